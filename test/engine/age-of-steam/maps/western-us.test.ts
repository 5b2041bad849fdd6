import { describe, expect, test } from 'vitest'
import { trackOf } from '#engine/age-of-steam/game.ts'
import { ageOfSteam, type Letter, type Moves, type State } from '#engine/age-of-steam/index.ts'
import { parts } from '#engine/age-of-steam/maps/western-us/connection.ts'
import { SIDES } from '#engine/hex/layout.ts'
import { neighbourOf } from '#engine/track/board.ts'
import {
  type Arrangement,
  accepted,
  begin,
  building,
  cost,
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
const { board } = ageOfSteam.game(map)
const [A, B, C, D] = [0, 1, 2, 3] as const
const RICH = Object.fromEntries([A, B, C, D].map((seat) => [seat, { money: 60, hasBuilt: true }]))
const rich = (arrangement: Arrangement = {}): State => building({ map, players: RICH, ...arrangement })
const places = (kind: 'city' | 'town') => board.hexes.filter((hex) => hex.place?.kind === kind)

describe('the board (section 11)', () => {
  test('twelve numbered cities, twenty towns; cubes for all of it, and none to spare', () => {
    expect([places('city').length, places('town').length]).toEqual([12, 20])
    expect(new Set(places('city').map(({ place }) => `${place?.number?.side}${place?.number?.die}`)).size).toBe(12)
    expect(2 * 12 + 20 + 52).toBe(96)
  })

  test('all cities of the rules are there; Kansas City, Portland and San Diego are towns; swamps exist', () => {
    const east = ['Duluth', 'Minneapolis', 'Des Moines', 'St. Louis', 'Memphis', 'Vicksburg', 'New Orleans']
    const names = places('city').map(({ place }) => place?.name)
    expect(names).toEqual(expect.arrayContaining([...east, 'Seattle', 'San Francisco', 'Los Angeles']))
    const towns = places('town').map(({ place }) => place?.name)
    expect(towns).toEqual(expect.arrayContaining(['Kansas City', 'Portland', 'San Diego']))
    expect(new Set(board.hexes.map(({ terrain }) => terrain))).toEqual(new Set(['plain', 'river', 'swamp', 'mountain']))
  })
})

/** So no New City can take a link that is one exit of a town, which is the only way to cut a network (AOS-WUS-09). */
test('no town lies next to a city or to another town', () => {
  for (const { index } of places('town')) {
    const around = SIDES.map((side) => board.hexes[neighbourOf(board, index, side)]?.place ?? null)
    expect(around).toEqual(Array(6).fill(null))
  }
})

describe('setup', () => {
  test('AOS-WUS-01 $20 and two shares', () => {
    expect(begin(3, {}, {}, map).players[0]).toMatchObject({ money: 20, shares: 2 })
  })

  test('AOS-WUS-02 two cubes on each city, then one on each town, and the bag is empty', () => {
    const labels: string[] = []
    const state = begin(3, {}, {}, map, labels)
    const counts = (kind: 'city' | 'town') => places(kind).map(({ index }) => state.cubes[index]?.length)
    expect(counts('city')).toEqual(Array(12).fill(2))
    expect(counts('town')).toEqual(Array(20).fill(1))
    expect(Object.values(state.bag)).toEqual([0, 0, 0, 0, 0, 0])
    const firstOf = ({ name }: { name: string }) => labels.findIndex((label) => label.startsWith(`city/${name}/`))
    expect(Math.min(...places('town').map(firstOf)), 'after 52 for the display and 24 for the cities').toBe(52 + 24)
  })
})

describe('prices', () => {
  /** Own track leads to each hex from two sides, so that complex tiles are connected. */
  const started = laid(rich(), A, 'N4 M4 M5', 'N13 N12 M13', 'B10 B9 C10')

  test.each<[string, string, readonly string[], number]>([
    ['simple on plain', 'M5', ['N4 M6'], 2],
    ['simple on a swamp', 'M13', ['N13 L13'], 4],
    ['simple on a mountain', 'C10', ['B10 D10'], 5],
    ['crossing on plain', 'M5', ['N4 M6', 'M4 N6'], 4],
    ['side by side on plain', 'M5', ['N4 N5', 'M4 M6'], 3],
    ['crossing on a swamp', 'M13', ['N13 M12', 'N12 L13'], 6],
    ['side by side on a swamp', 'M13', ['N13 L13', 'N12 M12'], 5],
    ['crossing on a mountain', 'C10', ['B10 D10', 'B9 C11'], 7],
    ['side by side on a mountain', 'C10', ['B10 C11', 'B9 D10'], 6],
  ])('TV-31 AOS-WUS-05, D-26 %s', (_, hex, tracks, price) => {
    expect(cost(started, A, on(started, hex, ...tracks))).toBe(price)
  })

  test('AOS-WUS-05 simple on a river: as on a swamp', () => {
    expect(cost(rich(), A, on(rich(), 'N12', 'N13 N11'))).toBe(4)
  })

  test('AOS-WUS-05 towns and replacements cost what they do elsewhere', () => {
    const link = laid(rich(), A, 'N13 N12 N11', 'N11 M11 N12')
    expect(cost(link, A, on(link, 'N12', 'N13 N11', 'M11 M13'))).toBe(2)
    const section = laid(rich(), A, 'N13 N12 M12')
    expect(cost(section, A, on(section, 'N12', 'N13 N11')), 'redirected on a river').toBe(2)
    const pointing = played(rich(), [[A, on(rich(), 'M5', 'N4 M6')]])
    expect(cost(pointing, A, on(pointing, 'M6', 'M5'))).toBe(2)
    const town = laid(rich(), A, 'N4 M5 M6')
    expect(cost(town, A, on(town, 'M6', 'M5', 'L6'))).toBe(3)
  })
})

describe('goods of towns', () => {
  /** Wichita has a town tile, Amarillo has none. */
  const ready = (cubes: Parameters<typeof withCubes>[1]): State =>
    withCubes(laid(movingGoods({ map, players: { 0: { engine: 3 } } }), B, 'K7 L7 M7 N7'), cubes)

  test('AOS-WUS-03 a cube on a town is delivered like one on a city', () => {
    const state = ready({ K7: ['yellow'], J9: ['yellow'] })
    const delivery = deliver(state, 'yellow', 'K7>L7')
    expect(incomes(played(state, [[A, delivery]]))).toEqual([0, 1, 0, 0])
    expect(refusedBy(state, A, deliver(state, 'yellow', 'J9>K9')), 'no track there').toBe('AOS-MOVE-08')
  })

  test('AOS-WUS-03 no die brings anything to a town', () => {
    const before = withCubes(lastDecision({ map, players: RICH }), { K7: ['red'] })
    const { events } = accepted(before, A, PASS)
    const grown = events.flatMap((event) => (event.type === 'grew' ? [event.hex] : []))
    expect(grown.length).toBeGreaterThan(0)
    expect(grown.filter((hex) => places('town').some(({ name }) => name === hex))).toEqual([])
  })

  test('AOS-WUS-04 a cube on a town that becomes a city returns to the bag', () => {
    const state = withPlayer(withCubes(rich(), { M6: ['red'] }), A, { special: 'urbanization' })
    const next = played(state, [[A, { type: 'urbanize', hex: 'M6', letter: 'C' }]])
    expect(next.cubes).toEqual({})
    expect(next.bag.red).toBe(state.bag.red + 1)
  })
})

describe('where track may be built', () => {
  const beginner = (cities: Readonly<Record<string, Letter>> = {}): State =>
    withCities(rich({ players: { 0: { money: 60 } } }), cities)

  test.each<[string, string, string, string]>([
    ['Des Moines', 'M5', 'N4 M6', 'accepted'],
    ['San Francisco', 'B8', 'A8 C8', 'accepted'],
    ['Denver', 'J6', 'I6 K6', 'AOS-BUILD-05'],
    ['Salt Lake City', 'E5', 'D5 F5', 'AOS-BUILD-05'],
  ])('AOS-WUS-06, -08 the first tile at %s', (_, hex, track, verdict) => {
    expect(refusedBy(beginner(), A, on(beginner(), hex, track))).toBe(verdict)
  })

  test('AOS-WUS-08 a New City is no starting city, Kansas City neither; later any city will do', () => {
    const state = beginner({ M6: 'A' })
    expect(refusedBy(state, A, on(state, 'L6', 'M6 K6'))).toBe('AOS-BUILD-05')
    const any = { ...state, options: { ...state.options, firstTile: 'any' } }
    expect(refusedBy(any, A, on(any, 'L6', 'M6 K6'))).toBe('AOS-BUILD-05')
    expect(refusedBy(rich(), A, on(rich(), 'J6', 'I6 K6'))).toBe('accepted')
  })

  test('AOS-WUS-09 one network: from its cities, towns and ends, and nowhere else', () => {
    const state = laid(rich(), A, 'N4 M5 M6', 'M6 L6 K6')
    expect(refusedBy(state, A, on(state, 'N5', 'N4 N6')), 'in a city it hangs together').toBe('accepted')
    expect(refusedBy(state, A, on(state, 'M6', 'M5', 'L6', 'M7')), 'in a town').toBe('accepted')
    expect(refusedBy(state, A, on(state, 'K6', 'L6 J6')), 'at its end').toBe('accepted')
    expect(refusedBy(state, A, on(state, 'M1', 'N1 L1')), 'at Duluth').toBe('AOS-WUS-09')
    expect(refusedBy(state, A, on(state, 'M1', 'N1 M2')), 'a link of its own').toBe('AOS-WUS-09')
  })

  test('AOS-WUS-09 track of others does not join what is apart, whoever owns a stretch between', () => {
    const state = laid(laid(rich(), A, 'N4 M5 M6'), B, 'M6 M7 N7')
    expect(refusedBy(state, A, on(state, 'N8', 'N7 N9'))).toBe('AOS-WUS-09')
    expect(refusedBy(played(state, [[A, END]]), B, on(state, 'N8', 'N7 N9'))).toBe('accepted')
  })

  test('AOS-WUS-09 who has lost all track may begin anywhere; not twice', () => {
    const state = laid(rich(), null, 'N4 M5 L5')
    const begun = played(state, [[A, on(state, 'M1', 'N1 M2')]])
    expect(refusedBy(begun, A, on(begun, 'N5', 'N4 N6'))).toBe('AOS-WUS-09')
    expect(refusedBy(rich(), A, on(rich(), 'N12', 'N13 M12', 'N11 M11')), 'two parts with one tile').toBe('AOS-WUS-09')
  })

  test('AOS-WUS-09, D-27 a network that was cut may grow, and heal, but not fall apart further', () => {
    const state = laid(rich(), A, 'N4 M5 M6', 'N7 N8 N9')
    expect(parts(trackOf(ageOfSteam.game(map), state), A)).toBe(2)
    expect(refusedBy(state, A, on(state, 'M9', 'N9 L9'))).toBe('accepted')
    expect(refusedBy(state, A, on(state, 'N6', 'N7 M6'))).toBe('accepted')
    expect(refusedBy(state, A, on(state, 'M1', 'N1 L1'))).toBe('AOS-WUS-09')
  })

  test('AOS-WUS-09, D-22 whoever is handed track far away by a New City goes on at either part', () => {
    // Unowned track from Duluth points at Fargo; A has a network around Des Moines.
    const open = laid(withCities(laid(rich(), A, 'N4 M5 M6'), { J1: 'C' }), null, 'N1 M1 L1 K1 J1')
    const before = withPlayer({ ...open, newCities: [] }, A, { special: 'urbanization' })
    const state = played(before, [[A, { type: 'urbanize', hex: 'J1', letter: 'C' }]])
    expect(parts(trackOf(ageOfSteam.game(map), state), A)).toBe(2)
    expect(refusedBy(state, A, on(state, 'N5', 'N4 N6'))).toBe('accepted')
    expect(refusedBy(state, A, on(state, 'I1', 'J1 H1'))).toBe('accepted')
    expect(refusedBy(state, A, on(state, 'B8', 'A8 C8'))).toBe('AOS-WUS-09')
  })

  test('AOS-WUS-09 is the reason a player is told', () => {
    const state = laid(rich(), A, 'N4 M5 M6')
    const { sites } = ageOfSteam.moves(state, A) as Extract<Moves, { ask: 'build' }>
    const site = (hex: string) => sites.find((one) => one.hex === hex)
    expect(site('M1')).toMatchObject({ placements: [], why: { rule: 'AOS-WUS-09' } })
    expect(site('L6')?.placements, 'beyond Kansas City').toEqual([])
    expect(site('M6')?.placements).not.toEqual([])
  })
})
