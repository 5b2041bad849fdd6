import { signed } from '#worker/both/language/grammar.ts'
import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { dollars, plural } = grammar

/** What happened since somebody last looked. */
export const texts = {
  title: { away: 'While you were away', again: 'What happened' },
  where: (first: number, last: number) => (first === last ? `Round ${first}` : `Rounds ${first} to ${last}`),
  moves: (moves: number) => plural(moves, { one: '1 move', other: `${moves} moves` }),
  skip: 'Skip',
  again: 'Play again',
  close: 'Close the recap',
  copy: 'Copy link',
  link: 'What happened in a match on Railhead',
  figures: 'How everybody stands, and what has changed',
  player: 'Player',
  nothing: 'Nothing has happened since then.',
  you: 'you',
  /** What became of whoever reads this. */
  fate: {
    fell: (from: number, to: number) => `You fell from ${dollars(from)} to ${dollars(to)}.`,
    rose: (from: number, to: number) => `You rose from ${dollars(from)} to ${dollars(to)}.`,
    gained: (gain: number) => `What others moved brought you ${signed(gain)}.`,
    both: {
      fell: (gain: number, from: number, to: number) =>
        `What others moved brought you ${signed(gain)}, and you fell from ${dollars(from)} to ${dollars(to)}.`,
      rose: (gain: number, from: number, to: number) =>
        `What others moved brought you ${signed(gain)}, and you rose from ${dollars(from)} to ${dollars(to)}.`,
    },
  },
}
