import type { MapWords } from '../parts.ts'

export const WESTERN_US = {
  events: { rolledTie: ({ die }) => [`rolls a ${die} to break the tie.`] },
  reasons: { transcontinental: 'East and west are connected' },
} satisfies MapWords
