import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { plural } = grammar

/** What is told of moves as they come, whatever is played. */
export const texts = {
  takenBack: 'The last move was taken back.',
  more: (moves: number) => plural(moves, { one: '1 more move.', other: `${moves} more moves.` }),
  figures: (round: number) => `Round ${round} in figures`,
  lastRound: 'The last round',
  round: (round: number) => `Round ${round}`,
  player: 'Player',
  left: 'Left',
  out: 'out of the match',
  unknown: 'What came before is not known on this page.',
}
