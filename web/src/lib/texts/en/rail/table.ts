import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { list } = grammar

/** What tables of the rail games show at once, and alike. */
export const texts = {
  /** A phase that has two passes. */
  pass: (phase: string, pass: number) => `${phase} ${pass}/2`,
  /** What is asked of whoever sits here. */
  tasks: {
    bid: 'Bid for the turn order, or drop out.',
    deliver: 'Deliver a cube, or pass.',
    deliverOrImprove: 'Deliver a cube, or improve your locomotive.',
    improve: 'Improve your locomotive, or pass.',
    pass: 'Nothing to deliver: pass.',
  },
  /** What somebody else is doing, by what they are asked. */
  doing: {
    bid: (names: readonly string[]) => `${list(names)} is bidding.`,
    build: (names: readonly string[]) => `${list(names)} is building.`,
    goods: (names: readonly string[]) => `${list(names)} moves goods.`,
  },
  drawers: { journal: 'Journal', players: 'Players', rules: 'Rules' },
  out: (round: number) => `Out since round ${round}`,
  /** What is held until the next auction. */
  freePass: 'Free pass',
}
