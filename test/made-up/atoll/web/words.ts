import type { MapWords } from '#lib/games/age-of-steam/maps/parts.ts'

export const ATOLL = {
  reasons: { tide: 'The tide helps' },
} satisfies MapWords
