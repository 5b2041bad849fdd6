import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TILES as AGE_OF_STEAM } from '#engine/age-of-steam/tiles.ts'
import { TILES as STEAM } from '#engine/steam/tiles.ts'
import { brokenLimits, leftOf, limitsOf, type Piece } from '#engine/track/pieces.ts'

/** How many of each tile lie on the board. */
type Choice = Readonly<Record<string, number>>

/** Whether pieces can be found for all these tiles, by trying every one for every tile. */
function possible(pieces: readonly Piece[], choice: Choice): boolean {
  const seen = new Map<string, boolean>()
  const search = (counts: readonly number[], wanted: readonly string[]): boolean => {
    const [tile, ...rest] = wanted
    if (tile === undefined) return true
    const key = `${counts.join()} ${wanted.length}`
    const known = seen.get(key)
    if (known !== undefined) return known
    const found = pieces.some(
      ({ faces }, i) =>
        faces.includes(tile) && (counts[i] as number) > 0 && search(counts.with(i, (counts[i] as number) - 1), rest),
    )
    seen.set(key, found)
    return found
  }
  const wanted = Object.entries(choice).flatMap(([tile, count]) => Array.from({ length: count }, () => tile))
  return search(
    pieces.map(({ count }) => count),
    wanted,
  )
}

const used = (choice: Choice): ReadonlyMap<string, number> => new Map(Object.entries(choice))

/** The pieces of the rules of Steam that hang together in a ring (STM-TILE-08). */
const RING: readonly Piece[] = [
  { faces: ['44', '45'], count: 2 },
  { faces: ['45', '46'], count: 2 },
  { faces: ['47', '46'], count: 2 },
  { faces: ['44', '47'], count: 2 },
]

/** Every choice of up to so many of each of these tiles. */
function choices(tiles: readonly string[], most: number): Choice[] {
  return tiles.reduce<Choice[]>(
    (all, tile) =>
      all.flatMap((choice) => Array.from({ length: most + 1 }, (_, count) => ({ ...choice, [tile]: count }))),
    [{}],
  )
}

describe('STM-TILE-06 to -09 what pieces with two faces allow', () => {
  test('every choice of up to five of each tile of the ring: the limits hold exactly when pieces can be found', () => {
    const limits = limitsOf(RING)
    const all = choices(['44', '45', '46', '47'], 5)
    const fine = all.filter((choice) => brokenLimits(limits, used(choice)).length === 0)
    expect(all).toHaveLength(6 ** 4)
    expect(fine).toEqual(all.filter((choice) => possible(RING, choice)))
    expect(fine.length).toBeGreaterThan(100)
  })

  test('the formula of the rules for the ring', () => {
    const limits = limitsOf(RING)
    for (const choice of choices(['44', '45', '46', '47'], 5)) {
      const [a, b, c, d] = ['44', '45', '46', '47'].map((tile) => choice[tile] ?? 0) as [number, number, number, number]
      const holds = Math.max(a, b, c, d) <= 4 && Math.max(a + b, b + c, c + d, d + a) <= 6 && a + b + c + d <= 8
      expect([choice, brokenLimits(limits, used(choice)).length === 0]).toEqual([choice, holds])
    }
  })

  test('what is left of a tile is how many more of it can be laid, whatever comes off', () => {
    const limits = limitsOf(RING)
    const tiles = ['44', '45', '46', '47']
    for (const choice of choices(tiles, 3).filter((one) => possible(RING, one))) {
      for (const tile of tiles) {
        for (const taken of [undefined, ...tiles.filter((one) => (choice[one] ?? 0) > 0)]) {
          const off = taken === undefined ? choice : { ...choice, [taken]: (choice[taken] ?? 0) - 1 }
          const more = Array.from({ length: 9 }, (_, n) => n).findLast((n) =>
            possible(RING, { ...off, [tile]: (off[tile] ?? 0) + n }),
          )
          expect([choice, tile, taken, leftOf(limits, used(choice), tile, taken)]).toEqual([choice, tile, taken, more])
        }
      }
    }
  })

  test('any supply of any pieces', () => {
    const faces = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1, maxLength: 3 })
    const supply = fc.array(fc.record({ faces, count: fc.integer({ min: 1, max: 3 }) }), { minLength: 1, maxLength: 5 })
    let [fine, impossible] = [0, 0]
    fc.assert(
      fc.property(
        supply,
        fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 5, maxLength: 5 }),
        (pieces, counts) => {
          const known = [...new Set(pieces.flatMap((piece) => piece.faces))]
          const choice = Object.fromEntries(known.map((tile, i) => [tile, counts[i] as number]))
          const holds = brokenLimits(limitsOf(pieces), used(choice)).length === 0
          expect(holds).toBe(possible(pieces, choice))
          if (holds) fine++
          else impossible++
        },
      ),
      { numRuns: 500 },
    )
    expect(Math.min(fine, impossible)).toBeGreaterThan(50)
  })

  test.each([
    ['Steam', STEAM],
    ['Age of Steam', AGE_OF_STEAM],
  ])('the sets of %s: no tile has fewer than none left', (_, { limits, types }) => {
    for (const { id } of types) {
      const full = new Map([[id, leftOf(limits, new Map(), id)]])
      expect(leftOf(limits, full, id)).toBe(0)
      expect(leftOf(limits, new Map([[id, 99]]), id)).toBe(0)
      expect(brokenLimits(limits, full)).toEqual([])
    }
  })
})
