import { describe, expect, it } from 'vitest'
import { LAYOUTS, SIDES, type Side, sideAngle } from '#engine/hex/layout.ts'
import { HUB } from '#engine/track/tiles.ts'
import { crossing, curveOf, curvePath, headingAt, pointAt } from '#lib/board/curves.ts'
import { distance, R, sideMiddle } from '#lib/board/hexes.ts'

const pairs = SIDES.flatMap((a) => SIDES.filter((b) => b > a).map((b): [Side, Side] => [a, b]))
const cosine = (a: number, b: number) => Math.cos(a - b)

describe.each(LAYOUTS)('track on a board of layout %s', (layout) => {
  it.each(pairs)('from side %i to side %i begins and ends in the middle of them', (a, b) => {
    const curve = curveOf(layout, [a, b])
    expect(distance(pointAt(curve, 0), sideMiddle(layout, a))).toBeCloseTo(0, 6)
    expect(distance(pointAt(curve, 1), sideMiddle(layout, b))).toBeCloseTo(0, 6)
  })

  it.each(pairs)(
    'from side %i to side %i meets them at right angles, so that it runs on smoothly next door',
    (a, b) => {
      const curve = curveOf(layout, [a, b])
      expect(cosine(headingAt(curve, 0), sideAngle(layout, a))).toBeCloseTo(-1, 6)
      expect(cosine(headingAt(curve, 1), sideAngle(layout, b))).toBeCloseTo(1, 6)
    },
  )

  it('runs from a side straight to the town', () => {
    for (const side of SIDES) {
      const stub = curveOf(layout, [side, HUB])
      expect(stub.kind).toBe('line')
      expect(distance(pointAt(stub, 1), { x: 0, y: 0 })).toBeCloseTo(0, 6)
    }
  })
})

describe('a curve', () => {
  it('is a true arc of half a side or of one and a half', () => {
    expect(curveOf('odd-q', [0, 1])).toMatchObject({ kind: 'arc', length: expect.closeTo((R * Math.PI) / 3, 6) })
    expect(curveOf('odd-q', [0, 2])).toMatchObject({ kind: 'arc', length: expect.closeTo((1.5 * R * Math.PI) / 3, 6) })
    expect(curveOf('odd-q', [0, 3])).toMatchObject({ kind: 'line' })
  })

  it('has parallels at an even distance on both sides', () => {
    for (const segment of pairs) {
      const curve = curveOf('odd-r', segment)
      for (const t of [0, 0.3, 0.5, 1]) {
        expect(distance(pointAt(curve, t, 12), pointAt(curve, t))).toBeCloseTo(12, 6)
        expect(distance(pointAt(curve, t, 12), pointAt(curve, t, -12))).toBeCloseTo(24, 6)
      }
    }
  })

  it('spells a path that may be joined to another', () => {
    expect(curvePath(curveOf('odd-q', [0, 3]))).toBe('M0 -86.6L0 86.6')
    expect(curvePath(curveOf('odd-q', [0, 1]), { join: true })).toMatch(/^L0 -86.6A50 50 0 0 0 75 -43.3$/)
  })

  it('crosses another where the rules say so, and keeps clear of one beside it', () => {
    expect(crossing(curveOf('odd-q', [0, 3]), curveOf('odd-q', [1, 4]))).toEqual({ a: 0.5, b: 0.5 })
    expect(crossing(curveOf('odd-q', [0, 2]), curveOf('odd-q', [1, 3]))).not.toBeNull()
    expect(crossing(curveOf('odd-q', [0, 2]), curveOf('odd-q', [3, 5]))).toBeNull()
    expect(crossing(curveOf('odd-q', [0, 3]), curveOf('odd-q', [1, 2]))).toBeNull()
  })
})
