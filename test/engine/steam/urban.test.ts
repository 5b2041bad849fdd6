import { describe, expect, test } from 'vitest'
import { noChance } from '#engine/core/chance.ts'
import { type Good, type Moves, type State, steam } from '#engine/steam/index.ts'
import {
  ALL_RICH,
  accepted,
  at,
  build,
  building,
  chainsOf,
  END,
  game,
  grow,
  HEX,
  hexIndex,
  linksOf,
  nextTurn,
  owners,
  part,
  played,
  player,
  refusedBy,
  STANDARD,
  sectionsOf,
  turn,
  urbanize,
  withPlayer,
  withSupply,
} from './position.ts'
import { laid, on } from './routes.ts'

const { Albany, Boston, Hartford, NewYork, NewHaven, Poughkeepsie, Springfield } = HEX
const [MICHAEL, THOMAS] = [0, 1] as const
type Build = Extract<Moves, { ask: 'build' }>

const rich = (options = {}): State => building({ players: ALL_RICH, options })
const urbanist = (state: State = rich()): State =>
  nextTurn(withPlayer(state, MICHAEL, { tile: 'urbanization', uses: true }), MICHAEL)
const grower = (state: State = rich()): State =>
  nextTurn(withPlayer(state, MICHAEL, { tile: 'city-growth', uses: true }), MICHAEL)
const urban = (state: State, hex: string, color: Good = 'grey'): State =>
  played(urbanist(state), part(MICHAEL, [urbanize(hex, color, 0)]))

describe('a New City', () => {
  test('STM-ACT-08 on any town, of any colour that is left, with any group of goods', () => {
    const before = urbanist()
    const { state, events } = accepted(before, 0, urbanize(Springfield, 'red', 4))
    expect(state.newCities).toEqual([{ hex: hexIndex(Springfield), color: 'red' }])
    expect(state.cubes[hexIndex(Springfield)]).toEqual(before.supply[4])
    expect([state.supply[4], player(state, 0).cash]).toEqual([[], 60])
    expect(events).toEqual([{ type: 'urbanized', seat: 0, hex: Springfield, color: 'red', cubes: before.supply[4] }])
    expect(refusedBy(state, 0, urbanize(Poughkeepsie, 'blue', 1)), 'once').toBe('STM-ACT-08')
  })

  test('STM-ACT-08, DIF-03 towns only, colours that are left: one of each, four grey', () => {
    expect(refusedBy(urbanist(), 0, urbanize(Albany, 'red', 0))).toBe('STM-ACT-08')
    expect(refusedBy(urbanist(), 0, urbanize(at(1, 0), 'red', 0))).toBe('STM-ACT-08')
    expect(refusedBy(urbanist(), 0, { type: 'urbanize', hex: Springfield, color: 'black', group: 0 })).toBe(
      'STM-ACT-08',
    )
    expect((steam.moves(urbanist(), 0) as Build).urbanize).toMatchObject({
      colors: ['red', 'blue', 'yellow', 'purple', 'grey'],
      groups: Array.from({ length: 12 }, (_, i) => i),
    })
    const used = { ...urbanist(), newCities: [{ hex: hexIndex(Springfield), color: 'red' as const }] }
    expect(refusedBy(used, 0, urbanize(Poughkeepsie, 'red', 0))).toBe('STM-ACT-08')
    expect(refusedBy(used, 0, urbanize(Springfield, 'blue', 0)), 'a New City is no town').toBe('STM-ACT-08')
    const grey = ['F1', 'E3', 'E5', 'G5'].map((name) => ({ hex: hexIndex(name), color: 'grey' as const }))
    expect(refusedBy({ ...urbanist(), newCities: grey.slice(1) }, 0, urbanize(Springfield, 'grey', 0))).toBe('accepted')
    expect(refusedBy({ ...urbanist(), newCities: grey }, 0, urbanize(Springfield, 'grey', 0))).toBe('STM-ACT-08')
  })

  test('STM-ACT-08, -09 a space that is empty stays so; without any goods the city starts empty', () => {
    const one = withSupply(urbanist(), [], ['red', 'blue'])
    expect(refusedBy(one, 0, urbanize(Springfield, 'red', 0))).toBe('STM-ACT-08')
    expect(refusedBy(one, 0, urbanize(Springfield, 'red', 12))).toBe('STM-ACT-08')
    expect(refusedBy(one, 0, urbanize(Springfield, 'red')), 'goods that there are must come').toBe('STM-ACT-08')
    expect(refusedBy(one, 0, urbanize(Springfield, 'red', 1))).toBe('accepted')
    const none = withSupply(urbanist())
    expect(refusedBy(none, 0, urbanize(Springfield, 'red', 0))).toBe('STM-ACT-08')
    const state = played(none, part(0, [urbanize(Springfield, 'red')]))
    expect(state.cubes[hexIndex(Springfield)]).toBeUndefined()
    expect(state.newCities).toHaveLength(1)
  })

  test('STM-BUILD-01, -03, STM-ACT-03 at any moment of the turn, no tile build, and it must be placed', () => {
    const three = [build(at(1, 0), '21', 2), on(rich(), at(2, 0), `${at(1, 0)} ${at(3, 0)}`), build(at(0, 1), '21', 0)]
    const built = played(urbanist(), part(0, three))
    expect(refusedBy(built, 0, END)).toBe('STM-BUILD-03')
    const state = played(built, part(0, [urbanize(Springfield, 'red', 0)]))
    expect(state.stage).toMatchObject({ built: 3, due: null })
    expect(refusedBy(state, 0, END)).toBe('accepted')
    expect(refusedBy(played(urbanist(), part(0, [urbanize(Springfield, 'red', 0)])), 0, three[0])).toBe('accepted')
  })

  test('STM-ACT-03, -08 by its holder only', () => {
    expect(refusedBy(rich(), 0, urbanize(Springfield, 'red', 0))).toBe('STM-ACT-08')
    expect((steam.moves(rich(), 0) as Build).urbanize).toBeNull()
  })

  test('STM-EXP-13 standard: ending the turn declines it', () => {
    const state = urbanist(rich(STANDARD))
    expect(refusedBy(state, 0, END)).toBe('accepted')
    expect((steam.moves(state, 0) as Build).hindered).toBeNull()
    expect(refusedBy(state, 0, urbanize(Springfield, 'red', 0))).toBe('accepted')
  })
})

