import type { MapWords } from '#lib/texts/maps.ts'

export const texts = {
  reasons: { tide: 'The tide helps' },
  refusals: { 'AOS-ATO-01': ({ hex }) => `Nothing is built on the reef, and ${hex} is part of it.` },
  signs: { wharf: 'port' },
} satisfies MapWords
