import { describe, expect, test } from 'vitest'
import { opposite, SIDES } from '#engine/hex/layout.ts'
import { steam } from '#engine/steam/index.ts'
import { type Board, type Hex, NO_HEX, neighbourOf } from '#engine/track/board.ts'
import { at, HEX, hexIndex } from './position.ts'

const boards = steam.maps.map(({ id }): [string, Board] => [id, steam.game(id).board])
const { board } = steam.game('steam-northeast')
const ruhr = steam.game('steam-ruhr').board

const named = (on: Board, name: string): Hex => on.hexes.find((hex) => hex.place?.name === name) as Hex
const hexAt = (name: string): Hex => board.hexes[hexIndex(name)] as Hex
const placesOf = (on: Board, kind: 'city' | 'town'): Hex[] => on.hexes.filter((hex) => hex.place?.kind === kind)
const neighbours = (on: Board, hex: number): number[] => SIDES.map((side) => neighbourOf(on, hex, side))
const terrain = (name: string): string => hexAt(name).terrain

describe.each(boards)('%s', (id, on) => {
  test('MAP-30 the cubes of the cities fit beside three on each supply space', () => {
    const cubes = placesOf(on, 'city').reduce((sum, hex) => sum + (hex.place?.cubes ?? 0), 0)
    expect(cubes).toBe(id === 'steam-ruhr' ? 36 : 28)
    expect(cubes + 3 * 12).toBeLessThanOrEqual(96)
    expect(placesOf(on, 'town').every((hex) => hex.place?.cubes === 0 && hex.place.colors.length === 0)).toBe(true)
  })

  test('MAP-03 printed cities are red, blue, yellow or purple, never grey', () => {
    const colors = placesOf(on, 'city').flatMap((hex) => hex.place?.colors ?? [])
    expect(colors).toHaveLength(placesOf(on, 'city').length)
    expect(new Set(colors)).toEqual(new Set(['red', 'blue', 'yellow', 'purple']))
  })

  test('MAP-33, AMB-18 no two places share an open side', () => {
    for (const { index } of on.hexes.filter((hex) => hex.place)) {
      for (const next of neighbours(on, index)) if (next !== NO_HEX) expect(on.hexes[next]?.place).toBeNull()
    }
  })

  test('STM-GEN-02, MAP-32 what lies across a side has it on its opposite side; walls close both', () => {
    for (const { index } of on.hexes) {
      for (const side of SIDES) {
        const there = neighbourOf(on, index, side)
        if (there !== NO_HEX) expect(neighbourOf(on, there, opposite(side))).toBe(index)
      }
    }
  })

  test('MAP-01, STM-GEN-04 hexes are flat-topped; terrain is plain, river or hill', () => {
    expect(on.layout).toBe('odd-q')
    expect(new Set(on.hexes.map((hex) => hex.terrain))).toEqual(new Set(['plain', 'river', 'mountain']))
  })
})

