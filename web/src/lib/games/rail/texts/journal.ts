import type { CompletedLink } from '#engine/track/offers.ts'
import { dollars } from '../../../texts/words.ts'
import type { Piece } from '../../contract/journal.ts'
import type { RailWorld } from '../world.ts'

interface Built {
  readonly hex: string
  readonly price: number
  readonly completes: readonly CompletedLink[]
}

/** A tile that was built, told alike in all games of this family. */
export const builtPieces = ({ hex, price, completes }: Built, { placeName }: RailWorld): readonly Piece[] => [
  'builds on ',
  { hex, name: placeName(hex) },
  ` for ${dollars(price)}`,
  ...completes.flatMap(({ from, to }): Piece[] => [
    '; links ',
    { hex: from, name: placeName(from) },
    ' and ',
    { hex: to, name: placeName(to) },
  ]),
  '.',
]

/** The places of a way, one after the other. */
export const wayPieces = (places: readonly string[], { placeName }: RailWorld): readonly Piece[] =>
  places.flatMap((hex, i): Piece[] => [...(i > 0 ? [' → '] : []), { hex, name: placeName(hex) }])
