import { cardsOf } from '#engine/spike/piles.ts'
import type { Cards } from '#engine/spike/types.ts'
import type { World } from '../world.ts'

/** A card of the type of each segment. */
export const needsOf = ({ game }: World, segments: readonly string[]): Cards =>
  cardsOf(segments.flatMap((id) => game.board.segments.get(id)?.type ?? []))
