import { describe, expect, test } from 'vitest'
import { type Action, ageOfSteam, type Event, type Moves, type State } from '#engine/age-of-steam/index.ts'
import {
  type Arrangement,
  accepted,
  begin,
  building,
  directed,
  END,
  incomes,
  lastDecision,
  movingGoods,
  PASS,
  played,
  refusedBy,
  withCities,
  withCubes,
  withPlayer,
} from '../position.ts'
import { deliver, laid, on } from '../routes.ts'

const map = 'western-us'
const [A, B, C, D] = [0, 1, 2, 3] as const
const RICH = Object.fromEntries([A, B, C, D].map((seat) => [seat, { money: 60, hasBuilt: true }]))
const rich = (arrangement: Arrangement = {}): State => building({ map, players: RICH, ...arrangement })

describe('the transcontinental connection', () => {
  const WEST = ['A8 B8 C8 D8 E8 F8', 'F8 G8 H8 I8'] as const
  const EAST = 'I8 J8 K8 L8 L7 M7 N7'
  /** San Francisco to St. Louis by the owners of the three links; the last tile is missing, and A is to lay it. */
  const nearly = (first: number, second: number, players: Arrangement['players'] = RICH): State => {
    const start = withCities(rich({ players }), { F8: 'D' })
    return laid(laid(laid(start, first, WEST[0]), second, WEST[1]), A, 'I8 J8 K8 L8 L7 M7')
  }
  const last = (state: State): Action => on(state, 'M7', 'L7 N7')
  const completed = (state: State) => accepted(state, A, last(state))
  const bonuses = (events: readonly Event[]) => events.flatMap((event) => (event.type === 'gained' ? [event] : []))

  test('TV-32 AOS-WUS-10 one owner: +4 at once', () => {
    const { state, events } = completed(nearly(A, A))
    expect(incomes(state)).toEqual([4, 0, 0, 0])
    expect(bonuses(events)).toEqual([{ type: 'gained', reason: 'transcontinental', gains: [4, 0, 0, 0] }])
    expect(ageOfSteam.turn(state).ask).toBe('build')
  })

  test('TV-32 AOS-WUS-10 two owners: +2 each, at once', () => {
    expect(incomes(completed(nearly(B, A)).state)).toEqual([2, 2, 0, 0])
  })

  test('TV-32 AOS-WUS-10 more: the seat that completed it picks two, and does nothing else before', () => {
    const { state } = completed(nearly(B, C))
    expect(ageOfSteam.turn(state)).toMatchObject({ seats: [A], ask: 'chooseGains' })
    expect(ageOfSteam.moves(state, A)).toEqual({
      ask: 'chooseGains',
      reason: 'transcontinental',
      options: [
        [2, 2, 0, 0],
        [2, 0, 2, 0],
        [0, 2, 2, 0],
      ],
    })
    expect(refusedBy(state, A, END)).toBe('AOS-FLOW-01')
    expect(refusedBy(state, A, { type: 'chooseGains', option: 3 })).toBe('AOS-FLOW-05')
    expect(refusedBy(state, B, { type: 'chooseGains', option: 0 })).toBe('TURN-SEAT')
    const chosen = accepted(state, A, { type: 'chooseGains', option: 2 })
    expect(incomes(chosen.state)).toEqual([0, 2, 2, 0])
    expect(bonuses(chosen.events)).toMatchObject([{ reason: 'transcontinental' }])
    expect(refusedBy(chosen.state, A, { type: 'chooseGains', option: 2 })).toBe('AOS-FLOW-01')
    expect(refusedBy(chosen.state, A, END)).toBe('accepted')
  })

  test('AOS-WUS-10 the way with the fewest owners counts, however long', () => {
    const short = laid(nearly(B, C), A, 'A8 A7 B7 C7 D7 E7 F8')
    expect(incomes(completed(laid(short, C, 'F8 F9 G10 G9', 'G9 H9 I8')).state)).toEqual([2, 0, 2, 0])
  })

  test('AOS-WUS-10, D-29 of ways that tie the seat that completed it chooses', () => {
    const { state } = completed(laid(laid(nearly(B, A), C, 'A8 A7 B7 C7 D7 E7 F8'), A, 'N7 N8 N9'))
    expect(ageOfSteam.moves(state, A)).toMatchObject({
      options: [
        [2, 2, 0, 0],
        [2, 0, 2, 0],
      ],
    })
  })

  test('AOS-WUS-10 only starting cities count: from Denver or a New City it is no crossing', () => {
    const state = withCities(laid(rich(), A, 'I6 J6 K6 K7', 'K7 L7 M7'), { C11: 'A' })
    const { state: next } = accepted(state, A, on(state, 'M7', 'L7 N7'))
    expect(incomes(next)).toEqual([0, 0, 0, 0])
    expect(next.memory.transcontinental).toBeUndefined()
  })

  test('D-29 links of the eliminated connect and count, and gain nothing', () => {
    const gone = { ...RICH, 1: { money: 0, eliminated: 1 } }
    const out = (first: number, second: number): State => {
      const state = nearly(first, second, gone)
      return { ...state, order: [A, C, D], stage: { ...state.stage, left: [A, C, D] } as State['stage'] }
    }
    expect(incomes(completed(out(B, A)).state)).toEqual([2, 0, 0, 0])
    expect(incomes(completed(out(B, C)).state), 'of three the two who still play').toEqual([2, 0, 2, 0])
  })

  test('AOS-WUS-10, D-22 a New City may complete it; whoever placed it chooses', () => {
    // C's track points at Trinidad, where only B has an exit.
    const start = withCities(rich(), { F8: 'D' })
    const open = laid(laid(laid(start, A, WEST[0]), B, EAST), C, 'F8 G8 H8')
    const pointing = played({ ...open, stage: { ...open.stage, left: [C] } as State['stage'] }, [
      [C, on(open, 'H8', 'G8 I8')],
    ])
    const state = withPlayer(
      { ...pointing, stage: { ...pointing.stage, left: [D, A], prices: [] } as State['stage'] },
      D,
      {
        special: 'urbanization',
      },
    )
    const next = played(state, [[D, { type: 'urbanize', hex: 'I8', letter: 'A' }]])
    expect(ageOfSteam.turn(next)).toMatchObject({ seats: [D], ask: 'chooseGains' })
    const after = played(next, [[D, { type: 'chooseGains', option: 2 }]])
    expect(incomes(after)).toEqual([0, 2, 2, 0])
    expect(refusedBy(after, D, on(after, 'M1', 'N1 L1')), 'and builds on').toBe('accepted')
  })

  test('TV-32 nothing for later connections; afterwards track may lie apart, for everybody', () => {
    const { state } = completed(nearly(A, A))
    const again = laid(state, B, 'A8 A9 B10')
    const { state: next, events } = accepted(again, A, on(again, 'M1', 'N1 M2'))
    expect(bonuses(events)).toEqual([])
    const turn = played(laid(next, B, 'N4 M5 M6'), [[A, END]])
    expect(refusedBy(turn, B, on(turn, 'N12', 'N13 N11'))).toBe('accepted')
  })

  test('AOS-WUS-10 before it is there, the last tile alone may not be missing', () => {
    expect(refusedBy(nearly(A, A), A, on(nearly(A, A), 'M1', 'N1 M2'))).toBe('AOS-WUS-09')
  })
})

