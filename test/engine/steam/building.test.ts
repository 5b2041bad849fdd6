import { describe, expect, test } from 'vitest'
import { type Action, type State, steam } from '#engine/steam/index.ts'
import {
  ALL_RICH,
  at,
  build,
  building,
  END,
  HEX,
  hexIndex,
  linksOf,
  nextTurn,
  owners,
  part,
  played,
  RICH,
  refusedBy,
  sectionsOf,
  urbanize,
} from './position.ts'
import { along, laid, on } from './routes.ts'

const { Albany, Boston, Hartford, NewYork, Poughkeepsie, Syracuse } = HEX
const [MICHAEL, THOMAS, PAT] = [0, 1, 2] as const

const rich = (): State => building({ players: ALL_RICH })
/** Pat's way from Albany to New York: four tiles. */
const WEST = `${Albany} ${at(-1, 1)} ${at(-1, 2)} ${at(-1, 3)} ${at(-1, 4)} ${NewYork}`

describe('a building turn', () => {
  test('STM-BUILD-01, STM-ACT-01 three tiles, four with Engineer', () => {
    const four = along(rich(), WEST) as [Action, Action, Action, Action]
    const three = played(rich(), part(0, four.slice(0, 3)))
    expect(refusedBy(three, 0, four[3])).toBe('STM-BUILD-01')
    expect(steam.moves(three, 0)).toMatchObject({ tilesLeft: 0 })
    const engineer = building({ players: { 0: { ...RICH, tile: 'engineer', uses: true } } })
    const all = played(engineer, part(0, four))
    expect(linksOf(all, 0)).toHaveLength(1)
    expect(refusedBy(all, 0, build(at(1, 0), '21', 2))).toBe('STM-BUILD-01')
  })

  test('STM-BUILD-01 a redirect and an upgrade count too; nothing has to be built', () => {
    const first = build(at(1, 0), '21', 2)
    const redirect = build(at(1, 0), '22', 5)
    const foreign = laid(rich(), THOMAS, `${NewYork} ${at(0, 3)} ${Poughkeepsie}`)
    const upgrade = on(foreign, at(0, 3), `${NewYork} ${Poughkeepsie}`, `${at(-1, 4)} ${at(1, 2)}`)
    const own = laid(foreign, 0, `${NewYork} ${at(-1, 4)} ${at(0, 3)}`)
    const state = played(own, part(0, [first, redirect, upgrade]))
    expect(state.stage).toMatchObject({ built: 3 })
    expect(refusedBy(state, 0, first)).toBe('STM-BUILD-01')
    expect(steam.turn(played(rich(), [[0, END]])).seats).toEqual([1])
  })

  test('STM-RND-01 everybody builds once a round, then goods are moved', () => {
    const state = played(
      rich(),
      [0, 1, 2, 3].map((seat) => [seat, END]),
    )
    expect(steam.turn(state)).toMatchObject({ phase: 'goods', seats: [0] })
  })
})

