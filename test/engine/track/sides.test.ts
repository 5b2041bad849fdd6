import { describe, expect, test } from 'vitest'
import { isSide, SIDES } from '#engine/hex/layout.ts'
import { type HexSide, hexSideOf } from '#engine/track/board.ts'
import { HUB, sidesOf } from '#engine/track/tiles.ts'

/** That the first two lines do not compile is the test: `npm run types` fails when one of them does. */
describe('a side of a hex is not to be mixed up with anything else', () => {
  test('the middle of a town is no side, and no number is a side of a hex until it was made of one', () => {
    // @ts-expect-error: HUB of one hex would be side 0 of the next
    expect(hexSideOf(0, HUB)).toBe(hexSideOf(1, 0))
    // @ts-expect-error
    const made: HexSide = 6
    expect(made).toBe(hexSideOf(1, 0))
  })

  test('every side of every hex has a number of its own', () => {
    const all = [0, 1, 2, 3].flatMap((hex) => SIDES.map((side) => hexSideOf(hex, side)))
    expect(new Set(all).size).toBe(all.length)
  })

  test('a segment leads to one side or to two', () => {
    expect([sidesOf([2, HUB]), sidesOf([0, 5])]).toEqual([[2], [0, 5]])
    expect([-1, 0, 5, HUB, 0.5, Number.NaN].map(isSide)).toEqual([false, true, true, false, false, false])
  })
})
