import type { Point } from '#engine/hex/layout.ts'
import { R } from './hexes.ts'

/** Places of a board that the keyboard can stand on, by index. */
export type Spots = readonly Point[]

/** The spot the keyboard is on, and the line it has been moving along: right and then left comes back. */
export interface Cursor {
  readonly spot: number
  readonly anchor: Point
}

export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

export const cursorAt = (spots: Spots, spot: number): Cursor => ({ spot, anchor: at(spots, spot) })

/** Hexes in every second column (or row) lie this far off the line and are still on it. */
const NEAR_LINE = 0.9 * R

/** The nearest spot in a direction, close to the line of the cursor; over water too. Stays where nothing is. */
export function stepped(spots: Spots, cursor: Cursor, to: Point): Cursor {
  const from = at(spots, cursor.spot)
  let best: { spot: number; cost: number } | null = null
  for (const [spot, there] of spots.entries()) {
    const ahead = (there.x - from.x) * to.x + (there.y - from.y) * to.y
    const aside = Math.abs((there.x - cursor.anchor.x) * to.y - (there.y - cursor.anchor.y) * to.x)
    const cost = ahead + 0.2 * aside + 3 * Math.max(0, aside - NEAR_LINE)
    if (ahead > R * 0.6 && (!best || cost < best.cost - 0.01)) best = { spot, cost }
  }
  if (!best) return cursor
  const there = at(spots, best.spot)
  return {
    spot: best.spot,
    anchor: to.x === 0 ? { x: cursor.anchor.x, y: there.y } : { x: there.x, y: cursor.anchor.y },
  }
}

/** The lit spot after (or before) this one in reading order, round and round; null when none is lit. */
export function nextLit(spots: Spots, lit: Iterable<number>, from: number, step: 1 | -1): number | null {
  const order = [...lit].sort((a, b) => step * readingOrder(spots, a, b))
  return order.find((spot) => step * readingOrder(spots, spot, from) > 0) ?? order[0] ?? null
}

function readingOrder(spots: Spots, a: number, b: number): number {
  const [one, other] = [at(spots, a), at(spots, b)]
  return one.y - other.y || one.x - other.x
}

const at = (spots: Spots, spot: number): Point => spots[spot] as Point
