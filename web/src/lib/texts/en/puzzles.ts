import { figure } from '#worker/both/language/grammar.ts'
import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { plural, dollars } = grammar

/** Puzzles: positions with one best answer. */
export const texts = {
  title: 'Puzzles',
  today: 'Puzzle of the day',
  number: (n: number, all: number) => `Puzzle ${n} of ${all}`,
  streak: (days: number) => plural(days, { one: 'Solved today', other: `${days} days in a row` }),
  loading: 'Setting up the position…',
  card: 'The puzzle',
  asked: {
    delivery: {
      title: 'Which first?',
      text: '*What do you move now*, so that most comes to you until all goods are moved? Afterwards everybody, you too, takes what pays best at once.',
    },
    tiles: {
      title: 'Three tiles',
      text: '*Build so that your two best cubes pay as much as they can* over your track. End the turn when you are done.',
    },
    bid: {
      title: 'Worth it?',
      text: 'One rival is left. *Bid, or drop out?* Our best bot has reckoned what the match comes to: choosing first for a price, or second from what the rival leaves.',
    },
    turn: {
      title: 'A turn for money',
      text: '*Make as many dollars as you can in this turn*: drive, deliver and act in the order that pays.',
    },
    railway: {
      title: 'A railway that pays',
      text: '*Build the railway that is worth most*: what the city pays at once, and what your route card and your contracts can then pay over your track.',
    },
  },
  units: {
    income: (n: number) => plural(n, { one: 'one step of income', other: `${n} steps of income` }),
    points: (n: number) => plural(n, { one: 'one point', other: `${n} points` }),
    // A reckoning of a match to come: tenths of a point would say more than it knows.
    reckoned: (n: number) => `${figure(Math.round(n))} points at the end`,
    dollars: (n: number) => dollars(n),
  },
  best: (mine: string, second: string) => `*Best.* It brings you ${mine}; whatever else, ${second} at most.`,
  good: (mine: string, best: string) => `*Good*: it brings you ${mine}. One thing is better still: ${best}.`,
  missed: (mine: string, best: string) => `It brings you ${mine}, and ${best} can be had.`,
  nothing: (best: string) => `That pays more than it can be worth. The best comes to ${best}.`,
  atOnce: (mine: string, best: string) =>
    `At once your move brings ${mine}, and the best one only ${best}: the rest comes later in the round.`,
  drop: 'Drop out',
  bid: (amount: number) => `Bid ${dollars(amount)}`,
  reckoning: 'What each answer comes to',
  solution: 'Show the solution',
  solutionShown: (best: string) => `This is best: ${best}.`,
  again: 'Try again',
  another: 'Another one',
  share: 'Share',
  shared: (n: number) => `Railhead puzzle ${n}`,
  none: { title: 'No such puzzle', text: (all: number) => `There are ${all} puzzles, and this is none of them.` },
  toToday: 'To the puzzle of the day',
}
