import { describe, expect, test } from 'vitest'
import { SIDES } from '#engine/hex/layout.ts'
import { TILES } from '#engine/steam/tiles.ts'
import { leftOf } from '#engine/track/pieces.ts'
import { HUB, type TileKind } from '#engine/track/tiles.ts'

const idsOf = (...kinds: TileKind[]): string[] =>
  TILES.types.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)
const SIMPLE = idsOf('simple')
const COMPLEX = idsOf('crossing', 'side-by-side')
const TOWNS = idsOf('town')

/** `03 14`: what a tile looks like in one rotation; the hub of a town is left out. */
function picture(id: string, rotation: number): string {
  const segments = TILES.wiring(id, rotation, TOWNS.includes(id)).segments
  return segments
    .map((segment) => segment.filter((end) => end !== HUB).join(''))
    .sort()
    .join(' ')
}

/** All different pictures of a tile. */
const picturesOf = (id: string): string[] =>
  TILES.rotations(id, TOWNS.includes(id)).map((rotation) => picture(id, rotation))

/** The table of section 2.2, word by word. */
const TABLE = `
21 03 14 25
22 02 13 24 35 04 15
23 01 12 23 34 45 05
41 03/14 14/25 03/25
42 03/15 02/14 13/25 03/24 14/35 04/25
43 02/13 13/24 24/35 04/35 04/15 02/15
44 03/12 14/23 25/34 03/45 05/14 01/25
45 02/35 04/13 15/24
46 02/34 13/45 05/24 01/35 04/12 15/23
47 02/45 05/13 01/24 12/35 04/23 15/34
T11 0 1 2 3 4 5
T21 03 14 25
T22 02 13 24 35 04 15
T23 01 12 23 34 45 05
T31 024 135
T32 035 014 125 023 134 245
T33 013 124 235 034 145 025
T34 012 123 234 345 045 015
T41 0234 1345 0245 0135 0124 1235
T42 1245 0235 0134
T43 0123 1234 2345 0345 0145 0125`

const ROWS = TABLE.trim()
  .split('\n')
  .map((line) => line.split(' ') as [string, ...string[]])

/** What a tile looks like in a mirror, in every rotation. */
const mirrored = (id: string): string[] =>
  SIDES.map((rotation) =>
    TILES.wiring(id, rotation, TOWNS.includes(id))
      .segments.map((segment) =>
        segment
          .filter((end) => end !== HUB)
          .map((side) => (6 - side) % 6)
          .sort()
          .join(''),
      )
      .sort()
      .join(' '),
  )

/** Stubs of a town as a set of sides; tracks elsewhere as they are. */
const exitsOnly = (text: string): string => [...text.replaceAll(' ', '')].sort().join('')

describe('tiles', () => {
  test.each(ROWS)('STM-GEN-03, STM-TILE-03 %s lies as the table says in every rotation', (id, ...pictures) => {
    const seen = picturesOf(id)
    if (TOWNS.includes(id)) expect(seen.map(exitsOnly)).toEqual(pictures)
    else expect(seen).toEqual(pictures.map((one) => one.split('/').sort().join(' ')))
  })

  test('the table names every tile there is', () => {
    expect(TILES.types.map(({ id }) => id)).toEqual(ROWS.map(([id]) => id))
    expect([SIMPLE.length, COMPLEX.length, TOWNS.length]).toEqual([3, 7, 11])
  })

  test('STM-TILE-01 only 46, 47, T32 and T33 are chiral, each the mirror image of the other', () => {
    const partner = (id: string): string[] =>
      TILES.types
        .filter((type) => TOWNS.includes(type.id) === TOWNS.includes(id))
        .map((type) => type.id)
        .filter((other) => {
          const [seen, mirror] = [new Set(picturesOf(other).map(exitsKey(other))), mirrored(id).map(exitsKey(id))]
          return mirror.some((one) => seen.has(one))
        })
    const chiral = TILES.types.map(({ id }) => [id, ...partner(id)]).filter(([id, other]) => id !== other)
    expect(chiral).toEqual([
      ['46', '47'],
      ['47', '46'],
      ['T32', 'T33'],
      ['T33', 'T32'],
    ])
    for (const { id } of TILES.types) expect(partner(id)).toHaveLength(1)
  })

  test('STM-TILE-02 46: the sharp curve comes clockwise right after the gentle one; T32 branches to side 5', () => {
    expect(picture('46', 0)).toBe('02 34')
    expect(picture('47', 0)).toBe('02 45')
    expect(exitsOnly(picture('T32', 0))).toBe('035')
    expect(exitsOnly(picture('T33', 0))).toBe('013')
  })

  test('STM-TILE-03 36 of the 45 pairs of tracks, each once; the nine pairs of sharp curves are missing', () => {
    const tracks = SIDES.flatMap((a) => SIDES.filter((b) => b > a).map((b) => `${a}${b}`))
    const pairs = tracks.flatMap((one) =>
      tracks.filter((two) => two > one && ![...one].some((side) => two.includes(side))).map((two) => `${one} ${two}`),
    )
    expect(pairs).toHaveLength(45)
    const held = COMPLEX.flatMap(picturesOf)
    expect([held.length, new Set(held).size]).toEqual([36, 36])
    expect(pairs.filter((pair) => !held.includes(pair)).sort()).toEqual(
      ['01 23', '12 34', '23 45', '05 34', '01 45', '05 12', '01 34', '12 45', '05 23'].sort(),
    )
  })

  test('STM-TILE-04 every set of one to four exits is one town tile in one rotation, and no other', () => {
    const sets = Array.from({ length: 64 }, (_, mask) => SIDES.filter((side) => mask & (1 << side)).join(''))
    const held = TOWNS.flatMap(picturesOf).map(exitsOnly)
    expect(held.sort()).toEqual(sets.filter((set) => set.length >= 1 && set.length <= 4).sort())
    expect(held).toHaveLength(56)
  })

  test('STM-TILE-04 no tile has three tracks, two tracks at one side, or a track past the town', () => {
    for (const { id } of TILES.types) {
      const { segments, exits } = TILES.wiring(id, 0, TOWNS.includes(id))
      if (TOWNS.includes(id)) expect(segments.every(([, end]) => end === HUB)).toBe(true)
      else expect(segments.length).toBeLessThanOrEqual(2)
      expect(new Set(exits).size).toBe(segments.flat().filter((end) => end !== HUB).length)
    }
  })

  test.each([
    ['03', ['41 03 14', '41 03 25', '42 03 15', '42 03 24', '44 03 12', '44 03 45']],
    ['02', ['42 02 14', '43 02 13', '43 02 15', '45 02 35', '46 02 34', '47 02 45']],
    ['01', ['44 01 25', '46 01 35', '47 01 24']],
  ])('STM-TILE-05 what keeps the track %s', (track, expected) => {
    const keeping = COMPLEX.flatMap((id) =>
      picturesOf(id)
        .filter((one) => one.split(' ').includes(track))
        .map((one) => `${id} ${one}`),
    )
    expect(keeping.sort()).toEqual([...expected].sort())
  })
})

