import type { Point } from '#engine/hex/layout.ts'
import { polygon } from '../../hexes.ts'

const point = (angle: number, far: number): Point => ({ x: Math.sin(angle) * far, y: -Math.cos(angle) * far })

/** The rays of the rose about the origin, 100 long: half of each is dark, as engravers do it. */
export function rays(): { readonly dark: string; readonly outline: string } {
  const each = [1, 3, 5, 7, 0, 2, 4, 6].map((eighth) => {
    const angle = (eighth * Math.PI) / 4
    const [tip, waist] = eighth % 2 === 0 ? [100, 17] : [62, 15]
    const [left, right] = [point(angle - Math.PI / 8, waist), point(angle + Math.PI / 8, waist)]
    const middle = { x: 0, y: 0 }
    return {
      dark: polygon([middle, point(angle, tip), right]),
      outline: polygon([middle, left, point(angle, tip), right]),
    }
  })
  return { dark: each.map(({ dark }) => dark).join(''), outline: each.map(({ outline }) => outline).join('') }
}
