import { describe, expect, test } from 'vitest'
import { type Moves, type State, steam } from '#engine/steam/index.ts'
import {
  ALL_RICH,
  accepted,
  at,
  build,
  building,
  cost,
  HEX,
  hexIndex,
  linksOf,
  nextTurn,
  owners,
  part,
  played,
  refusedBy,
  sectionsOf,
  turn,
  withPlayer,
} from './position.ts'
import { laid, on } from './routes.ts'

const { Albany, Hartford, NewYork, Poughkeepsie } = HEX
const [MICHAEL, THOMAS] = [0, 1] as const

const rich = (): State => building({ players: ALL_RICH })
/** Michael's unfinished link from Albany over (1,0) towards (2,0), or that of somebody else. */
const open = (owner: number | null = MICHAEL): State => laid(rich(), owner, `${Albany} ${at(1, 0)} ${at(2, 0)}`)

describe('upgrades', () => {
  const crossed = (): State => laid(rich(), THOMAS, `${NewYork} ${at(0, 3)} ${Poughkeepsie}`)
  /** Own track up to (0,3) from the west, to go on past the link of Thomas. */
  const ready = (): State => laid(crossed(), MICHAEL, `${NewYork} ${at(-1, 4)} ${at(0, 3)}`)

  test('STM-BUILD-17, -18 any tile, also of somebody else and complete: what lies there stays, with its owner', () => {
    const upgrade = on(ready(), at(0, 3), `${NewYork} ${Poughkeepsie}`, `${at(-1, 4)} ${at(1, 2)}`)
    expect(upgrade.tile).toBe('41')
    const state = played(ready(), part(0, [upgrade]))
    expect([...(owners(state, at(0, 3)) ?? [])].sort()).toEqual([MICHAEL, THOMAS])
    expect([linksOf(state, THOMAS).length, sectionsOf(state, MICHAEL).length]).toEqual([1, 1])
  })

  test.each<[string, string, string]>([
    ['drops the old track', `${at(-1, 4)} ${at(1, 2)}`, 'STM-BUILD-17'],
    ['bends the link of another', `${NewYork} ${at(1, 2)}`, 'STM-BUILD-21'],
    ['is the same again', `${NewYork} ${Poughkeepsie}`, 'STM-BUILD-17'],
  ])('STM-BUILD-17 a tile that %s is refused', (_, track, rule) => {
    expect(refusedBy(ready(), 0, on(ready(), at(0, 3), track))).toBe(rule)
  })

  test('STM-BUILD-17 the new track has to be connected', () => {
    const loose = on(crossed(), at(0, 3), `${NewYork} ${Poughkeepsie}`, `${at(-1, 4)} ${at(1, 2)}`)
    expect(refusedBy(crossed(), 0, loose)).toBe('STM-BUILD-11')
  })

  test('STM-BUILD-17 a complex tile is never upgraded, and keeps both tracks', () => {
    const both = played(
      ready(),
      part(0, [on(ready(), at(0, 3), `${NewYork} ${Poughkeepsie}`, `${at(-1, 4)} ${at(1, 2)}`)]),
    )
    expect(refusedBy(both, 0, on(both, at(0, 3), `${NewYork} ${Poughkeepsie}`))).toBe('STM-BUILD-17')
    expect(refusedBy(both, 0, on(both, at(0, 3), `${NewYork} ${at(-1, 3)}`, `${Poughkeepsie} ${at(1, 2)}`))).toBe(
      'STM-BUILD-17',
    )
  })

  test('TV-19c town tiles keep their exits and get more: T21 to T33, never to T31', () => {
    const town = laid(rich(), 0, `${Albany} ${at(0, 1)} ${Poughkeepsie} ${at(0, 3)} ${NewYork}`)
    expect(town.tiles[hexIndex(Poughkeepsie)]).toMatchObject({ tile: 'T21', rotation: 0 })
    for (const rotation of [0, 1]) {
      expect(refusedBy(town, 0, build(Poughkeepsie, 'T31', rotation))).toBe('STM-BUILD-17')
    }
    expect(cost(town, 0, build(Poughkeepsie, 'T33', 0))).toBe(4)
    expect(refusedBy(town, 0, build(Poughkeepsie, 'T11', 0))).toBe('STM-BUILD-17')
    expect(refusedBy(town, 0, build(Poughkeepsie, 'T21', 0)), 'the same again').toBe('STM-BUILD-17')
  })

  test('TV-19d two sharp curves are no tile', () => {
    const sharp = laid(rich(), 0, `${Albany} ${at(1, -1)} ${at(1, 0)}`)
    expect(sharp.tiles[hexIndex(at(1, -1))]?.tile).toBe('23')
    expect(() => on(sharp, at(1, -1), `${Albany} ${at(1, 0)}`, `${at(1, -2)} ${at(2, -2)}`)).toThrow('no tile')
    const { sites } = steam.moves(sharp, 0) as Extract<Moves, { ask: 'build' }>
    const here = sites.find(({ hex }) => hex === at(1, -1))
    expect(here?.placements.concat().every(({ kind }) => kind !== 'place')).toBe(true)
  })

  describe('STM-BUILD-19 who owns the exits of a town', () => {
    /** A link of Thomas from New York and a stub of his; unowned track besides; Michael has come from Albany. */
    const shared = (unowned: string): State => {
      const thomas = laid(rich(), THOMAS, `${NewYork} ${at(0, 3)} ${Poughkeepsie} ${at(-1, 2)}`)
      return played(laid(thomas, null, unowned), part(0, [build(at(0, 1), '21', 0)]))
    }
    const upgraded = (state: State): State =>
      played(state, part(0, [on(state, Poughkeepsie, at(0, 3), at(-1, 2), at(-1, 3), at(0, 1))]))
    const ownersOf = (state: State): string[] => [...(owners(state, Poughkeepsie) ?? [])].map(String).sort()

    test('unowned stubs go to the builder, those of another stay', () => {
      const state = upgraded(shared(`${Poughkeepsie} ${at(-1, 3)}`))
      expect(ownersOf(state)).toEqual(['0', '0', '1', '1'])
      expect([linksOf(state, MICHAEL).length, sectionsOf(state, MICHAEL).length]).toEqual([1, 1])
      const end = played(state, turn(0, []))
      expect(sectionsOf(end, MICHAEL), 'claimed in this turn, so kept at its end').toHaveLength(1)
      expect(sectionsOf(played(nextTurn(end, 0), turn(0, [])), MICHAEL), 'and lost at that of the next').toHaveLength(0)
    })

    test('AMB-12 unowned track that goes on beyond the town stays nobody’s', () => {
      const state = upgraded(shared(`${Poughkeepsie} ${at(-1, 3)} ${at(-2, 3)}`))
      expect(ownersOf(state)).toEqual(['0', '1', '1', 'null'])
      expect(owners(state, at(-1, 3))).toEqual([null])
    })

    test('STM-INC-04 a complete link of the bankrupt stays nobody’s', () => {
      const track = laid(rich(), null, `${NewYork} ${at(0, 3)} ${Poughkeepsie}`)
      const bankrupt = withPlayer({ ...track, bankrupt: [3], order: [0, 1, 2] }, 3, { eliminated: 1 })
      const north = played(nextTurn(bankrupt, 0), part(0, [build(at(0, 1), '21', 0)]))
      const joined = played(north, part(0, [on(north, Poughkeepsie, at(0, 1), at(0, 3))]))
      expect(ownersOf(joined)).toEqual(['0', 'null'])
      expect([linksOf(joined, 0).length, linksOf(joined, null).length]).toEqual([1, 1])
    })
  })
})

