import { texts as grammar } from './grammar.ts'

const { plural, list } = grammar

/** How a match stands, to people who are not at its table: titles, cards, descriptions of links. */
export const texts = {
  title: (game: string, map: string) => `${game} on ${map}`,
  /** Of a frame: shorter, with how far it has come. */
  frame: {
    lobby: (game: string, map: string) => `${game}: ${map}`,
    running: (game: string, map: string, round: number, rounds: number) =>
      `${game}: ${map}, round ${round} of ${rounds}`,
    over: (game: string, map: string) => `${game}: ${map}, the final score`,
  },
  private: {
    title: (players: string) => `A private match · ${players}`,
    lobby: 'Open the link and sit down.',
    running: 'Only those who play it can look in.',
    over: 'It is over. Only those who played it can look in.',
  },
  lobby: {
    title: 'In the lobby',
    full: 'Every seat is taken: about to begin.',
    free: (seats: number) =>
      `${plural(seats, { one: '1 seat', other: `${seats} seats` })} free. Open the link and sit down.`,
  },
  kept: {
    running: 'A match that rests',
    over: 'A match of the past',
    why: 'It was begun with other rules than are played now.',
  },
  final: 'Final score',
  now: 'If it ended now',
  out: 'out',
  freeSeat: 'a free seat',
  people: (names: readonly string[]) => `At the table: ${list(names)}.`,
  scores: (counted: string, scores: readonly string[]) => `${counted}: ${scores.join(', ')}.`,
  scored: (name: string, score: string) => `${name} (${score})`,
  board: (title: string, progress: string, sentence: string) => `The board of ${title}. ${progress}. ${sentence}`,
  /** A moment of it. */
  beginning: (title: string) => `${title}, the beginning`,
  entry: (title: string, entry: number) => `${title}, entry ${entry}`,
  pictured: (title: string, sentence: string) => `${title}. ${sentence}`,
}
