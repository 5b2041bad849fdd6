import { CITY } from '#engine/track/board.ts'
import type { SignsOf } from '#lib/games/age-of-steam/maps/parts.ts'

export const SIGNS: SignsOf = () => [
  { name: 'Wharf', kind: CITY, printed: true, pin: { sign: 'anchor', words: 'port' } },
]
