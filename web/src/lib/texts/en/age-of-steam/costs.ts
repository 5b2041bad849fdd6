import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { dollars } = grammar

/** What one ends a round with. */
export const texts = {
  delivered: (left: number) => `With it you hold ${dollars(left)} after the income and bills of this round.`,
  deliveredShort: (gap: number) => `Even with it ${dollars(gap)} is missing for the bills of this round.`,
}