const exitsKey =
  (id: string) =>
  (text: string): string =>
    TOWNS.includes(id) ? exitsOnly(text) : text

describe('the supply', () => {
  const left = (tile: string, used: Readonly<Record<string, number>> = {}, taken?: string): number =>
    leftOf(TILES.limits, new Map(Object.entries(used)), tile, taken)

  test('STM-COMP-03, DIF-02 136 pieces', () => {
    const count = TILES.limits
      .filter(({ tiles }, _, all) => !all.some((other) => other !== undefined && isLarger(other.tiles, tiles)))
      .reduce((sum, { most }) => sum + most, 0)
    expect(count).toBe(136)
  })

  test.each([
    ['21', 86],
    ['22', 86],
    ['23', 8],
    ['41', 4],
    ['42', 4],
    ['43', 4],
    ['44', 4],
    ['45', 4],
    ['46', 4],
    ['47', 4],
    ['T11', 4],
    ['T21', 10],
    ['T22', 10],
    ['T23', 8],
    ['T31', 4],
    ['T32', 4],
    ['T33', 4],
    ['T34', 4],
    ['T41', 4],
    ['T42', 4],
    ['T43', 4],
  ])('STM-TILE-06 %s: %i at most', (tile, most) => {
    expect(left(tile)).toBe(most)
  })

  test.each([
    ['21', '22', 86],
    ['T21', 'T22', 10],
    ['23', 'T23', 8],
    ['42', 'T41', 4],
    ['T31', 'T34', 4],
    ['T32', 'T33', 4],
    ['T42', '41', 4],
    ['43', 'T43', 4],
  ])('STM-TILE-06 %s and %s are two faces of the same pieces', (one, other, count) => {
    expect(left(other, { [one]: 3 })).toBe(count - 3)
    expect(left(one, { [other]: count })).toBe(0)
    expect(left(one, { [other]: count }, other), 'STM-TILE-09').toBe(1)
  })

  test('TV-19g with 86 of tile 21 on the map neither 21 nor 22 is left, but one may be exchanged', () => {
    expect([left('21', { '21': 86 }), left('22', { '21': 86 })]).toEqual([0, 0])
    expect(left('22', { '21': 86 }, '21')).toBe(1)
    expect(left('22', { '21': 86 }, 'T21')).toBe(0)
  })

  test('TV-19h the ring 44-45-46-47', () => {
    expect(left('45', { '44': 4, '45': 2 })).toBe(0)
    expect(left('46', { '44': 4, '45': 2 })).toBe(2)
    expect(left('47', { '44': 4, '45': 2, '46': 2 })).toBe(0)
  })

  test('STM-TILE-08 the limits of the ring are those of the rules and no others', () => {
    const ring = TILES.limits.filter(({ tiles }) => tiles.some((tile) => ['44', '45', '46', '47'].includes(tile)))
    const most = Object.fromEntries(ring.map(({ tiles, most }) => [[...tiles].sort().join(' '), most]))
    expect(most).toMatchObject({ '44': 4, '45': 4, '46': 4, '47': 4 })
    expect(most).toMatchObject({ '44 45': 6, '45 46': 6, '46 47': 6, '44 47': 6, '44 45 46 47': 8 })
    // Opposite corners share no piece; three of them are in reach of all eight.
    expect(most).toMatchObject({ '44 46': 8, '45 47': 8, '44 45 46': 8 })
    expect(ring).toHaveLength(15)
  })
})

const isLarger = (all: readonly string[], some: readonly string[]): boolean =>
  all.length > some.length && some.every((tile) => all.includes(tile))
