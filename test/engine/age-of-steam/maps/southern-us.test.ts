import { describe, expect, test } from 'vitest'
import { ageOfSteam, type Event, type Good, type Letter, type State } from '#engine/age-of-steam/index.ts'
import {
  type Arrangement,
  accepted,
  begin,
  building,
  incomes,
  lastDecision,
  movingGoods,
  optionsWith,
  PASS,
  played,
  refusedBy,
  withCities,
  withCubes,
  withPlayer,
} from '../position.ts'
import { deliver, laid } from '../routes.ts'

const map = 'southern-us'
const { board, steps } = ageOfSteam.game(map)
const [M, N] = [0, 1] as const
const places = (kind: 'city' | 'town') => board.hexes.filter((hex) => hex.place?.kind === kind)
const ATLANTA = 'J5'
const PORTS = ['Charleston', 'Savannah', 'Mobile', 'New Orleans']

describe('the board (section 11)', () => {
  test('twelve numbered cities, four ports with a colour of their own, fourteen towns', () => {
    expect(new Set(places('city').map(({ place }) => `${place?.number?.side}${place?.number?.die}`)).size).toBe(12)
    expect(places('town')).toHaveLength(14)
    const ports = places('city').filter(({ place }) => place?.colors.includes('white'))
    expect(ports.map(({ place }) => place?.name).sort()).toEqual([...PORTS].sort())
    for (const { place } of ports) expect(place?.colors).toHaveLength(2)
  })
})

describe('setup', () => {
  const labels: string[] = []
  const state = begin(4, {}, {}, map, labels)

  test('AOS-SUS-01 four cubes on Atlanta, three on each port, one on every other city', () => {
    const counts = Object.fromEntries(
      places('city').map(({ index, place }) => [place?.name, state.cubes[index]?.length]),
    )
    const ports = Object.fromEntries(PORTS.map((port) => [port, 3]))
    const others = ['Nashville', 'Memphis', 'Jackson', 'Montgomery', 'Knoxville', 'Raleigh', 'Jacksonville']
    expect(counts).toEqual({ Atlanta: 4, ...ports, ...Object.fromEntries(others.map((name) => [name, 1])) })
  })

  test('AOS-SUS-01 cotton on each town, from a supply of its own: nothing is drawn for it', () => {
    expect(places('town').map(({ index }) => state.cubes[index])).toEqual(Array(14).fill(['white']))
    expect(state.bag.white).toBe(0)
    expect(steps.cubes.white).toBe(14)
    expect(labels.filter((label) => label.startsWith('city/'))).toHaveLength(4 + 12 + 7)
  })
})

/** Macon to Augusta to Savannah, both links N's, and on to Charleston; Macon to Atlanta. */
const TRACK = ['K7 L6 M6', 'M6 M7 N7 O8', 'O8 O7 P6', 'K7 K6 J5'] as const
function ready(
  cubes: Parameters<typeof withCubes>[1],
  engine = 3,
  cities: Readonly<Record<string, Letter>> = {},
): State {
  const start = withCities(movingGoods({ map, players: { 0: { engine } } }), cities)
  return withCubes(laid(start, N, ...TRACK), cubes)
}

