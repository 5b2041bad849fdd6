import { dollars } from '../../../../texts/words.ts'
import type { MapWords } from '../parts.ts'

export const BARBADOS = {
  actions: { production: 'Before the dice, you draw two cubes for the light half of the display.' },
  events: { settled: ({ paid }) => [`buys the shares back for ${dollars(paid)}.`] },
} satisfies MapWords
