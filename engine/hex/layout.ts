/**
 * Offset coordinates as the map files have them: `[col, row]`, row 0 in the north. In `odd-q`/`even-q` hexes are
 * flat-topped and the odd (even) columns sit half a hex lower; in `odd-r`/`even-r` they are pointy-topped and the odd
 * (even) rows sit half a hex further right.
 */
export const LAYOUTS = ['odd-q', 'even-q', 'odd-r', 'even-r'] as const
export type Layout = (typeof LAYOUTS)[number]

/** The sides of a hex, clockwise. Side 0 looks north on flat-topped boards and east on pointy-topped ones. */
export const SIDES = [0, 1, 2, 3, 4, 5] as const
/** No other number passes for one: what else a piece of track may lead to (the middle of a town) has to be told apart. */
export type Side = (typeof SIDES)[number]

export type Coordinates = readonly [col: number, row: number]

export const isSide = (value: number): value is Side => (SIDES as readonly number[]).includes(value)

/** So many sides further clockwise; `rotation` is a whole number from 0 on, and so the rest is one of 0…5. */
export const turned = (side: Side, rotation: number): Side => ((side + rotation) % 6) as Side

export const opposite = (side: Side): Side => turned(side, 3)

export const isFlat = (layout: Layout): boolean => layout.endsWith('q')

/** Where each side leads, for a hex of a level column or row and for one of a shifted column or row. */
type Steps = readonly Coordinates[]

const FLAT: { level: Steps; shifted: Steps } = {
  level: [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 0], [-1, -1]], // biome-ignore format: a table
  shifted: [[0, -1], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0]], // biome-ignore format: a table
}
const POINTY: { level: Steps; shifted: Steps } = {
  level: [[1, 0], [0, 1], [-1, 1], [-1, 0], [-1, -1], [0, -1]], // biome-ignore format: a table
  shifted: [[1, 0], [1, 1], [0, 1], [-1, 0], [0, -1], [1, -1]], // biome-ignore format: a table
}

function isShifted(layout: Layout, [col, row]: Coordinates): boolean {
  // Spaces of the sea may lie at -1.
  const odd = Math.abs((isFlat(layout) ? col : row) % 2) === 1
  return odd === layout.startsWith('odd')
}

export function neighbour(layout: Layout, at: Coordinates, side: Side): Coordinates {
  const steps = (isFlat(layout) ? FLAT : POINTY)[isShifted(layout, at) ? 'shifted' : 'level']
  const [dc, dr] = steps[side] as Coordinates
  return [at[0] + dc, at[1] + dr]
}

/** `[10, 8]` is `K9`: columns by letter, rows from 1, as printed along the edge of the board. */
export function hexName([col, row]: Coordinates): string {
  const letter = String.fromCharCode(65 + (col % 26))
  return (col >= 26 ? String.fromCharCode(64 + Math.floor(col / 26)) : '') + letter + (row + 1)
}

const SQRT3 = Math.sqrt(3)

export interface Point {
  readonly x: number
  readonly y: number
}

/** The middle of a hex whose sides are 1 long; the hex [0, 0] of a level column lies at the origin. */
export function centre(layout: Layout, at: Coordinates): Point {
  const [col, row] = at
  const shift = isShifted(layout, at) ? 0.5 : 0
  return isFlat(layout) ? { x: 1.5 * col, y: SQRT3 * (row + shift) } : { x: SQRT3 * (col + shift), y: 1.5 * row }
}

/** From the middle to the middle of a side: half the distance between neighbours. */
export function sideOffset(layout: Layout, side: Side): Point {
  return polar(sideAngle(layout, side), SQRT3 / 2)
}

/** From the middle to the corner between this side and the one before it. */
export function cornerOffset(layout: Layout, side: Side): Point {
  return polar(sideAngle(layout, side) - Math.PI / 6, 1)
}

/** The direction a side looks, in radians clockwise from east (y grows downwards). */
export function sideAngle(layout: Layout, side: Side): number {
  return (side * Math.PI) / 3 - (isFlat(layout) ? Math.PI / 2 : 0)
}

const polar = (angle: number, length: number): Point => ({ x: Math.cos(angle) * length, y: Math.sin(angle) * length })
