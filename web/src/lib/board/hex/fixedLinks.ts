import type { Seat } from '#engine/core/rules.ts'
import { type Point, sideAngle } from '#engine/hex/layout.ts'
import type { Board, HexIndex } from '#engine/track/board.ts'
import type { Track } from '#engine/track/track.ts'
import { middle, plus, R, sideMiddle } from '../hexes.ts'

/** A link that needs no tile, on the side that its two cities share. */
export interface FixedLinkLook {
  readonly between: readonly [HexIndex, HexIndex]
  readonly at: Point
  /** In degrees, along the track. */
  readonly turn: number
  readonly cost: number
  /** Undefined while nobody has taken it. */
  readonly owner: Seat | undefined
}

/** How far its track reaches into either city. */
export const REACH = 0.36 * R

export function fixedLinkLooks(track: Track): FixedLinkLook[] {
  const { board } = track
  return board.fixedLinks.map(({ between, side, cost }, i) => ({
    between,
    at: plus(
      middle(board.layout, (board.hexes[between[0]] as Board['hexes'][number]).at),
      sideMiddle(board.layout, side),
    ),
    turn: (sideAngle(board.layout, side) * 180) / Math.PI,
    cost,
    owner: track.fixed[i] ?? undefined,
  }))
}