describe('Southeast Canada and Northeast USA', () => {
  test('MAP-02 112 hexes, 14 cities, 12 towns, and the places that the rules name', () => {
    expect([board.hexes.length, placesOf(board, 'city').length, placesOf(board, 'town').length]).toEqual([112, 14, 12])
    const kinds = ['Albany', 'New York', 'Hartford', 'Boston', 'Poughkeepsie', 'New Haven', 'Syracuse', 'Providence']
    expect(kinds.map((name) => named(board, name).place?.kind)).toEqual([
      ...['city', 'city', 'city', 'city'],
      ...['town', 'town', 'town', 'city'],
    ])
    expect(named(board, 'Boston').place?.colors, 'MAP-03').toEqual(['red'])
  })

  test('MAP-04 Albany, Poughkeepsie and New York lie in one column, two hexes apart', () => {
    expect([HEX.Albany, HEX.Poughkeepsie, HEX.NewYork]).toEqual(
      ['Albany', 'Poughkeepsie', 'New York'].map((name) => named(board, name).name),
    )
    const column = [0, 1, 2, 3, 4].map((r) => hexIndex(at(0, r)))
    for (const [i, hex] of column.slice(1).entries()) expect(neighbourOf(board, column[i] as number, 3)).toBe(hex)
  })

  test('MAP-05 rivers on the way, also in Poughkeepsie', () => {
    expect([at(0, 1), at(0, 2), at(0, 3)].map(terrain)).toEqual(['river', 'river', 'river'])
  })

  test('MAP-06 the second way to New York: a hill and three plain hexes', () => {
    const way = [at(-1, 1), at(-1, 2), at(-1, 3), at(-1, 4)]
    expect(way.map(terrain)).toEqual(['mountain', 'plain', 'plain', 'plain'])
    expect(way.map((name) => hexAt(name).place)).toEqual([null, null, null, null])
    expect(neighbourOf(board, hexIndex(HEX.Albany), 4)).toBe(hexIndex(at(-1, 1)))
    expect(neighbourOf(board, hexIndex(HEX.NewYork), 5)).toBe(hexIndex(at(-1, 4)))
  })

  test('MAP-07, -08 from Albany over a plain hex and a hill to Hartford, over a plain hex to New Haven', () => {
    expect([at(1, 0), at(2, 0), at(2, 2)].map(terrain)).toEqual(['plain', 'mountain', 'plain'])
    expect([HEX.Hartford, HEX.NewHaven]).toEqual([named(board, 'Hartford').name, named(board, 'New Haven').name])
    expect(neighbourOf(board, hexIndex(at(2, 0)), 3)).toBe(hexIndex(HEX.Hartford))
    expect(neighbourOf(board, hexIndex(HEX.Hartford), 3)).toBe(hexIndex(at(2, 2)))
  })

  test('MAP-09 no wall on the ways of the examples', () => {
    const ways = [
      [0, 1, 2, 3, 4].map((r) => at(0, r)),
      [at(0, 0), at(-1, 1), at(-1, 2), at(-1, 3), at(-1, 4), at(0, 4)],
      [at(0, 0), at(1, 0), at(2, 0), at(2, 1), at(2, 2), at(3, 2)],
    ]
    for (const way of ways) {
      for (const [i, name] of way.slice(1).entries()) {
        expect(neighbours(board, hexIndex(way[i] as string))).toContain(hexIndex(name))
      }
    }
  })

  test('MAP-10 the river hex south-east of Hartford touches a town that can become the grey city', () => {
    expect(terrain(at(3, 1))).toBe('river')
    expect(hexAt(at(3, 1)).place).toBeNull()
    expect(neighbourOf(board, hexIndex(HEX.Hartford), 2)).toBe(hexIndex(at(3, 1)))
    expect(neighbours(board, hexIndex(at(3, 1)))).toContain(hexIndex(HEX.NewHaven))
  })

  test('MAP-11 the river hex south-west of Boston is open to north and south', () => {
    const upgrade = hexIndex(at(4, -1))
    expect([terrain(at(4, -1)), hexAt(at(4, -1)).place]).toEqual(['river', null])
    expect(neighbourOf(board, hexIndex(HEX.Boston), 4)).toBe(upgrade)
    expect(([0, 3] as const).map((side) => neighbourOf(board, upgrade, side))).not.toContain(NO_HEX)
  })

  test('MAP-12 Syracuse has land to its north-east, south-west and south', () => {
    expect(([1, 3, 4] as const).map((side) => neighbourOf(board, hexIndex(HEX.Syracuse), side))).not.toContain(NO_HEX)
  })

  test('MAP-13 track does not cross the lake, the coast or the bay south-east of Providence', () => {
    const closed = (name: string): number[] =>
      SIDES.filter((side) => neighbourOf(board, named(board, name).index, side) === NO_HEX)
    expect(closed('Toronto'), 'Lake Ontario').toContain(2)
    expect(closed('Kingston'), 'the outlet of the lake').toContain(2)
    expect(closed('Providence'), 'the bay, with land behind it').toContain(2)
    expect(board.byName.has('O9')).toBe(true)
    expect(closed('New Haven'), 'the Sound').toEqual([2, 3, 4])
  })

  test('MAP-14 two red cities, a blue, a purple and a yellow one around Boston', () => {
    const colors = ['Hartford', 'Boston', 'Concord', 'Burlington', 'Montreal'].map(
      (name) => named(board, name).place?.colors[0],
    )
    expect(colors).toEqual(['red', 'red', 'blue', 'purple', 'yellow'])
  })

  test('MAP-15 Canadian places lie on it', () => {
    expect(['Toronto', 'Ottawa', 'Kingston', 'Montreal'].map((name) => named(board, name).place !== null)).toEqual(
      Array(4).fill(true),
    )
  })
})

describe('Ruhr area and lower Rhine', () => {
  test('MAP-20 130 hexes, 16 cities, four of each colour, 14 towns, no walls within', () => {
    const cities = placesOf(ruhr, 'city')
    expect([ruhr.hexes.length, cities.length, placesOf(ruhr, 'town').length]).toEqual([130, 16, 14])
    for (const color of ['red', 'blue', 'yellow', 'purple']) {
      expect(cities.filter((hex) => hex.place?.colors[0] === color)).toHaveLength(4)
    }
    expect(steam.game('steam-ruhr').map.data.walls).toEqual([])
  })

  test('MAP-21 every city has at least two cubes printed, so that none starts empty with three seats', () => {
    expect(Math.min(...placesOf(ruhr, 'city').map((hex) => hex.place?.cubes ?? 0))).toBe(2)
    expect(steam.game('steam-ruhr').map.fewerCubesWithThree).toBe(1)
    expect(steam.game('steam-northeast').map.fewerCubesWithThree).toBe(0)
  })

  test('MAP-22 the canal between Maastricht and Venlo is a river', () => {
    const canal = ['A9', 'A8', 'B7'].map((name) => ruhr.hexes[ruhr.byName.get(name) as number]?.terrain)
    expect(canal).toEqual(['river', 'river', 'river'])
    expect(named(ruhr, 'Maastricht').name).toBe('A9')
  })
})
