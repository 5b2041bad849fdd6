import type { Event } from '#engine/spike/types.ts'

/** Segments and cities where something came about that people will look for. */
export function newsAt(event: Event): readonly string[] {
  if (event.type === 'built') return [...event.segments, event.city]
  return event.type === 'loaded' || event.type === 'delivered' || event.type === 'placedTrain' ? [event.city] : []
}
