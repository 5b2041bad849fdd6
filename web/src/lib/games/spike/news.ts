import type { Event } from '#engine/spike/types.ts'
import { change } from '../../texts/language.svelte.ts'
import type { Paid } from './board/scene.ts'

/** Segments and cities where something came about that people will look for. */
export function newsAt(event: Event): readonly string[] {
  if (event.type === 'built') return [...event.segments, event.city]
  return event.type === 'loaded' || event.type === 'delivered' || event.type === 'placedTrain' ? [event.city] : []
}

/** What a city paid for being connected, or for goods. */
export const paidAt = (event: Event): readonly Paid[] =>
  (event.type === 'built' || event.type === 'delivered') && event.money > 0
    ? [{ city: event.city, seat: event.seat, text: change(event.money) }]
    : []
