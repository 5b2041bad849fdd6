import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { dollars } = grammar

const LANDS = { plain: 'plain', river: 'river', swamp: 'swamp', mountain: 'mountain' }

/** What plain track costs: `Plain $2, river or swamp $4`. */
function prices(sums: readonly LandPrice[], printed: boolean): string {
  const parts = sums.map(({ price, lands }) => `${lands.map((land) => LANDS[land]).join(' or ')} ${dollars(price)}`)
  const text = [...parts, ...(printed ? ['numbers on hexes as printed'] : [])].join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

interface LandPrice {
  readonly price: number
  readonly lands: readonly (keyof typeof LANDS)[]
}

/** The round at a glance. */
export const texts = {
  shares: { name: 'Shares', text: 'Each share brings $5 now, and costs $1 a round and 3 points at the end.' },
  order: {
    name: 'Auction',
    text: 'First and second pay their bid, the last nothing, the others half, rounded up.',
  },
  actions: {
    name: 'Actions',
    text: (actions: number) => `In the new order everybody takes one of ${actions} actions.`,
  },
  build: {
    name: 'Building',
    text: (sums: readonly LandPrice[], printed: boolean) =>
      `Three tiles. ${prices(sums, printed)}; crossings and replacements cost more.`,
  },
  goods: {
    name: 'Goods',
    text: 'Twice: a cube over at most as many links as your locomotive; each link gives its owner +1 income.',
  },
  income: { name: 'Money', text: 'Income comes in, shares and locomotive are paid, high incomes shrink.' },
  growth: { name: 'Growth', text: 'Dice bring new cubes from the display to the cities.' },
  end: 'At the end: 3 points for each $1 of income, 1 for each piece of track in your links, less 3 for each share.',
}
