import { texts as grammar } from './grammar.ts'

const { dollars } = grammar

/** What players are asked, to who is not at the table, the answers that one button gives, and the page with the button. */
export const texts = {
  /** By what is asked. */
  asks: {
    issue: 'Issue shares?',
    bid: 'Bid or drop out.',
    choose: 'Choose an action.',
    build: 'Build track.',
    chooseGains: 'Share out income.',
    goods: 'Move goods.',
    produce: 'Draw cubes for the display?',
    place: 'Place a cube on the display.',
    payFirst: 'Pay to go first?',
    raise: 'Raise capital?',
    select: 'Take an action tile.',
    score: 'Income or points?',
    sides: 'Choose the sides of your contracts.',
    gift: 'Give a card away.',
    route: 'Choose a route to keep.',
    train: 'Place your train.',
    move: 'Move your train, then act.',
    action: 'Choose an action.',
    draw: 'Draw another card?',
    after: 'Load or deliver, or end your turn.',
  },
  /** Of any other question. */
  asked: 'You are asked something.',
  /** By the name of the answer. What costs something says so. */
  names: {
    'no-shares': () => 'No shares',
    'no-capital': () => 'No capital',
    bid: (amount: number) => `Bid ${dollars(amount)}`,
    'free-pass': () => 'Stay in without a bid',
    drop: () => 'Drop out',
    'end-build': () => 'Build nothing more',
    pass: () => 'Pass',
    engine: () => 'Improve the locomotive',
    produce: () => 'Draw two cubes',
    decline: () => 'Draw none',
    'pay-first': () => 'Pay to go first',
    'decline-first': () => 'Do not pay',
    income: () => 'Income',
    points: () => 'Points',
    'stop-drawing': () => 'Stop drawing',
    'end-turn': () => 'End the turn',
  },
  page: {
    title: 'Your answer',
    looking: 'Looking how the match stands…',
    asked: (name: string) => `${name}, it is your turn.`,
    where: (round: number, rounds: number) => `Round ${round} of ${rounds}.`,
    only: 'The button gives this answer, once. For anything else go to the table.',
    giving: 'Sending…',
    given: (answer: string) => `Done: ${answer}. Everybody at the table sees it.`,
    not: 'This answer cannot be given.',
    toTable: 'To the table',
  },
}
