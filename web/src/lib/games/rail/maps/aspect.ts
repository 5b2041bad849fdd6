import type { Board } from '#engine/track/board.ts'
import { boardBox } from '../../../board/hexes.ts'

/** Width by height of a board's picture; one that is tall and narrow has the sea or the page beside it. */
export function aspectOf(board: Board): number {
  const { width, height } = boardBox(board)
  return Math.max(width / height, 0.8)
}
