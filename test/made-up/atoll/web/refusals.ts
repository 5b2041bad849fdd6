import type { Sentences } from '#lib/games/common/texts/refusals.ts'

export const REFUSALS: Sentences = {
  'AOS-ATO-01': ({ hex }) => `Nothing is built on the reef, and ${hex} is part of it.`,
}
