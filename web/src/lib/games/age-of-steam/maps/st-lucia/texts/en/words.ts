import { texts as grammar } from '#worker/both/texts/en/grammar.ts'
import type { MapWords } from '../../../../../../texts/maps.ts'

const { dollars, list } = grammar

export const texts = {
  actions: {
    'first-move': 'You move goods before the other, both times.',
    'first-build': 'You build before the other.',
    'turn-order': 'In the next round you are the first to be asked whether to pay for going first.',
  },
  events: {
    paidFirst: (name, { paid }) =>
      paid > 0 ? `${name} pays ${dollars(paid)} and goes first.` : `${name} goes first and pays nothing.`,
    declinedFirst: (name) => `${name} does not pay to go first.`,
  },
  round: {
    payment: {
      name: 'Going first',
      text: 'Nobody bids: one of the two is asked to pay $5 and go first, then the other.',
    },
  },
  refusals: {
    'AOS-STL-03': ({ price }) => `Going first costs ${dollars(Number(price))}, and you have less.`,
  },
  doing: { payFirst: (names) => `${list(names)} decides whether to pay for going first.` },
  payFirst: {
    held: 'Turn Order',
    task: (price, mayPay) =>
      mayPay ? `Do you pay ${dollars(price)} to go first?` : `Going first costs ${dollars(price)}.`,
    pay: (price) => `Pay ${dollars(price)} and go first`,
    decline: 'Do not pay',
    first: (money, other) =>
      `You have ${dollars(money)}. You are asked first in this round. If you do not pay, ${other} may; if neither of you does, you go first for nothing.`,
    second: (money, other) =>
      `You have ${dollars(money)}. ${other} did not pay. If you do not either, ${other} goes first for nothing.`,
    about: 'Whoever goes first is first to issue shares, to choose an action, to build and to move goods.',
  },
} satisfies MapWords
