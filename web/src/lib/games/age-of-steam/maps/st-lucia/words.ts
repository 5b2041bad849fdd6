import { dollars } from '../../../../texts/words.ts'
import type { MapWords } from '../parts.ts'

export const ST_LUCIA = {
  actions: {
    'first-move': 'You move goods before the other, both times.',
    'first-build': 'You build before the other.',
    'turn-order': 'In the next round you are the first to be asked whether to pay for going first.',
  },
  events: {
    paidFirst: ({ paid }) => [paid > 0 ? `pays ${dollars(paid)} and goes first.` : 'goes first and pays nothing.'],
    declinedFirst: () => ['does not pay to go first.'],
  },
  round: [
    {
      id: 'payment',
      name: 'Going first',
      text: 'Nobody bids: one of the two is asked to pay $5 and go first, then the other.',
    },
  ],
} satisfies MapWords