describe('cotton', () => {
  test('TV-33 AOS-SUS-03, -05, -06 over two links to Savannah: their owner +2, the mover +1, the cube is gone', () => {
    const state = ready({ K7: ['white'] })
    const next = played(state, [[M, deliver(state, 'white', 'K7>L6', 'M6>M7')]])
    expect(incomes(next)).toEqual([1, 2, 0, 0])
    expect(next.cubes).toEqual({})
    expect(next.removed.white).toBe(14)
    expect(next.bag.white).toBe(0)
  })

  test('AOS-SUS-06 over own links both', () => {
    const state = { ...ready({ M6: ['white'] }), stage: { phase: 'goods', pass: 1, left: [N], upgraded: [] } } as State
    expect(incomes(played(state, [[N, deliver(state, 'white', 'M6>M7')]]))).toEqual([0, 2, 0, 0])
  })

  test('AOS-SUS-06 other goods bring the mover nothing', () => {
    const state = ready({ [ATLANTA]: ['yellow'] })
    expect(incomes(played(state, [[M, deliver(state, 'yellow', 'J5>K6', 'K7>L6', 'M6>M7')]]))).toEqual([0, 3, 0, 0])
  })

  test('AOS-SUS-04 the first port ends the journey', () => {
    const state = ready({ M6: ['white'] })
    expect(refusedBy(state, M, deliver(state, 'white', 'M6>M7', 'O8>O7'))).toBe('AOS-MOVE-05')
    const list = ageOfSteam.moves(state, M)
    expect(list).toMatchObject({
      deliveries: [{ from: 'M6', cube: 'white', to: 'O8', ways: [{ gains: [1, 1, 0, 0] }] }],
    })
  })

  test('AOS-SUS-04 no other city takes cotton, and it may pass them', () => {
    const state = ready({ K7: ['white'] })
    expect(refusedBy(state, M, deliver(state, 'white', 'K7>K6'))).toBe('AOS-MOVE-13')
    const through = laid(ready({ K7: ['white'] }, 4), M, 'J5 J4 J3 J2 J1')
    expect(refusedBy(through, M, deliver(through, 'white', 'K7>K6', 'J5>J4'))).toBe('AOS-MOVE-13')
  })

  test.each<[string, string, string]>([
    ['Charleston', 'O8 O7 P6', 'purple'],
    ['Savannah', 'P6 O7 O8', 'yellow'],
    ['Mobile', 'G8 F8 E9 E10 E11', 'purple'],
    ['New Orleans', 'A8 A9 A10 A11 A12', 'yellow'],
  ])('AOS-SUS-04 %s takes cotton and its own colour, and nothing else', (_, route, own) => {
    const [from = '', next = ''] = route.split(' ')
    const taken =
      steps.cubes &&
      (Object.keys(steps.cubes) as Good[]).filter((good) => {
        const state = withCubes(laid(movingGoods({ map }), N, route), { [from]: [good] })
        return refusedBy(state, M, deliver(state, good, `${from}>${next}`)) === 'accepted'
      })
    expect(taken).toEqual([own, 'white'])
  })

  test('AOS-SUS-02, -03 stays on a town that becomes a city, and leaves from there', () => {
    const start = withPlayer(building({ map }), M, { special: 'urbanization' })
    const urbanized = played(start, [[M, { type: 'urbanize', hex: 'K7', letter: 'C' }]])
    expect(urbanized.cubes[board.byName.get('K7') ?? -1]).toEqual(['white'])
    const state = ready({ K7: ['white'] }, 3, { K7: 'C' })
    expect(incomes(played(state, [[M, deliver(state, 'white', 'K7>L6', 'M6>M7')]]))).toEqual([1, 2, 0, 0])
  })

  test('AOS-SUS-04 passes a New City, whatever its colour', () => {
    const state = ready({ K7: ['white'] }, 3, { M6: 'C' })
    expect(incomes(played(state, [[M, deliver(state, 'white', 'K7>L6', 'M6>M7')]]))).toEqual([1, 2, 0, 0])
    expect(refusedBy(state, M, deliver(state, 'white', 'K7>L6'))).toBe('AOS-MOVE-13')
  })

  test('AOS-SUS-03 leaves a town only by track', () => {
    const state = ready({ L7: [], H3: ['white'] })
    expect(refusedBy(state, M, deliver(state, 'white', 'H3>H4'))).toBe('AOS-MOVE-08')
  })
})

describe('AOS-SUS-07 Atlanta', () => {
  const RICH = { 0: { money: 60 }, 1: { money: 60 }, 2: { money: 60 }, 3: { money: 60 } }
  const grown = (arrangement: Arrangement) => accepted(lastDecision({ map, players: RICH, ...arrangement }), M, PASS)
  const fromBag = (events: readonly Event[]) =>
    events.flatMap((event) => (event.type === 'grew' && event.column === null ? [event.hex] : []))

  test.each([
    [1, [ATLANTA]],
    [4, [ATLANTA]],
    [5, []],
  ])('in round %i', (round, expected) => {
    expect(fromBag(grown({ change: { round } }).events)).toEqual(expected)
  })

  test('after Production and before the dice', () => {
    const holding = lastDecision({ map, players: { ...RICH, 1: { money: 60, special: 'production' } } })
    const [top] = holding.display.light1
    const display = { ...holding.display, light1: [null, ...holding.display.light1.slice(1)] }
    const state = { ...holding, display, bag: { ...holding.bag, [top as Good]: holding.bag[top as Good] + 1 } }
    const asked = accepted(state, M, PASS)
    expect(fromBag(asked.events)).toEqual([])
    const { events } = accepted(asked.state, N, { type: 'decline' })
    expect(fromBag(events)).toEqual([ATLANTA])
    expect(events.findIndex(({ type }) => type === 'grew')).toBeLessThan(
      events.findIndex(({ type }) => type === 'rolled'),
    )
  })
})

describe('AOS-SUS-08 income reduction', () => {
  const INCOMES = [10, 11, 20, 21, 30, 31, 40, 41, 49, 50]
  const SINGLE = [10, 9, 18, 17, 26, 25, 34, 33, 41, 40]
  const DOUBLE = [10, 7, 16, 13, 22, 19, 28, 25, 33, 30]

  test.each<[string, number, readonly number[]]>([
    ['from-round-4', 3, SINGLE],
    ['from-round-4', 4, DOUBLE],
    ['from-round-4', 7, DOUBLE],
    ['round-4-only', 3, SINGLE],
    ['round-4-only', 4, DOUBLE],
    ['round-4-only', 5, SINGLE],
  ])('TV-24 D-30 southernDoubling=%s, round %i', (southernDoubling, round, expected) => {
    const after = INCOMES.map((income) => {
      const players = { 0: { money: 60 }, 1: { money: 60, income }, 2: { money: 60 }, 3: { money: 60 } }
      const state = lastDecision({ map, options: { southernDoubling }, players, change: { round } })
      return accepted(state, M, PASS).state.players[N]?.income
    })
    expect(after).toEqual(expected)
  })

  test('is the same from round 4 unless a table wishes otherwise; other maps do not ask', () => {
    expect(optionsWith({}, map)).toMatchObject({ southernDoubling: 'from-round-4' })
    expect(() => optionsWith({ southernDoubling: 'round-4-only' })).toThrow('OPTION-UNKNOWN')
  })
})