describe('deliveries from coast to coast', () => {
  /** TV-31: Seattle to St. Louis over links of A, B and A. */
  const LINKS = [
    [A, 'A1 B1 C1'],
    [B, 'C1 D1 E1 F1 G1 H1 I1 J1'],
    [A, 'J1 K2 K3 K4 K5 L6 L7 M7 N7'],
  ] as const
  const ready = (
    owners: readonly number[] = [A, B, A],
    cubes: Parameters<typeof withCubes>[1] = { A1: ['yellow'] },
  ): State => {
    const start = movingGoods({ map, players: { 0: { engine: 6 } } })
    const track = LINKS.reduce(
      (state, [, route], i) => laid(state, owners[i] ?? null, route),
      withCities(start, { C1: 'C', J1: 'D' }),
    )
    return withCubes(track, cubes)
  }
  const journey = (state: State) => deliver(state, 'yellow', 'A1>B1', 'C1>D1', 'J1>K2')
  const waysOf = (state: State) => {
    const { deliveries } = ageOfSteam.moves(state, A) as Extract<Moves, { ask: 'goods' }>
    return deliveries.flatMap(({ from, to, ways }) => ways.map(({ gains, bonus }) => ({ from, to, gains, bonus })))
  }

  test('TV-31 AOS-WUS-11 +1 to the owner of one of the links, whom the mover chooses', () => {
    const state = ready()
    const withBonus = (bonus: number) => ({ ...journey(state), bonus })
    expect(incomes(played(state, [[A, withBonus(A)]]))).toEqual([3, 1, 0, 0])
    expect(incomes(played(state, [[A, withBonus(B)]]))).toEqual([2, 2, 0, 0])
    expect(refusedBy(state, A, withBonus(C)), 'owns none of them').toBe('AOS-FLOW-05')
    expect(refusedBy(state, A, journey(state)), 'has to choose').toBe('AOS-FLOW-05')
    expect(waysOf(state)).toEqual([
      { from: 'A1', to: 'N7', gains: [3, 1, 0, 0], bonus: A },
      { from: 'A1', to: 'N7', gains: [2, 2, 0, 0], bonus: B },
    ])
  })

  test('AOS-WUS-11 ways that bring the same, bonus and all, are listed once', () => {
    // A second link from Seattle, B's: over it A gains 1 and B 2, so either bonus of one way may equal one of the other.
    const gains = waysOf(laid(ready(), B, 'A1 B2 C2 C1')).map((way) => way.gains)
    expect(gains).toEqual([
      [3, 1, 0, 0],
      [2, 2, 0, 0],
      [1, 3, 0, 0],
    ])
  })

  test('AOS-WUS-11 with one owner there is nothing to choose', () => {
    const state = ready([B, B, B])
    expect(incomes(played(state, [[A, journey(state)]]))).toEqual([0, 4, 0, 0])
    expect(waysOf(state)).toEqual([{ from: 'A1', to: 'N7', gains: [0, 4, 0, 0], bonus: undefined }])
  })

  test('AOS-WUS-11 the eliminated gain no bonus', () => {
    const state = withPlayer(ready(), B, { eliminated: 1, money: 0 })
    const playing = { ...state, order: [A, C, D], stage: { ...state.stage, left: [A, C, D] } as State['stage'] }
    expect(incomes(played(playing, [[A, journey(state)]]))).toEqual([3, 0, 0, 0])
  })

  test('AOS-WUS-11 from a town none; from a city of no region none', () => {
    const town = withCubes(laid(movingGoods({ map }), B, 'K7 L7 M7 N7'), { K7: ['yellow'] })
    expect(incomes(played(town, [[A, deliver(town, 'yellow', 'K7>L7')]]))).toEqual([0, 1, 0, 0])
    const state = ready([A, B, A], { C1: ['yellow'] })
    expect(incomes(played(state, [[A, deliver(state, 'yellow', 'C1>D1', 'J1>K2')]]))).toEqual([1, 1, 0, 0])
  })

  test('TV-31 AOS-WUS-07 Des Moines to Kansas City: not to a town; once a city, both are east', () => {
    const town = withCubes(laid(movingGoods({ map }), B, 'N4 M5 M6'), { N4: ['blue'] })
    expect(refusedBy(town, A, deliver(town, 'blue', 'N4>M5'))).toBe('AOS-MOVE-13')
    const city = withCubes(laid(withCities(movingGoods({ map }), { M6: 'B' }), B, 'N4 M5 M6'), { N4: ['blue'] })
    expect(incomes(played(city, [[A, deliver(city, 'blue', 'N4>M5')]]))).toEqual([0, 1, 0, 0])
  })

  test.each<[string, string, number]>([
    ['Portland', 'E4 D3 C3 B3 A3', 2],
    ['San Diego', 'E6 D7 D8 C9 C10 C11', 2],
    ['Sacramento', 'E6 D6 C6 B6', 1],
  ])('AOS-WUS-07 %s as a New City', (_, rest, gained) => {
    // One link from St. Louis right across, as no table will ever see it: only its two ends matter.
    const route = `N7 M7 L7 L6 K6 J6 I5 H5 G5 F5 E5 ${rest}`
    const start = withCities(movingGoods({ map }), { [route.split(' ').at(-1) ?? '']: 'B' })
    const state = withCubes(laid(start, B, route), { N7: ['blue'] })
    expect(incomes(played(state, [[A, deliver(state, 'blue', 'N7>M7')]]))).toEqual([0, gained, 0, 0])
  })
})

