import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { dollars, list, plural } = grammar

const theShares = (shares: number): string => plural(shares, { one: '1 share', other: `${shares} shares` })

const bankrupt = (bills: number, gap: number): string =>
  `you go bankrupt at the end of this round: the bills are ${dollars(bills)}, and ${dollars(gap)} of them is missing even with all income given up`

/** What a table of Age of Steam shows at once. */
export const texts = {
  phases: {
    shares: 'Shares',
    order: 'Auction',
    actions: 'Actions',
    build: 'Building',
    goods: 'Goods',
    growth: 'Growth',
    over: 'The end',
  },
  actions: {
    'first-move': 'First Move',
    'first-build': 'First Build',
    engineer: 'Engineer',
    locomotive: 'Locomotive',
    urbanization: 'Urbanization',
    production: 'Production',
    'turn-order': 'Turn Order',
  },
  /** What is asked of whoever sits here. */
  tasks: {
    issue: 'How many shares do you issue?',
    issueNone: 'You can issue no more shares.',
    choose: 'Choose your action for this round.',
    build: (tiles: number) =>
      plural(tiles, {
        one: 'Build up to 1 tile: pick a lit hex.',
        other: `Build up to ${tiles} tiles: pick a lit hex.`,
      }),
    buildNothing: 'There is nothing you could build now. End building.',
    built: 'All your tiles are built. End building, or undo.',
    builtHindered: 'All your tiles are built, but the turn cannot end like this: take one back.',
    produce: 'Production: draw two cubes for the display?',
    place: 'Put the cubes on the display.',
  },
  /** The same while something else is done in place of building. */
  instead: {
    city: 'Choose a New City, and a lit town for it.',
  },
  /** What somebody else is doing, by what they are asked. */
  doing: {
    issue: (names: readonly string[]) => `${list(names)} decides on shares.`,
    choose: (names: readonly string[]) => `${list(names)} chooses an action.`,
    produce: (names: readonly string[]) => `${list(names)} looks at production.`,
    place: (names: readonly string[]) => `${list(names)} fills the display.`,
  },
  drawers: { goods: 'Goods' },
  /** Of the players at a glance. */
  figures: {
    Money: { label: 'Money', help: 'Money in hand' },
    Next: { label: 'Next', help: 'What the next bills bring: income less shares and locomotive' },
    Income: { label: 'Income', help: 'Income, $1 a round and 3 points at the end for each' },
    Shares: { label: 'Shares', help: 'Shares: each costs $1 a round and 3 points at the end' },
    Loco: {
      label: 'Loco',
      help: 'Locomotive: how many links a cube may travel; costs as many dollars a round',
    },
    Track: { label: 'Track', help: 'Track in finished links: a point each at the end' },
  },
  shares: {
    none: (held: number) => `You hold ${theShares(held)}, and there are no more to be had.`,
    /** For the ear, before the money that one has then. */
    take: (shares: number) => `Issue ${theShares(shares)}, then`,
    more: 'More shares',
    round: (bills: number, income: number, rounds: number) =>
      `The bills of this round are ${dollars(bills)}, your income is ${dollars(income)}. Until the end a share issued now costs ${dollars(rounds)}.`,
    bankrupt: (money: number) => `${dollars(money)}, bankrupt`,
  },
  /** `most` is what may be had in this round, `held` what one may hold, where that limits anybody now. */
  issue: (money: number, shares: number, most: number | null, held: number | null) => {
    const about = `You hold ${dollars(money)} and ${theShares(shares)}. Each new one brings $5 now, costs $1 every round and 3 points at the end; there is no other moment to raise money`
    if (most !== null)
      return `${about}, and ${plural(most, { one: '1 share is', other: `${most} shares are` })} the most in a round.`
    return held === null ? `${about}.` : `${about}, and ${held} shares are the most one may hold.`
  },
  /** Said before it happens: that the bills of this round cannot be paid, as things stand or after what is considered. */
  ruin: {
    now: (bills: number, gap: number) => `As things stand ${bankrupt(bills, gap)}.`,
    bid: (bills: number, gap: number, bid: number) => `If you pay ${dollars(bid)}, ${bankrupt(bills, gap)}.`,
    build: (bills: number, gap: number) => `After it ${bankrupt(bills, gap)}.`,
    engine: (bills: number, gap: number) => `With a longer locomotive ${bankrupt(bills, gap)}.`,
  },
}