describe('a New City on the map', () => {
  test('STM-URB-01, -05 the tile comes off and stubs vanish; links with track elsewhere stay', () => {
    const town = laid(rich(), THOMAS, `${Albany} ${at(0, 1)} ${Poughkeepsie} ${at(1, 1)}`)
    const shared = laid(town, MICHAEL, `${NewYork} ${at(0, 3)} ${Poughkeepsie} ${at(-1, 2)}`)
    expect([chainsOf(shared, THOMAS).length, chainsOf(shared, MICHAEL).length]).toEqual([2, 2])
    const state = urban(shared, Poughkeepsie)
    expect(state.tiles[hexIndex(Poughkeepsie)]).toBeNull()
    expect([chainsOf(state, THOMAS).length, chainsOf(state, MICHAEL).length]).toEqual([1, 1])
    expect([linksOf(state, THOMAS).length, linksOf(state, MICHAEL).length]).toEqual([1, 1])
  })

  test('STM-URB-01, STM-TILE-09, DIF-12 the tile is in the supply again', () => {
    const four = ['F1', 'E3', 'E5', Poughkeepsie].map((name) => hexIndex(name))
    const state = rich()
    const star = { tile: 'T31', rotation: 0, owners: [null, null, null] }
    const crowded = { ...state, tiles: state.tiles.map((placed, hex) => (four.includes(hex) ? star : placed)) }
    const north = laid(crowded, MICHAEL, 'L5 L4 L3').tiles
    const ready = { ...crowded, tiles: north.with(hexIndex('L3'), null) }
    const wanted = build('L3', 'T31', 1)
    const step = (from: State) => steam.play(from, 0, wanted, noChance)
    const before = step(urbanist(ready))
    expect(before.ok ? 'accepted' : before.refusal.rule).toBe('STM-TILE-07')
    const tiles = ready.tiles.with(hexIndex(Poughkeepsie), null)
    const removed = step({ ...urbanist(ready), tiles })
    expect(removed.ok ? 'accepted' : removed.refusal.rule).not.toBe('STM-TILE-07')
  })

  test('STM-URB-02, -03 what points at it is complete and stays with its owner', () => {
    const straight = laid(rich(), THOMAS, `${Albany} ${at(1, 0)} ${at(1, 1)}`)
    const down = played(
      nextTurn(straight, THOMAS),
      part(THOMAS, [on(straight, at(1, 1), `${at(1, 0)} ${Poughkeepsie}`), build(at(0, 1), '21', 0)]),
    )
    expect([linksOf(down, THOMAS).length, sectionsOf(down, THOMAS).length]).toEqual([0, 2])
    const state = urban(down, Poughkeepsie)
    expect([linksOf(state, THOMAS).length, sectionsOf(state, THOMAS).length]).toEqual([2, 0])
  })

  test('STM-URB-04, AMB-17 unowned track that it completes goes to the seat that placed it', () => {
    const up = rich()
    const free = { ...up, tiles: up.tiles.with(hexIndex(at(0, 1)), { tile: '21', rotation: 0, owners: [null] }) }
    const state = urban(free, Poughkeepsie)
    expect(owners(state, at(0, 1))).toEqual([MICHAEL])
    expect(linksOf(state, MICHAEL)).toHaveLength(1)
    // From a town where he has nothing.
    const springfield = laid(rich(), null, `${Springfield} L7 L8`)
    const south = { tile: '21', rotation: 0, owners: [null] }
    const reached = urban({ ...springfield, tiles: springfield.tiles.with(hexIndex('L8'), south) }, NewHaven)
    expect([owners(reached, 'L7'), owners(reached, 'L8'), owners(reached, Springfield)]).toEqual([[0], [0], [0]])
  })

  test('STM-INC-04 complete links of the bankrupt stay nobody’s, also where a town becomes a city', () => {
    const left = laid(rich(), null, `${Albany} ${at(0, 1)} ${Poughkeepsie}`)
    const bankrupt = withPlayer({ ...left, bankrupt: [3], order: [0, 1, 2] }, 3, { eliminated: 1 })
    const state = urban(bankrupt, Poughkeepsie)
    expect(owners(state, at(0, 1))).toEqual([null])
    expect([linksOf(state, null).length, linksOf(state, MICHAEL).length]).toEqual([1, 0])
  })

  test('STM-URB-05, AMB-18 a link of a single segment, from the town to a city beside it, vanishes', () => {
    // Poughkeepsie beside a New City: no printed town of these boards touches a city.
    const state = rich()
    const beside = { ...state, newCities: [{ hex: hexIndex(at(0, 1)), color: 'grey' as const }] }
    const tile = { tile: 'T11', rotation: 0, owners: [THOMAS] }
    const linked = { ...beside, tiles: beside.tiles.with(hexIndex(Poughkeepsie), tile) }
    expect(linksOf(linked, THOMAS)).toHaveLength(1)
    const step = urban(linked, Poughkeepsie, 'red')
    expect(chainsOf(step, THOMAS)).toHaveLength(0)
  })

  test('STM-URB-06, AMB-19 track from it round to itself stays unfinished; it may be turned, not completed', () => {
    // West of Poughkeepsie round the town: from its exit over (-1,2) and (-1,3) back up to it.
    const around = laid(rich(), MICHAEL, `${Albany} ${at(0, 1)} ${Poughkeepsie} ${at(-1, 2)} ${at(-1, 3)}`)
    const closed = played(
      nextTurn(around, MICHAEL),
      part(MICHAEL, [on(around, at(-1, 3), `${at(-1, 2)} ${Poughkeepsie}`)]),
    )
    const state = urban(closed, Poughkeepsie)
    expect([linksOf(state, MICHAEL).length, sectionsOf(state, MICHAEL).length]).toEqual([1, 1])
    expect(owners(state, at(-1, 2))).toEqual([MICHAEL])
    for (const hex of [at(-1, 2), at(-1, 3)]) {
      const other = hex === at(-1, 2) ? at(-1, 3) : at(-1, 2)
      const turned = on(state, hex, `${other} ${hex === at(-1, 2) ? at(-1, 1) : at(-1, 4)}`)
      expect(refusedBy(state, 0, turned), `turned at ${hex}`).toBe('accepted')
      const after = played(state, part(0, [turned]))
      expect([linksOf(after, MICHAEL).length, sectionsOf(after, MICHAEL).length]).toEqual([1, 1])
    }
    const lost = played(nextTurn(withPlayer(state, MICHAEL, { tile: null }), MICHAEL), turn(MICHAEL, []))
    expect(owners(lost, at(-1, 2)), 'like all track that is not extended').toEqual([null])
    expect(steam.standings(state).find(({ seat }) => seat === MICHAEL)?.figures).toMatchObject({ links: 1 })
  })

  test('STM-URB-07 it is a city for everybody: to start from, to claim at, to build nothing on, never to grow', () => {
    const state = urban(rich(), Poughkeepsie)
    const thomas = nextTurn(state, THOMAS)
    expect(refusedBy(thomas, THOMAS, on(thomas, at(-1, 2), `${Poughkeepsie} ${at(-2, 2)}`))).toBe('accepted')
    expect(refusedBy(thomas, THOMAS, build(Poughkeepsie, 'T11', 0))).toBe('STM-BUILD-04')
    expect(refusedBy(grower(state), MICHAEL, grow(Poughkeepsie, 1))).toBe('STM-ACT-04')
    const free = laid(state, null, `${Poughkeepsie} ${at(-1, 2)} ${at(-2, 2)}`)
    expect(refusedBy(nextTurn(free, THOMAS), THOMAS, on(free, at(-2, 2), `${at(-1, 2)} ${at(-3, 3)}`))).toBe('accepted')
  })
})