describe('where tiles may lie', () => {
  const refused = (action: Action): string => refusedBy(rich(), 0, action)

  test('STM-BUILD-04 not on a city, nor off the board', () => {
    expect(refused(build(Albany, '21', 0))).toBe('STM-BUILD-04')
    expect(refused(build(Boston, 'T11', 0))).toBe('STM-BUILD-04')
    expect(refused(build('Z99', '21', 0))).toBe('STM-BUILD-04')
    expect(refused(build('B3', '21', 0)), 'Lake Ontario').toBe('STM-BUILD-04')
    const urban = played(building({ players: { 0: { ...RICH, tile: 'urbanization', uses: true } } }), [
      [0, urbanize(Poughkeepsie, 'grey', 0)],
    ])
    expect(refusedBy(urban, 0, build(Poughkeepsie, 'T21', 0)), 'a New City').toBe('STM-BUILD-04')
  })

  test.each<[string, string, string]>([
    [Poughkeepsie, '21', 'STM-BUILD-05'],
    [Poughkeepsie, '41', 'STM-BUILD-05'],
    [at(0, 1), 'T21', 'STM-BUILD-05'],
    [at(0, 1), 'T11', 'STM-BUILD-05'],
    [at(0, 1), '21', 'accepted'],
  ])('STM-BUILD-05 on %s the tile %s: %s', (hex, tile, verdict) => {
    expect(refused(build(hex, tile, 0))).toBe(verdict)
  })

  test('STM-BUILD-05 a plain tile over a town tile that looks like it', () => {
    const state = laid(rich(), 0, `${Albany} ${at(0, 1)} ${Poughkeepsie} ${at(0, 3)}`)
    expect(state.tiles[hexIndex(Poughkeepsie)]?.tile).toBe('T21')
    for (const tile of ['21', '22', '42'])
      expect(refusedBy(state, 0, build(Poughkeepsie, tile, 0))).toBe('STM-BUILD-05')
  })

  test('STM-BUILD-06 not into a lake, over the edge or through a wall, with any exit', () => {
    expect(refused(build('D5', '21', 0)), 'Lake Ontario lies north of D5').toBe('STM-BUILD-06')
    expect(refused(build('M9', '21', 2)), 'the Atlantic').toBe('STM-BUILD-06')
    expect(refused(build(HEX.NewHaven, 'T34', 0)), 'the Sound, with the third exit').toBe('STM-BUILD-06')
    expect(refused(build('O9', 'T11', 5)), 'New Bedford towards Providence: a wall').toBe('STM-BUILD-06')
    expect(refused(build('E3', 'T11', 2)), 'Kingston: the outlet of the lake').toBe('STM-BUILD-06')
  })

  test('STM-TILE-04, -07, STM-GEN-03 only tiles there are, in rotations there are', () => {
    expect(refused(build(at(0, 1), 'straight', 0))).toBe('STM-TILE-04')
    expect(refused(build(at(0, 1), '48', 0))).toBe('STM-TILE-04')
    expect(refused(build(at(0, 1), '21', 6))).toBe('STM-GEN-03')
    expect(refused(build(at(0, 1), '21', -1))).toBe('STM-GEN-03')
    expect(refused(build(at(0, 1), '21', 3)), 'the same as rotation 0').toBe('accepted')
  })

  test('STM-BUILD-07, STM-TILE-07 no tile that is not in the supply', () => {
    const sharp = { tile: '23', rotation: 0, owners: [null] }
    const far = (count: number): State => {
      const state = rich()
      const hexes = ['B7', 'C7', 'D7', 'B6', 'C6', 'D6', 'F3', 'G3'].slice(0, count).map((name) => hexIndex(name))
      return { ...state, tiles: state.tiles.map((placed, hex) => (hexes.includes(hex) ? sharp : placed)) }
    }
    const wanted = build(at(1, 0), '23', 4)
    expect(refusedBy(far(7), 0, wanted)).toBe('accepted')
    expect(refusedBy(far(8), 0, wanted)).toBe('STM-TILE-07')
  })

  test('STM-BUILD-08 it may end at an empty hex, an empty town, or a tile without track at that side', () => {
    expect(refused(build(at(0, 1), '21', 0)), 'an empty town').toBe('accepted')
    expect(refused(build(at(1, 0), '21', 2)), 'an empty hex').toBe('accepted')
    const beside = laid(rich(), THOMAS, `${Albany} ${at(1, 0)} ${at(2, -1)}`)
    expect(refusedBy(beside, 0, on(beside, at(1, -1), `${Albany} ${at(1, 0)}`)), 'a tile of somebody else').toBe(
      'accepted',
    )
    const town = laid(rich(), THOMAS, `${NewYork} ${at(0, 3)} ${Poughkeepsie}`)
    expect(refusedBy(town, 0, build(at(0, 1), '21', 0)), 'a town without an exit there').toBe('accepted')
  })
})

