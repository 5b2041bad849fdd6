import type { GameEvent } from '#engine/core/index.ts'
import type { Event } from '#engine/spike/types.ts'

/** Segments and cities where something came about that people will look for. */
export function newsAt(happened: GameEvent): readonly string[] {
  const event = happened as Event
  if (event.type === 'built') return [...event.segments, event.city]
  return event.type === 'loaded' || event.type === 'delivered' || event.type === 'placedTrain' ? [event.city] : []
}
