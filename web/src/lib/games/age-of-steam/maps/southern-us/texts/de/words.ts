import type { MapWords } from '../../../../../../texts/maps.ts'

export const texts = {
  signs: { port: 'Hafen' },
} satisfies MapWords