describe('STM-BUILD-09 the first tile of a seat', () => {
  const state = (): State => building({ players: { 0: { cash: 60 }, 1: { cash: 60 } } })
  const first = (action: Action, from = state()): string => refusedBy(from, 0, action)

  test('leads out of a city by new track, in whichever round it is built', () => {
    expect(first(build(at(1, 0), '21', 2))).toBe('accepted')
    expect(first(build(at(2, -1), '21', 2))).toBe('STM-BUILD-09')
    expect(first(build(Poughkeepsie, 'T21', 0))).toBe('STM-BUILD-09')
    expect(first(build(at(2, -1), '21', 2), { ...state(), round: 5 })).toBe('STM-BUILD-09')
  })

  test('a city of this very turn counts', () => {
    const urban = building({ players: { 0: { cash: 60, tile: 'urbanization', uses: true } } })
    // West of Poughkeepsie, in the middle between the cities.
    const wanted = build(at(-1, 2), '21', 2)
    expect(first(wanted, urban)).toBe('STM-BUILD-09')
    expect(first(wanted, played(urban, [[0, urbanize(Poughkeepsie, 'grey', 0)]]))).toBe('accepted')
  })

  test('AMB-26 an upgrade will do, if its new track leaves a city', () => {
    const crossed = laid(state(), THOMAS, `${at(0, -1)} ${at(1, -1)} ${at(2, -2)}`)
    const upgrade = on(crossed, at(1, -1), `${at(0, -1)} ${at(2, -2)}`, `${Albany} ${at(1, -2)}`)
    expect(first(upgrade, crossed)).toBe('accepted')
  })

  test('AMB-26 extending or turning unowned track will not', () => {
    const free = laid(state(), null, `${Albany} ${at(1, 0)} ${at(2, -1)}`)
    const extend = on(free, at(2, -1), `${at(1, 0)} ${at(3, -2)}`)
    const redirect = on(free, at(1, 0), `${Albany} ${at(2, 0)}`)
    expect([first(extend, free), first(redirect, free)]).toEqual(['STM-BUILD-09', 'STM-BUILD-09'])
    const before = { ...free, players: free.players.map((one) => ({ ...one, hasBuilt: true })) }
    expect([first(extend, before), first(redirect, before)]).toEqual(['accepted', 'accepted'])
  })

  test('AMB-26 claiming will do where the same new track leaves a city', () => {
    const free = laid(state(), null, `${Albany} ${at(1, 0)} ${at(2, 0)}`)
    const joined = on(free, at(2, 0), `${at(1, 0)} ${Hartford}`)
    const claimed = played(free, [[0, joined]])
    expect([owners(claimed, at(1, 0)), owners(claimed, at(2, 0))]).toEqual([[0], [0]])
  })
})

