import type { Areas } from '../../texts/areas.ts'

/** The sign of a game: track on a hex, as a path within 0 and 32. */
const EMBLEMS: Readonly<Record<string, string>> = {
  'age-of-steam': 'M3.4 16Q16 16 22.3 5.15M28.6 16Q16 16 9.7 26.85',
  steam: 'M9.7 5.15Q16 16 9.7 26.85M22.3 5.15Q16 16 28.6 16',
  spike: 'M3.4 23.2 16 16 28.6 23.2M16 16V1.5',
}

export const emblemOf = (game: string): string => EMBLEMS[game] ?? ''

/** Fewest and most seats. */
type Seats = readonly [fewest: number, most: number]

/** Of several maps together. */
export const seatsOf = (maps: readonly { readonly seats: Seats }[]): Seats => [
  Math.min(...maps.map(({ seats: [fewest] }) => fewest)),
  Math.max(...maps.map(({ seats: [, most] }) => most)),
]

type Taglines = Areas['offer']['taglines']

/** What a game feels like, in a sentence or two; nothing for a game that nobody has described. */
export const taglineOf = ({ taglines }: { readonly taglines: Taglines }, game: string): string =>
  Object.hasOwn(taglines, game) ? taglines[game as keyof Taglines] : ''
