import { describe, expect, test } from 'vitest'
import { type Action, type State, steam } from '#engine/steam/index.ts'
import {
  ALL_RICH,
  at,
  build,
  building,
  cost,
  HEX,
  having,
  hexIndex,
  linksOf,
  nextTurn,
  owners,
  part,
  played,
  purse,
  RICH,
  refusedBy,
  sectionsOf,
  selecting,
  spent,
  turn,
  urbanize,
} from './position.ts'
import { laid, on } from './routes.ts'

const { Albany, Boston, Hartford, NewHaven, Poughkeepsie } = HEX
const [MICHAEL, THOMAS, PAT] = [0, 1, 2] as const

const rich = (): State => building({ players: ALL_RICH })
const special = (tile: 'engineer' | 'urbanization'): State =>
  building({ players: { ...ALL_RICH, 0: { ...RICH, tile, uses: true } } })

/** The worked examples of the rule texts, on the hexes of the board that they name. */
describe('building examples', () => {
  test('TV-11 Thomas: two straights and a New City between them are two links, with a build left', () => {
    const state = played(
      special('urbanization'),
      part(0, [build(at(0, 1), '21', 0), build(at(0, 3), '21', 0), urbanize(Poughkeepsie, 'red', 0)]),
    )
    expect(linksOf(state, 0)).toHaveLength(2)
    expect(steam.moves(state, 0)).toMatchObject({ tilesLeft: 1, hindered: null })
    const taken = played(selecting({ players: { 0: { cash: 12 } } }), [
      [0, { type: 'select', tile: 'urbanization', use: 'use' }],
    ])
    const paid = played(
      nextTurn(taken, 0),
      part(0, [build(at(0, 1), '21', 0), build(at(0, 3), '21', 0), urbanize(Poughkeepsie, 'red', 0)]),
    )
    expect(purse(paid, 0), '$3 + $3 + $6').toEqual([0, 0, 0])
  })

  test('TV-12 STM-BUILD-17, -18 an upgrade on the river hex south-west of Boston', () => {
    const hex = at(4, -1)
    expect(hex).toBe('M7')
    const black = played(rich(), turn(MICHAEL, [build(hex, '22', 5)]))
    const green = played(black, part(THOMAS, [build(at(3, 1), '22', 5), build(at(4, 0), '22', 4)]))
    expect([sectionsOf(green, MICHAEL).length, sectionsOf(green, THOMAS).length]).toEqual([1, 1])
    const upgrade = build(hex, '42', 0)
    expect(cost(green, THOMAS, upgrade)).toBe(4)
    const state = played(green, part(THOMAS, [upgrade]))
    expect(state.stage).toMatchObject({ built: 3 })
    expect([...(owners(state, hex) ?? [])].sort()).toEqual([MICHAEL, THOMAS])
    expect(sectionsOf(state, THOMAS).map((chain) => chain.segments.length)).toEqual([3])
  })

  const MICHAELS: readonly Action[] = [
    build(at(0, 1), '21', 0),
    build(Poughkeepsie, 'T21', 0),
    build(at(0, 3), '21', 0),
  ]

  test('TV-13 Michael: $3, $4 and $3 for two links by way of Poughkeepsie', () => {
    const prices = MICHAELS.map((action, i) => cost(played(rich(), part(0, MICHAELS.slice(0, i))), 0, action))
    expect(prices).toEqual([3, 4, 3])
    const state = played(rich(), part(MICHAEL, MICHAELS))
    expect([linksOf(state, MICHAEL).length, sectionsOf(state, MICHAEL).length]).toEqual([2, 0])
    expect(steam.moves(state, MICHAEL)).toMatchObject({ tilesLeft: 0 })
  })

  const PATS: readonly Action[] = [
    build(at(-1, 1), '22', 1),
    build(at(-1, 2), '21', 0),
    build(at(-1, 3), '21', 0),
    build(at(-1, 4), '22', 0),
  ]

  test('TV-14 Pat, with Engineer: $4 and three times $2 for one long link', () => {
    const state = played(special('engineer'), part(0, PATS))
    const prices = PATS.map((action, i) => cost(played(special('engineer'), part(0, PATS.slice(0, i))), 0, action))
    expect(prices).toEqual([4, 2, 2, 2])
    expect(spent(special('engineer'), state, 0)).toBe(10)
    expect([linksOf(state, 0).length, sectionsOf(state, 0).length]).toEqual([1, 0])
  })

  test('TV-15 Thomas: $2, $4, $2 and a New City on New Haven for $6, all of it with raised capital', () => {
    const taken = played(selecting({ players: { 0: having(0) } }), [
      [0, { type: 'select', tile: 'urbanization', use: 'use' }],
    ])
    expect(purse(taken, 0)).toEqual([4, -2, 0])
    const purses: [number, number, number][] = []
    let state = nextTurn(taken, 0)
    for (const action of [build(at(1, 0), '21', 2), build(at(2, 0), '22', 3), build(at(2, 2), '22', 0)]) {
      state = played(state, part(0, [action]))
      purses.push(purse(state, 0))
    }
    expect(purses).toEqual([
      [2, -2, 0],
      [3, -3, 0],
      [1, -3, 0],
    ])
    const urban = played(state, part(0, [urbanize(NewHaven, 'grey', 0)]))
    expect([linksOf(urban, 0).length, sectionsOf(urban, 0).length, purse(urban, 0)]).toEqual([2, 0, [1, -3, 0]])
  })

  test('the three of them one after the other, and none is in the way of another', () => {
    const state = building({
      players: { ...ALL_RICH, 1: { ...RICH, tile: 'engineer' }, 2: { ...RICH, tile: 'urbanization', uses: true } },
    })
    const thomas = [build(at(1, 0), '21', 2), build(at(2, 0), '22', 3), build(at(2, 2), '22', 0)]
    const end = played(state, [
      ...turn(0, MICHAELS),
      ...turn(1, PATS),
      ...turn(2, [...thomas, urbanize(NewHaven, 'grey', 0)]),
    ])
    expect([0, 1, 2].map((seat) => linksOf(end, seat).length)).toEqual([2, 1, 2])
    expect([0, 1, 2].map((seat) => spent(state, end, seat))).toEqual([10, 10, 8])
  })

  test('TV-16 a complex tile on the empty river hex south-east of Hartford, from there and from New Haven', () => {
    const grey = { ...rich(), newCities: [{ hex: hexIndex(NewHaven), color: 'grey' as const }] }
    const both = build(at(3, 1), '42', 2)
    expect(cost(grey, 0, both)).toBe(5)
    const state = played(grey, part(0, [both]))
    expect(state.stage).toMatchObject({ built: 1, pending: [] })
    expect(owners(state, at(3, 1))).toEqual([0, 0])
    expect(sectionsOf(state, 0)).toHaveLength(2)
  })

  describe('TV-18 the building picture', () => {
    const own = (): State => laid(rich(), 0, `${Albany} ${at(1, 0)} ${at(2, -1)}`)
    const refused = (action: Action): string => refusedBy(own(), 0, action)

    test('A goes on from own track, B starts at a city', () => {
      expect(refused(on(own(), at(2, -1), `${at(1, 0)} ${at(3, -2)}`))).toBe('accepted')
      expect(refused(on(own(), at(2, 2), `${Hartford} ${at(1, 2)}`))).toBe('accepted')
    })

    test('C leads back into its city, D and F into a thick black edge', () => {
      const back = laid(rich(), 0, `${Albany} ${at(1, 0)} ${at(1, -1)}`)
      expect(refusedBy(back, 0, on(back, at(1, -1), `${at(1, 0)} ${Albany}`))).toBe('STM-BUILD-13')
      expect(refused(build('D5', '22', 4)), 'D: Rochester and Lake Ontario').toBe('STM-BUILD-06')
      expect(refused(build('M9', '21', 2)), 'F: the Atlantic').toBe('STM-BUILD-06')
    })

    test('E starts nowhere, G lies on no hex, H on a city', () => {
      expect(refused(build('F3', '21', 0))).toBe('STM-BUILD-11')
      expect(refused(build('B3', '21', 0))).toBe('STM-BUILD-04')
      expect(refused(build(Boston, '21', 0))).toBe('STM-BUILD-04')
    })
  })

  test('PAT has not built: his first tile leads out of a city all the same', () => {
    const state = played(building({ players: { [PAT]: { cash: 9 } } }), [
      [0, { type: 'endBuild' }],
      [1, { type: 'endBuild' }],
    ])
    expect(refusedBy(state, PAT, PATS[0])).toBe('accepted')
    expect(refusedBy(state, PAT, PATS[1]), 'STM-BUILD-09').toBe('STM-BUILD-09')
  })
})
