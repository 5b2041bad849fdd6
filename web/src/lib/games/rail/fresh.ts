import type { Step } from '#client/mirror.ts'
import type { GameEvent } from '#engine/core/index.ts'
import type { HexIndex } from '#engine/track/board.ts'

/** Hexes where something came about in these steps; `hexOf` says where an event took place. */
export function freshHexes(news: readonly Step[], hexOf: (event: GameEvent) => HexIndex | null): ReadonlySet<HexIndex> {
  return new Set(news.flatMap((step) => step.events).flatMap((event) => hexOf(event) ?? []))
}
