import { texts as grammar } from '#worker/both/texts/en/grammar.ts'
import type { MapWords } from '../../../../../../texts/maps.ts'

const { dollars, plural } = grammar

const theShares = (shares: number): string => plural(shares, { one: '1 share', other: `${shares} shares` })

const lost = (due: number, gap: number): string =>
  `the match is lost: ${dollars(due)} buys the shares back at its end, and ${dollars(gap)} of that is missing`

export const texts = {
  actions: { production: 'Before the dice, you draw two cubes for the light half of the display.' },
  events: {
    settled: (name, { paid }) => `${name} buys the shares back for ${dollars(paid)}.`,
    eliminated: (name) => `${name} cannot pay what is due.`,
  },
  round: {
    shares: {
      name: 'Shares',
      text: 'Each share brings $5 now, and costs $1 a round and $5 at the end. One a round at most.',
    },
    actions: { name: 'Actions', text: 'You take one of 4 actions; it is used up until all of them are.' },
    goods: {
      name: 'Goods',
      text: 'Twice: a cube over at most as many links as your locomotive; each link gives you +1 income.',
    },
  },
  end: (rounds) =>
    plural(rounds, {
      one: 'After 1 round every share is bought back for $5: the money left is your score. Too little is a loss.',
      other: `After ${rounds} rounds every share is bought back for $5: the money left is your score. Too little is a loss.`,
    }),
  alone: {
    won: (name, score) => `${name} has won with ${dollars(score)}.`,
    lost: 'Lost: the money did not suffice.',
    ended: 'The match is over, and lost.',
    out: (round) => `Lost in round ${round}`,
    note: (shares, due) =>
      `At the end every share is bought back: ${theShares(shares)} × $5 = ${dollars(due)} as things stand. What is left of your money is the score; too little is a loss.`,
    shares: 'Shares: each costs $1 a round and $5 at the end',
    score: {
      label: 'Score',
      help: 'Money less what it costs to buy all shares back at the end; below nothing is lost',
    },
    issue: (money, shares, most, held) => {
      const about = `You hold ${dollars(money)} and ${theShares(shares)}. Each new one brings $5 now, costs $1 every round and $5 more when it is bought back at the end; there is no other moment to raise money`
      if (most !== null)
        return `${about}, and ${plural(most, { one: '1 share is', other: `${most} shares are` })} the most in a round.`
      return held === null ? `${about}.` : `${about}, and ${held} shares are the most one may hold.`
    },
    ruin: {
      now: (due, gap) => `As things stand ${lost(due, gap)}.`,
      bid: (due, gap, bid) => `If you pay ${dollars(bid)}, ${lost(due, gap)}.`,
      build: (due, gap) => `After it ${lost(due, gap)}.`,
      engine: (due, gap) => `With a longer locomotive ${lost(due, gap)}.`,
    },
    advice: {
      won: 'Nothing else counts: neither income nor track.',
      shares: (shares) =>
        plural(shares, {
          one: 'Each of your 1 share brought $5 once, cost $1 a round and $5 at the end: what it pays for has to earn more than that.',
          other: `Each of your ${shares} shares brought $5 once, cost $1 a round and $5 at the end: what it pays for has to earn more than that.`,
        }),
      noLink:
        'No link was finished, so nothing came in: a first link and a cube over it, in the first rounds, pay for the rest.',
      dearShares: (shares) =>
        plural(shares, {
          one: 'Your 1 share cost $1 every round: fewer early on, or deliveries sooner, leave more.',
          other: `Your ${shares} shares cost ${dollars(shares)} every round: fewer early on, or deliveries sooner, leave more.`,
        }),
      dearLocomotive: (cost) =>
        `Your locomotive cost ${dollars(cost)} every round: it pays only once your links are as long as it reaches.`,
    },
  },
} satisfies MapWords
