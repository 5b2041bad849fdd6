import type { PriceLine } from '#engine/track/offers.ts'
import { say } from '../../../texts/language.svelte.ts'

/** What a game calls its tiles, and the parts of their prices. */
export interface BuildWords {
  readonly tileName: (tile: string) => string
  readonly priceName: (what: string) => string
  /** What a finished link of so many pieces of track is good for. */
  readonly linkWorth: (length: number) => string
}

/** `track $2 + mountain $3 − Engineer $2`. */
export const priceText = ({ priceName }: BuildWords, lines: readonly PriceLine[]): string =>
  say('rail/asks').price(lines.map(({ what, amount }) => ({ name: priceName(what), amount })))
