import type { MapWords } from '../../../../../../texts/maps.ts'

export const texts = {
  signs: { port: 'port' },
} satisfies MapWords
