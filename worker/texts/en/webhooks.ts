import { texts as grammar } from '../../both/texts/en/grammar.ts'

const { plural, list } = grammar

/** What channels are told of a table. */
export const texts = {
  begun: 'The match has begun.',
  test: 'This is a test: from here on you hear of this table.',
  somebody: 'It is somebody’s turn.',
  turn: (names: readonly string[]) => `It is ${list(names.map((name) => `${name}’s`))} turn.`,
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}.`,
  over: 'The match is over.',
  nobodyWon: 'Nobody has won.',
  won: (names: readonly string[]) => `${list(names)} ${plural(names.length, { one: 'has', other: 'have' })} won.`,
  place: (place: number, name: string, score: string | number) => `${place}. ${name}: ${score}`,
  out: 'out',
}
