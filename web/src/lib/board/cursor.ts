import type { Point } from '#engine/hex/layout.ts'
import type { Board, HexIndex } from '#engine/track/board.ts'
import { middle, R } from './hexes.ts'

/** The hex the keyboard is on, and the line it has been moving along: right and then left comes back. */
export interface Cursor {
  readonly hex: HexIndex
  readonly anchor: Point
}

export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

export const cursorAt = (board: Board, hex: HexIndex): Cursor => ({ hex, anchor: middleOf(board, hex) })

/** Hexes in every second column (or row) lie this far off the line and are still on it. */
const NEAR_LINE = 0.9 * R

/** The nearest hex in a direction, close to the line of the cursor; over water too. Stays where nothing is. */
export function stepped(board: Board, cursor: Cursor, to: Point): Cursor {
  const from = middleOf(board, cursor.hex)
  let best: { hex: HexIndex; cost: number } | null = null
  for (const { index } of board.hexes) {
    const there = middleOf(board, index)
    const ahead = (there.x - from.x) * to.x + (there.y - from.y) * to.y
    const aside = Math.abs((there.x - cursor.anchor.x) * to.y - (there.y - cursor.anchor.y) * to.x)
    const cost = ahead + 0.2 * aside + 3 * Math.max(0, aside - NEAR_LINE)
    if (ahead > R * 0.6 && (!best || cost < best.cost - 0.01)) best = { hex: index, cost }
  }
  if (!best) return cursor
  const there = middleOf(board, best.hex)
  return { hex: best.hex, anchor: to.x === 0 ? { x: cursor.anchor.x, y: there.y } : { x: there.x, y: cursor.anchor.y } }
}

/** The lit hex after (or before) this one in reading order, round and round; null when none is lit. */
export function nextLit(board: Board, lit: Iterable<HexIndex>, from: HexIndex, step: 1 | -1): HexIndex | null {
  const order = [...lit].sort((a, b) => step * readingOrder(board, a, b))
  return order.find((hex) => step * readingOrder(board, hex, from) > 0) ?? order[0] ?? null
}

function readingOrder(board: Board, a: HexIndex, b: HexIndex): number {
  const [one, other] = [middleOf(board, a), middleOf(board, b)]
  return one.y - other.y || one.x - other.x
}

const middleOf = (board: Board, hex: HexIndex): Point =>
  middle(board.layout, (board.hexes[hex] as { at: readonly [number, number] }).at)
