import { CITY } from '#engine/track/board.ts'
import type { SignsOf } from '#lib/games/age-of-steam/maps/parts.ts'
import type { texts } from './texts/en/words.ts'

export const SIGNS: SignsOf<typeof texts.signs> = (_, { wharf }) => [
  { name: 'Wharf', kind: CITY, printed: true, pin: { sign: 'anchor', words: wharf } },
]