describe('connection', () => {
  test('STM-BUILD-10 a new chain at any city, one never used before, too', () => {
    const state = played(rich(), part(0, [build(at(1, 0), '21', 2)]))
    expect(refusedBy(state, 0, on(state, 'N7', `${Boston} N8`))).toBe('accepted')
    expect(sectionsOf(played(state, part(0, [on(state, 'N7', `${Boston} N8`)])), 0)).toHaveLength(1)
  })

  test('STM-BUILD-10, -11 on from own track; nothing in the middle of nowhere', () => {
    const state = played(rich(), part(0, [build(at(1, 0), '21', 2)]))
    expect(refusedBy(state, 0, build(at(2, 0), '21', 2))).toBe('accepted')
    expect(refusedBy(state, 0, build(at(2, -1), '21', 0)), 'beside it').toBe('STM-BUILD-11')
    expect(refusedBy(rich(), 0, build('G8', '21', 0)), 'nowhere').not.toBe('accepted')
    expect(refusedBy(rich(), 0, build('F3', '21', 0)), 'nowhere').toBe('STM-BUILD-11')
  })

  test('STM-BUILD-10, -11 not at a town where the builder has nothing', () => {
    const state = laid(rich(), THOMAS, `${Albany} ${at(0, 1)} ${Poughkeepsie}`)
    const south = build(at(0, 3), '21', 0)
    expect(refusedBy(state, 0, on(state, Poughkeepsie, at(0, 1), at(-1, 2)))).toBe('STM-BUILD-11')
    expect(refusedBy(state, 0, south), 'from New York').toBe('accepted')
    const beside = on(state, at(-1, 2), `${Poughkeepsie} ${at(-2, 2)}`)
    expect(refusedBy(state, 0, beside)).toBe('STM-BUILD-11')
    expect(refusedBy(nextTurn(state, THOMAS), THOMAS, on(state, Poughkeepsie, at(0, 1), at(-1, 2)))).toBe('accepted')
  })

  test('STM-BUILD-10 (d) a link in a town carries its other exits', () => {
    const state = played(rich(), part(0, [build(at(0, 1), '21', 0)]))
    const three = on(state, Poughkeepsie, at(0, 1), at(-1, 3), at(1, 1))
    expect(refusedBy(state, 0, three)).toBe('accepted')
    expect(owners(played(state, part(0, [three])), Poughkeepsie)).toEqual([0, 0, 0])
    expect(refusedBy(state, 0, on(state, Poughkeepsie, at(-1, 3), at(1, 1))), 'none of them').toBe('STM-BUILD-11')
  })

  test('STM-BUILD-11 one new link connects the town, the town another', () => {
    // Unowned track from Poughkeepsie west, and a link of the builder's own from there to New York, or none.
    const free = laid(rich(), null, `${Poughkeepsie} ${at(-1, 2)} ${at(-2, 2)}`)
    const linked = laid(free, 0, `${NewYork} ${at(0, 3)} ${Poughkeepsie}`)
    const west = on(linked, at(-2, 2), `${at(-1, 2)} ${at(-3, 2)}`)
    expect([refusedBy(free, 0, west), refusedBy(linked, 0, west)]).toEqual(['STM-BUILD-11', 'accepted'])
    // With the last hex of that link still open, one exit of the town connects the other.
    const last = { ...linked, tiles: laid(rich(), 0, `${NewYork} ${at(0, 3)} ${at(0, 2)}`).tiles }
    const open = { ...last, tiles: last.tiles.with(hexIndex(Poughkeepsie), null) }
    const both = on(open, Poughkeepsie, at(0, 3), at(1, 1))
    expect(refusedBy(open, 0, both)).toBe('accepted')
    expect(refusedBy(open, 0, on(open, Poughkeepsie, at(1, 1)))).toBe('STM-BUILD-11')
  })

  test('STM-BUILD-12, STM-OWN-04, AMB-10 never into the open end of somebody else', () => {
    const foreign = laid(rich(), THOMAS, `${Albany} ${at(1, 0)} ${at(2, 0)}`)
    const meeting = on(foreign, at(2, 0), `${at(1, 0)} ${Hartford}`)
    expect(refusedBy(foreign, 0, meeting), 'also where it leads to a city of one’s own').toBe('STM-BUILD-12')
    expect(refusedBy(nextTurn(foreign, THOMAS), THOMAS, meeting)).toBe('accepted')
    const atTown = laid(rich(), THOMAS, `${Albany} ${at(0, 1)} ${Poughkeepsie} ${at(0, 3)}`)
    expect(refusedBy(atTown, 0, build(at(0, 3), '21', 0)), 'a stub').toBe('STM-BUILD-12')
    const open = { ...atTown, tiles: atTown.tiles.with(hexIndex(Poughkeepsie), null) }
    expect(refusedBy(open, 0, build(Poughkeepsie, 'T11', 0)), 'an exit of a town').toBe('STM-BUILD-12')
    expect(refusedBy(nextTurn(open, THOMAS), THOMAS, build(Poughkeepsie, 'T11', 0))).toBe('accepted')
  })

  test('STM-BUILD-13 not from a city back to it', () => {
    const state = played(rich(), part(0, [on(rich(), at(1, 0), `${Albany} ${at(1, -1)}`)]))
    expect(refusedBy(state, 0, on(state, at(1, -1), `${at(1, 0)} ${Albany}`))).toBe('STM-BUILD-13')
    expect(refusedBy(state, 0, on(state, at(1, -1), `${at(1, 0)} ${at(1, -2)}`))).toBe('accepted')
  })

  test('STM-BUILD-13, DIF-05 nor from a town back to it', () => {
    const around = laid(rich(), 0, `${Albany} ${at(0, 1)} ${Poughkeepsie} ${at(1, 1)} ${at(1, 2)}`)
    expect(refusedBy(around, 0, on(around, Poughkeepsie, at(0, 1), at(1, 1), at(1, 2)))).toBe('accepted')
    const back = on(around, at(1, 2), `${at(1, 1)} ${Poughkeepsie}`)
    expect(refusedBy(around, 0, back), 'up to the town without an exit there').toBe('accepted')
    const beside = played(around, part(0, [back]))
    expect(refusedBy(beside, 0, on(beside, Poughkeepsie, at(0, 1), at(1, 1), at(1, 2)))).toBe('STM-BUILD-13')
  })

  test('STM-BUILD-13, AMB-11 several links between the same two places', () => {
    const one = laid(rich(), 0, `${Albany} ${at(0, 1)} ${Poughkeepsie} ${at(0, 3)} ${NewYork}`, WEST)
    expect(linksOf(one, 0)).toHaveLength(3)
    const twice = laid(rich(), MICHAEL, `${Albany} ${at(0, 1)} ${Poughkeepsie}`)
    const begun = nextTurn(laid(twice, THOMAS, `${Albany} ${at(1, 0)} ${at(1, 1)}`), THOMAS)
    const state = played(begun, part(THOMAS, [on(begun, at(1, 1), `${at(1, 0)} ${Poughkeepsie}`)]))
    const joined = on(state, Poughkeepsie, at(0, 1), at(1, 1))
    expect(refusedBy(nextTurn(state, THOMAS), THOMAS, joined)).toBe('accepted')
    const both = played(nextTurn(state, THOMAS), part(THOMAS, [joined]))
    expect([linksOf(both, MICHAEL).length, linksOf(both, THOMAS).length]).toEqual([1, 1])
  })

  test('STM-BUILD-14 a tile may join two unfinished links, or complete two at once', () => {
    const ends = laid(rich(), 0, `${Albany} ${at(1, 0)} ${at(2, 0)}`)
    const middle = played(ends, part(0, [on(ends, at(2, 0), `${at(1, 0)} ${Hartford}`)]))
    expect([linksOf(middle, 0).length, sectionsOf(middle, 0).length]).toEqual([1, 0])
    const open = laid(rich(), 0, `${Albany} ${at(0, 1)} ${Poughkeepsie} ${at(0, 3)} ${NewYork}`)
    const gap = { ...open, tiles: open.tiles.with(hexIndex(Poughkeepsie), null) }
    expect(linksOf(gap, 0)).toHaveLength(0)
    const both = played(gap, part(0, [build(Poughkeepsie, 'T21', 0)]))
    expect([linksOf(both, 0).length, sectionsOf(both, 0).length]).toEqual([2, 0])
  })

  test('STM-GEN-05 chains are joined at sides; each exit of a town begins its own', () => {
    const state = laid(rich(), PAT, WEST, `${Syracuse} E6`)
    expect(linksOf(state, PAT).map((chain) => chain.segments.length)).toEqual([4])
    const town = laid(rich(), PAT, `${Albany} ${at(0, 1)} ${Poughkeepsie} ${at(1, 1)}`)
    expect([linksOf(town, PAT).length, sectionsOf(town, PAT).length]).toEqual([1, 1])
  })
})
