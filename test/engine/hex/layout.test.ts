import { describe, expect, test } from 'vitest'
import {
  type Coordinates,
  centre,
  cornerOffset,
  hexName,
  LAYOUTS,
  neighbour,
  opposite,
  SIDES,
  sideOffset,
  turned,
} from '#engine/hex/layout.ts'

const SOME: readonly Coordinates[] = [
  [2, 2],
  [3, 2],
  [2, 3],
  [3, 3],
]

describe.each(LAYOUTS)('%s', (layout) => {
  test('going out by a side and back by the opposite one leads home', () => {
    for (const at of SOME) {
      for (const side of SIDES) expect(neighbour(layout, neighbour(layout, at, side), opposite(side))).toEqual(at)
    }
  })

  test('the middle of a side lies half way to the neighbour, and corners where sides meet', () => {
    for (const at of SOME) {
      for (const side of SIDES) {
        const here = centre(layout, at)
        const there = centre(layout, neighbour(layout, at, side))
        const half = sideOffset(layout, side)
        expect(there.x - here.x).toBeCloseTo(half.x * 2)
        expect(there.y - here.y).toBeCloseTo(half.y * 2)
        const [one, other] = [cornerOffset(layout, side), cornerOffset(layout, turned(side, 1))]
        expect((one.x + other.x) / 2).toBeCloseTo(half.x)
        expect((one.y + other.y) / 2).toBeCloseTo(half.y)
      }
    }
  })
})

test('hexes are named by column and row', () => {
  expect([hexName([0, 0]), hexName([10, 8]), hexName([25, 9]), hexName([26, 0]), hexName([30, 14])]).toEqual([
    'A1',
    'K9',
    'Z10',
    'AA1',
    'AE15',
  ])
})
