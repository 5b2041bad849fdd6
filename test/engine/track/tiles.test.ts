import { describe, expect, test } from 'vitest'
import { TILES, TOWN_DISCS } from '#engine/age-of-steam/tiles.ts'
import { leftOf } from '#engine/track/pieces.ts'
import { HUB, type TileKind } from '#engine/track/tiles.ts'

const count = (...kinds: TileKind[]): number =>
  TILES.types
    .filter((type) => kinds.includes(type.kind))
    .reduce((sum, type) => sum + leftOf(TILES.limits, new Map(), type.id), 0)

/** A set of tracks whichever way the tile lies: the least of its six pictures. */
function rotationClass(pairs: readonly (readonly number[])[]): string {
  const pictures = [0, 1, 2, 3, 4, 5].map((rotation) =>
    pairs
      .map((pair) =>
        pair
          .map((side) => (side === HUB ? HUB : (side + rotation) % 6))
          .sort()
          .join(''),
      )
      .sort()
      .join(' '),
  )
  return pictures.sort()[0] as string
}

const classesOf = (...kinds: TileKind[]): string[] =>
  TILES.types.filter((type) => kinds.includes(type.kind)).map((type) => rotationClass(type.tracks))

const SIDES = [0, 1, 2, 3, 4, 5]

describe('the manifest', () => {
  test('AOS-TILE-01 136 tiles: 110 simple, 11 crossings, 4 side by side, 11 with towns', () => {
    expect([count('simple'), count('crossing'), count('side-by-side'), count('town')]).toEqual([110, 11, 4, 11])
    expect(TOWN_DISCS).toBe(8)
  })

  test.each([
    ['straight', 3],
    ['gentle', 6],
    ['sharp', 6],
    ['x-gentle-straight', 6],
    ['x-straight-straight', 3],
    ['x-gentle-gentle', 6],
    ['s-gentle-sharp-l', 6],
    ['s-gentle-sharp-r', 6],
    ['s-straight-sharp', 6],
    ['s-gentle-gentle', 3],
    ['t1', 6],
    ['t3-l', 6],
    ['t3-r', 6],
    ['t3-same', 6],
    ['t3-star', 2],
  ])('AOS-TILE-01, -02 %s lies in %i different ways', (tile, rotations) => {
    expect(TILES.rotations(tile, tile.startsWith('t'))).toHaveLength(rotations)
  })

  test('AOS-TILE-04 all crossings, four of the six side-by-side pairs, and every town of one or three exits', () => {
    const through = SIDES.flatMap((a) => SIDES.filter((b) => b > a).map((b) => [a, b]))
    const pairs = through.flatMap((one) =>
      through.filter((two) => !one.some((side) => two.includes(side))).map((two) => [one, two]),
    )
    const classes = new Set(pairs.map(rotationClass))
    expect(classes.size).toBe(9)
    const held = classesOf('crossing', 'side-by-side')
    expect(new Set(held).size).toBe(7)
    const missing = [...classes].filter((one) => !held.includes(one))
    expect(missing.sort()).toEqual(
      [
        rotationClass([
          [0, 1],
          [2, 3],
        ]),
        rotationClass([
          [0, 1],
          [3, 4],
        ]),
      ].sort(),
    )
    const towns = classesOf('town')
    const exits = (n: number) =>
      new Set(
        Array.from({ length: 64 }, (_, mask) => SIDES.filter((side) => mask & (1 << side)))
          .filter((sides) => sides.length === n)
          .map((sides) => rotationClass(sides.map((side) => [side, HUB]))),
      )
    expect(new Set(towns)).toEqual(new Set([...exits(1), ...exits(3)]))
    expect(towns).toHaveLength(5)
  })

  test('AOS-TILE-05 on a town hex every exit is a stub, 1, 2, 3 or 4 of them', () => {
    for (const { id, tracks } of TILES.types) {
      const { segments, exits } = TILES.wiring(id, 0, true)
      expect(segments.every(([, end]) => end === HUB)).toBe(true)
      expect(exits).toHaveLength(tracks.flat().filter((end) => end !== HUB).length)
    }
  })
})
