import type { Point } from '#engine/hex/layout.ts'
import { type Box, R } from './hexes.ts'

/* Clear of the names of neighbouring cities. */
const LOW = 0.26 * R

/** How large the figures of a printed price are at this zoom, in units of the board. */
export const priceSize = (k: number): number => Math.round(Math.max(31, 8.5 / k))

/** The plate of a price on the hex whose middle this is. */
export function priceBox(cost: number, at: Point, k: number): Box {
  const size = priceSize(k)
  const width = (`$${cost}`.length * 0.62 + 0.6) * size
  const height = 1.44 * size
  return { x: at.x - width / 2, y: at.y + LOW - height / 2, width, height }
}
