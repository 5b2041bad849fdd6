import { texts as grammar } from '#worker/both/texts/en/grammar.ts'
import type { MapWords } from '../../../../../../texts/maps.ts'

const { dollars } = grammar

export const texts = {
  actions: { engineer: 'The dearest of your three builds costs half, rounded up.' },
  events: {
    tookLink: (name, { from, to, price }, place) =>
      `${name} takes the link between ${place(from)} and ${place(to)} for ${dollars(price)}.`,
    tookBack: (name) => `${name} takes the last build back.`,
  },
  prices: { printed: 'the number on the hex', discount: 'Engineer' },
  refusals: {
    'AOS-GER-07': ({ hex }) =>
      hex === undefined
        ? 'There is no build of this turn to take back.'
        : `No track may stay unfinished, and the one at ${hex} is. Finish it, or take it back.`,
    'AOS-GER-09': 'Somebody has this link already.',
  },
} satisfies MapWords
