import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { list, plural } = grammar

/** Whose turn it is and how far a match has come, in any game. */
export const texts = {
  /** `Round 3/7 · Goods 1/2`. */
  progress: (round: number, rounds: number, phase: string) => `Round ${round}/${rounds} · ${phase}`,
  after: (round: number, rounds: number) => `After round ${round} of ${rounds}`,
  thinking: (names: readonly string[]) => `${list(names)} is thinking.`,
  /** What one of several seats of this device is asked. */
  asked: (name: string, task: string) => `${name}: ${task}`,
  lineDown: 'Your turn waits until the line is back.',
  watching: (sentence: string) => `You are watching. ${sentence}`,
  /** In place of somebody's figures. */
  out: 'out of the match',
  youAreOut: (sentence: string) => `You are out of the match. ${sentence}`,
  nobodyWon: 'The match is over. Nobody won.',
  won: (name: string) => `${name} has won.`,
  shared: (names: readonly string[]) => `${list(names)} share the victory.`,
  /** Beside a name. */
  presence: { bot: 'bot', you: 'you', away: 'away' },
  toAct: 'to act',
  /** After a line of the journal: what acted for a person. */
  by: { bot: 'a bot, meanwhile', clock: 'time was over', order: 'as ordered' },
  goOn: 'Go on',
  less: 'Less',
  more: 'More',
  journal: {
    title: 'Journal',
    sinceYouCame: 'Since you came',
    round: (round: number) => `Round ${round}`,
    nothing: 'Nothing has happened yet.',
    takenBack: (moves: number) =>
      plural(moves, { one: 'A move was taken back.', other: `${moves} moves were taken back.` }),
  },
  rules: {
    round: 'The round',
    map: 'Special on this map',
    rule: (rule: string) => `Rule ${rule}`,
    all: 'All the rules',
  },
  end: {
    title: 'Final score',
    place: 'Place',
    player: 'Player',
    points: 'Points',
    lookBack: 'Look back through it',
    again: 'Play again',
  },
}