describe('redirecting', () => {
  test('STM-BUILD-20, STM-COST-03, TV-17 the free end turns for $2, on a hill too', () => {
    expect(cost(open(), 0, on(open(), at(1, 0), `${Albany} ${at(1, 1)}`))).toBe(2)
    const hill = laid(rich(), 0, `${Albany} ${at(-1, 1)} ${at(-1, 2)}`)
    expect(cost(hill, 0, on(hill, at(-1, 1), `${Albany} ${at(-2, 2)}`))).toBe(2)
    const { events } = accepted(hill, 0, on(hill, at(-1, 1), `${Albany} ${at(-2, 2)}`))
    expect(events[0]).toMatchObject({ type: 'built', price: 2 })
  })

  test('STM-BUILD-20 the side towards the place stays, and only the last tile turns', () => {
    expect(refusedBy(open(), 0, on(open(), at(1, 0), `${at(2, 0)} ${at(1, -1)}`)), 'the end in Albany').toBe(
      'STM-BUILD-20',
    )
    const longer = laid(open(), 0, `${at(1, 0)} ${at(2, 0)} ${at(3, 0)}`)
    expect(refusedBy(longer, 0, on(longer, at(1, 0), `${Albany} ${at(1, 1)}`)), 'not the last tile').toBe(
      'STM-BUILD-21',
    )
    expect(refusedBy(longer, 0, on(longer, at(2, 0), `${at(1, 0)} ${at(1, 1)}`))).toBe('accepted')
  })

  test('STM-BUILD-21, STM-OWN-04 not a complete link, not the track of another, not a town tile', () => {
    const link = laid(rich(), 0, `${Albany} ${at(1, 0)} ${at(2, 0)} ${Hartford}`)
    expect(refusedBy(link, 0, on(link, at(1, 0), `${Albany} ${at(1, 1)}`))).toBe('STM-BUILD-21')
    const foreign = open(THOMAS)
    expect(refusedBy(foreign, 0, on(foreign, at(1, 0), `${Albany} ${at(1, 1)}`))).toBe('STM-BUILD-21')
    const town = laid(rich(), 0, `${Albany} ${at(0, 1)} ${Poughkeepsie} ${at(1, 1)}`)
    expect(refusedBy(town, 0, on(town, Poughkeepsie, at(0, 1), at(-1, 2)))).toBe('STM-BUILD-21')
  })

  test('STM-BUILD-20 it obeys the rules of all new track', () => {
    const foreign = laid(open(), THOMAS, `${Hartford} ${at(1, 1)} ${at(1, 0)}`)
    expect(refusedBy(foreign, 0, on(foreign, at(1, 0), `${Albany} ${at(1, 1)}`)), 'foreign track').toBe('STM-BUILD-12')
    const around = laid(rich(), 0, `${Albany} ${at(1, -1)} ${at(2, -2)}`)
    const beside = laid(around, 0, `${Albany} ${at(1, 0)} ${at(1, -1)}`)
    expect(sectionsOf(beside, 0)).toHaveLength(2)
    expect(refusedBy(beside, 0, on(beside, at(1, -1), `${Albany} ${at(1, 0)}`)), 'back to Albany').toBe('STM-BUILD-13')
    const coast = laid(rich(), 0, 'N8 M9 L8')
    expect(refusedBy(coast, 0, build('M9', '23', 1)), 'the Atlantic').toBe('STM-BUILD-06')
  })

  test('STM-BUILD-20 unowned track turns where it starts at a city or at an own link, and nowhere else', () => {
    const atCity = open(null)
    expect(refusedBy(atCity, 0, on(atCity, at(1, 0), `${Albany} ${at(1, 1)}`))).toBe('accepted')
    const atTown = laid(rich(), null, `${Poughkeepsie} ${at(-1, 2)} ${at(-2, 2)}`)
    const turned = on(atTown, at(-1, 2), `${Poughkeepsie} ${at(-2, 3)}`)
    expect(refusedBy(atTown, 0, turned)).toBe('STM-BUILD-11')
    const linked = laid(atTown, 0, `${NewYork} ${at(0, 3)} ${Poughkeepsie}`)
    expect(refusedBy(linked, 0, turned)).toBe('accepted')
    const foreign = laid(atTown, THOMAS, `${NewYork} ${at(0, 3)} ${Poughkeepsie}`)
    expect(refusedBy(foreign, 0, turned)).toBe('STM-BUILD-11')
    // Even where the new end is a city: the root of the track is not.
    const corner = laid(rich(), null, `${Poughkeepsie} ${at(1, 1)} ${at(2, 0)}`)
    expect(refusedBy(corner, 0, on(corner, at(1, 1), `${Poughkeepsie} ${Hartford}`))).toBe('STM-BUILD-20')
  })

  test('STM-BUILD-22 turning unowned track does not claim it, unless it becomes complete', () => {
    const turned = played(open(null), part(0, [on(open(null), at(1, 0), `${Albany} ${at(1, 1)}`)]))
    expect(owners(turned, at(1, 0))).toEqual([null])
    const further = played(turned, part(0, [on(turned, at(1, 1), `${at(1, 0)} ${at(1, 2)}`)]))
    expect([owners(further, at(1, 0)), owners(further, at(1, 1))], 'one tile more does').toEqual([[0], [0]])
    const near = laid(rich(), null, `${Albany} ${at(1, 0)} ${at(2, 0)} ${at(3, 0)}`)
    const complete = played(near, part(0, [on(near, at(2, 0), `${at(1, 0)} ${Hartford}`)]))
    expect(linksOf(complete, 0)).toHaveLength(1)
    expect([owners(complete, at(1, 0)), owners(complete, at(2, 0))], 'DIF-09').toEqual([[0], [0]])
  })

  test('STM-BUILD-20 the other track of the tile stays, whoever owns it', () => {
    const both = laid(open(), THOMAS, `${Albany} ${at(1, -1)} ${at(1, 0)} ${at(1, 1)}`)
    const turned = on(both, at(1, 0), `${Albany} ${at(2, -1)}`, `${at(1, -1)} ${at(1, 1)}`)
    expect(cost(both, 0, turned)).toBe(4)
    expect([...(owners(played(both, part(0, [turned])), at(1, 0)) ?? [])].sort()).toEqual([MICHAEL, THOMAS])
    const foreign = on(both, at(1, 0), `${Albany} ${at(2, 0)}`, `${at(1, -1)} ${at(0, 1)}`)
    expect(refusedBy(both, 0, foreign)).toBe('STM-BUILD-21')
  })

  test('STM-BUILD-23, AMB-13 turning and adding a second track is one build at the price of a redirect', () => {
    const state = laid(open(), 0, `${Albany} ${at(0, 1)} ${at(1, 0)}`)
    const both = on(state, at(1, 0), `${Albany} ${at(1, -1)}`, `${at(0, 1)} ${at(2, 0)}`)
    const { state: after, events } = accepted(state, 0, both)
    expect(events[0]).toMatchObject({ type: 'built', price: 4 })
    expect(after.stage).toMatchObject({ built: 1, pending: [] })
    expect(owners(after, at(1, 0))).toEqual([0, 0])
  })

  test('AMB-29 a tile of the same turn turns as well, and costs and counts again', () => {
    const first = build(at(1, 0), '21', 2)
    const laidDown = played(rich(), part(0, [first]))
    const turned = on(laidDown, at(1, 0), `${Albany} ${at(1, 1)}`)
    expect(cost(laidDown, 0, turned)).toBe(2)
    expect(played(laidDown, part(0, [turned])).stage).toMatchObject({ built: 2 })
  })

  test('STM-TILE-09 what comes off can be used for the very same build', () => {
    const used = (tiles: State['tiles']): State['tiles'] => {
      const far = ['B7', 'C7', 'D7', 'B6', 'C6', 'D6', 'F3'].map((name) => hexIndex(name))
      return tiles.map((placed, hex) => (far.includes(hex) ? { tile: '23', rotation: 0, owners: [null] } : placed))
    }
    const sharp = laid(rich(), 0, `${Albany} ${at(1, 0)} ${at(1, -1)}`)
    const state = { ...sharp, tiles: used(sharp.tiles) }
    const other = on(state, at(1, 0), `${Albany} ${at(0, 1)}`)
    expect(other.tile).toBe('23')
    expect(refusedBy(state, 0, other)).toBe('accepted')
    expect(refusedBy(state, 0, on(state, at(1, -1), `${Albany} ${at(0, -1)}`))).toBe('STM-TILE-07')
  })
})