describe('City Growth', () => {
  test('STM-ACT-04 all cubes of a space onto a city, once for each', () => {
    const before = grower()
    const { state, events } = accepted(before, 0, grow(Boston, 7))
    const boston = hexIndex(Boston)
    expect(state.cubes[boston]).toEqual([...(before.cubes[boston] ?? []), ...(before.supply[7] ?? [])])
    expect([state.supply[7], state.grown]).toEqual([[], [boston]])
    expect(events).toEqual([{ type: 'grew', seat: 0, hex: Boston, cubes: before.supply[7] }])
    expect(refusedBy(state, 0, grow(Hartford, 1)), 'once a turn').toBe('STM-ACT-04')
    expect(refusedBy(grower(state), 0, grow(Boston, 1)), 'once a game').toBe('STM-ACT-04')
    expect(refusedBy(grower(state), 0, grow(Hartford, 7)), 'an empty space').toBe('STM-ACT-04')
  })

  test('STM-ACT-04 printed cities only, and only by the holder', () => {
    expect(refusedBy(grower(), 0, grow(Poughkeepsie, 0))).toBe('STM-ACT-04')
    expect(refusedBy(grower(), 0, grow(at(1, 0), 0))).toBe('STM-ACT-04')
    expect(refusedBy(rich(), 0, grow(Boston, 0))).toBe('STM-ACT-04')
    expect((steam.moves(grower(), 0) as Build).grow).toMatchObject({ hexes: expect.arrayContaining([Boston]) })
    expect((steam.moves(grower(), 0) as Build).grow?.hexes).toHaveLength(14)
  })

  test('STM-ACT-04, STM-COMP-03 ten markers', () => {
    const cities = game.board.hexes.filter((hex) => hex.place?.kind === 'city').map((hex) => hex.index)
    const nine = { ...grower(), grown: cities.slice(0, 9) }
    const [tenth, eleventh] = cities.slice(9).map((hex) => game.board.hexes[hex]?.name ?? '') as [string, string]
    expect(refusedBy(nine, 0, grow(tenth, 0))).toBe('accepted')
    expect(refusedBy({ ...nine, grown: cities.slice(0, 10) }, 0, grow(eleventh, 0))).toBe('STM-ACT-04')
  })

  test('STM-ACT-03, STM-BUILD-03 base: it has to be carried out; standard: it may be declined', () => {
    expect(refusedBy(grower(), 0, END)).toBe('STM-BUILD-03')
    expect(refusedBy(played(grower(), part(0, [grow(Boston, 0)])), 0, END)).toBe('accepted')
    expect(refusedBy(grower(rich(STANDARD)), 0, END), 'STM-EXP-13').toBe('accepted')
  })

  test('STM-ACT-05, AMB-08 it lapses without a refund when the last goods went before', () => {
    const state = withSupply(grower())
    expect((steam.moves(state, 0) as Build).hindered).toBeNull()
    const { state: after, events } = accepted(state, 0, END)
    expect(player(after, 0).cash).toBe(60)
    expect(events).toEqual([{ type: 'endedBuild', seat: 0, tiles: 0 }])
  })
})
