import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { dollars } = grammar

/** What a player leaves with the table for questions that are still to come. */
export const texts = {
  title: 'Your orders',
  ahead: 'Leave an order',
  /** Above the choice of what it is about. */
  about: 'Answered for you when your turn comes, even while you are away. Nobody else sees it.',
  of: (name: string) => `Orders of ${name}`,
  topics: {
    'age-of-steam': {
      first: 'Going first',
      shares: 'Shares',
      bid: 'Auction',
      choose: 'Action',
      build: 'Building',
      goods: 'Goods',
      produce: 'Production',
    },
    steam: {
      capital: 'Capital',
      bid: 'Auction',
      select: 'Action tile',
      build: 'Building',
      goods: 'Goods',
      score: 'Income or points',
    },
    spike: { train: 'First city', turn: 'My next turn' },
  },
  bidUpTo: (name: string, amount: number) => `${name} bids up to ${dollars(amount)}, never more than it takes.`,
  endBuild: (name: string) => `${name} ends the building turn.`,
  plainly: (name: string, action: string, place: string) => `${name}: ${action}${place && ` (${place})`}.`,
  or: 'or else',
  orElse: 'Another way, if that is gone',
  change: 'Change',
  takeBack: 'Take back',
  under: (done: number, steps: number) => `${done} of ${steps} done.`,
  stopped: 'Stopped:',
  draft: {
    title: (topic: string) => `Order: ${topic}`,
    choice: 'Answer as if you were asked now. Each further answer is taken only if those before it cannot be had.',
    course: 'Play as if it were your turn now. It is played like this, step by step, or not at all.',
    lent: (amount: number) =>
      `${dollars(amount)} are lent to you while you plan: what you really have is looked at then.`,
    empty: 'Nothing yet: answer below.',
    again: (step: number) => `Another way for step ${step}: answer below.`,
    full: 'Nothing more is asked after this.',
    unsure: 'As things stand now this could not be done.',
    lasts: { once: 'This round', always: 'Every round' },
    give: 'Leave it with the table',
    cancel: 'Cancel',
    remove: 'Remove',
    or: 'or …',
  },
  /** Reasons to be asked after all. */
  unless: {
    add: 'Ask me after all if …',
    'bid-over': 'somebody bids more than',
    'money-under': 'I have less than',
    'money-over': 'I have more than',
    taken: 'somebody has taken',
    round: 'it is round',
    n: 'How much',
    what: 'What',
  },
  asked: {
    'bid-over': (n: number) => `Not if somebody bids more than ${dollars(n)}.`,
    'money-under': (n: number) => `Not with less than ${dollars(n)}.`,
    'money-over': (n: number) => `Not with more than ${dollars(n)}.`,
    taken: (what: string) => `Not if somebody has taken ${what}.`,
    round: (n: number) => `Not from round ${n} on.`,
  },
  always: 'Every round.',
}