describe('AOS-WUS-12 no ties', () => {
  /** Everybody has 3 x income - 3 x shares points at the end. */
  const end = (players: NonNullable<Arrangement['players']>, change: Partial<State> = {}, chance = directed()) => {
    const state = lastDecision({ map, seats: 3, players, change: { round: 10, ...change } })
    const { state: over, events } = accepted(state, A, PASS, chance)
    expect(over.stage.phase).toBe('over')
    return {
      places: ageOfSteam.standings(over).map(({ seat, place }) => [seat, place]),
      result: ageOfSteam.result(over),
      events,
      over,
    }
  }
  const money = (...amounts: readonly number[]) =>
    Object.fromEntries(amounts.map((amount, seat) => [seat, { money: amount }]))
  const rolled = (events: readonly Event[]) => events.filter(({ type }) => type === 'rolledTie')

  test('more money', () => {
    const { places, result, events } = end(money(20, 30, 25))
    expect(places).toEqual([[B, 1], [C, 2], [A, 3]]) // biome-ignore format: a table
    expect(result?.winners).toEqual([B])
    expect(rolled(events)).toEqual([])
  })

  test('then more scored track', () => {
    const tiles = laid(begin(3, {}, {}, map), C, 'N4 M4 M5 M6').tiles
    const players = { 0: { money: 19, income: 1 }, 1: { money: 18, income: 1 }, 2: { money: 20 } }
    expect(end(players, { tiles }).places).toEqual([[C, 1], [A, 2], [B, 3]]) // biome-ignore format: a table
  })

  test('then dice, again until they differ, and the rolls are part of the match', () => {
    const rolls = { 'tie/1/0': 5, 'tie/1/1': 5, 'tie/1/2': 6, 'tie/2/0': 2, 'tie/2/1': 4 }
    const labels: string[] = []
    const { places, events, over } = end(money(20, 20, 20), {}, directed(rolls, labels))
    expect(places).toEqual([[C, 1], [B, 2], [A, 3]]) // biome-ignore format: a table
    expect(rolled(events)).toHaveLength(5)
    expect(over.memory.tieRolls).toEqual([[5, 2], [5, 4], [6]])
    expect(labels.filter((label) => label.startsWith('tie/'))).toHaveLength(5)
  })
})
