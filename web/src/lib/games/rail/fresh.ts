import type { Step } from '#client/mirror.ts'
import type { GameEvent, Seat } from '#engine/core/index.ts'
import type { HexIndex } from '#engine/track/board.ts'

/** Whoever only watches sees so many of the last moves as news. */
const NEWS_FOR_SPECTATORS = 4

/** Hexes where something came about since this device last acted; `hexOf` says where an event took place. */
export function freshHexes(
  steps: readonly Step[],
  mine: readonly Seat[],
  hexOf: (event: GameEvent) => HexIndex | null,
): ReadonlySet<HexIndex> {
  const last = steps.findLastIndex((step) => mine.includes(step.played.seat))
  const from = mine.length === 0 ? Math.max(0, steps.length - NEWS_FOR_SPECTATORS) : last + 1
  const events = steps.slice(from).flatMap((step) => step.events)
  return new Set(events.flatMap((event) => hexOf(event) ?? []))
}
