import {
  type Coordinates,
  centre,
  cornerOffset,
  type Layout,
  neighbour,
  type Point,
  SIDES,
  type Side,
  sideOffset,
  turned,
} from '#engine/hex/layout.ts'
import { type Board, NO_HEX, neighbourOf } from '#engine/track/board.ts'

/** The side of a hex in the units everything is drawn in. */
export const R = 100

export const scaled = ({ x, y }: Point, by: number): Point => ({ x: x * by, y: y * by })
export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y })
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y })
export const between = (a: Point, b: Point, t = 0.5): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t })
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

export const middle = (layout: Layout, at: Coordinates): Point => scaled(centre(layout, at), R)
export const corner = (layout: Layout, side: Side): Point => scaled(cornerOffset(layout, side), R)
export const sideMiddle = (layout: Layout, side: Side): Point => scaled(sideOffset(layout, side), R)

/** A number as paths have it: short. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)
export const xy = ({ x, y }: Point): string => `${n(x)} ${n(y)}`

export const polygon = (points: readonly Point[]): string => `M${points.map(xy).join('L')}Z`

/** The outline of a hex about `at`, drawn `size` times as large. */
export function hexPath(layout: Layout, at: Point = { x: 0, y: 0 }, size = 1): string {
  return polygon(SIDES.map((side) => plus(at, scaled(corner(layout, side), size))))
}

/** Both ends of a side, clockwise. */
export function sideEnds(layout: Layout, at: Point, side: Side): readonly [Point, Point] {
  return [plus(at, corner(layout, side)), plus(at, corner(layout, turned(side, 1)))]
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export function boxAround(points: readonly Point[], margin: number): Box {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const x = Math.min(...xs) - margin
  const y = Math.min(...ys) - margin
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y }
}

/** Hexes and water with room around them for the land to fade out. */
export function boardBox(board: Board, margin = 1.66 * R): Box {
  return boxAround(
    cells(board).map((at) => middle(board.layout, at)),
    margin,
  )
}

/** Everything the board covers: land and water. */
export const cells = (board: Board): Coordinates[] => [...board.hexes.map(({ at }) => at), ...board.water]

/** Sides between two hexes of land that track may not cross. */
export function walls(board: Board): (readonly [Point, Point])[] {
  const land = new Set(board.hexes.map(({ at }) => String(at)))
  return board.hexes.flatMap(({ index, at }) =>
    SIDES.slice(0, 3)
      .filter(
        (side) => neighbourOf(board, index, side) === NO_HEX && land.has(String(neighbour(board.layout, at, side))),
      )
      .map((side) => sideEnds(board.layout, middle(board.layout, at), side)),
  )
}
