import type { PlayedStep } from '#client/mirror.ts'
import type { GameEvent } from '#engine/core/index.ts'

/** Places of the board where something came about in these steps; `placesOf` says where an event took place. */
export function freshPlaces<Place, Event extends GameEvent>(
  news: readonly PlayedStep<unknown, Event>[],
  placesOf: (event: Event) => readonly Place[],
): ReadonlySet<Place> {
  return new Set(news.flatMap((step) => step.events).flatMap(placesOf))
}
