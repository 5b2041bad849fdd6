import { type Layout, type Point, SIDES } from '#engine/hex/layout.ts'
import type { Board, HexIndex } from '#engine/track/board.ts'
import { corner, middle, plus } from '../hexes.ts'
import type { Pin } from '../scene.ts'

export interface PlacedPin {
  readonly at: Point
  readonly pin: Pin
}

/** Pins stand on corners of their hex, where no track ever runs: in the west, in the east, and on the others after. */
const CORNERS: readonly Point[] = [
  { x: -1, y: -0.2 },
  { x: 1, y: -0.2 },
  { x: -0.7, y: 1 },
  { x: 0.7, y: 1 },
]

export function placedPins(board: Board, pins: ReadonlyMap<HexIndex, readonly Pin[]>): PlacedPin[] {
  return [...pins].flatMap(([hex, all]) => {
    const { at } = board.hexes[hex] as Board['hexes'][number]
    const centre = middle(board.layout, at)
    return all.map((pin, i) => ({
      at: plus(centre, cornerTowards(board.layout, CORNERS[i % CORNERS.length] as Point)),
      pin,
    }))
  })
}

/** The corner of a hex that lies furthest in a direction. */
export function cornerTowards(layout: Layout, towards: Point): Point {
  const along = ({ x, y }: Point): number => x * towards.x + y * towards.y
  return SIDES.map((side) => corner(layout, side)).reduce((best, one) => (along(one) > along(best) + 0.1 ? one : best))
}
