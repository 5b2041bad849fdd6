import { cardsOf } from '#engine/spike/piles.ts'
import type { Cards } from '#engine/spike/types.ts'
import type { Trip } from '../plan.svelte.ts'
import type { World } from '../world.ts'

/** A card of the type of each segment. */
export const needsOf = ({ game }: World, segments: readonly string[]): Cards =>
  cardsOf(segments.flatMap((id) => game.board.segments.get(id)?.type ?? []))

/** How the train comes to a city. */
export const ARRIVES: Readonly<Record<Trip['how'], string>> = {
  free: 'The train moves here for free:',
  start: 'Start the train: it arrives after',
  boost: 'Boost the train: it arrives after',
}
