import { spansOf } from '../../both/clock/spans.ts'
import { texts as grammar } from '../../both/texts/en/grammar.ts'

const { list, plural } = grammar
const { longSpan } = spansOf('en')

/** What a player is told of a table where they sit. Titles are short: a phone shows some forty letters. */
export const texts = {
  title: {
    'player.turn': 'Your turn',
    'player.time': 'Time is running out',
    'player.began': 'The match has begun',
    'player.over': 'The match is over',
    'player.said': (name: string) => `${name} writes`,
    'player.ending': 'A table will be cleared away',
    'player.rules': 'The rules have changed',
    'player.hello': 'You will be told',
  },
  /** Over the message: what it is about, and of which table. */
  about: (what: string, table: string) => `${what} · ${table}`,
  yourTurn: (name: string) => `${name}, it is your turn.`,
  others: 'Others begin.',
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}.`,
  since: (names: readonly string[]) =>
    `${list(names)} ${plural(names.length, { one: 'has', other: 'have' })} played since.`,
  left: (ms: number) => `${longSpan(ms)} left.`,
  ending: 'Nothing has happened there for long: in a week the table goes, unless somebody does something.',
  keep: 'Its match file can be kept: open the table to download it.',
  rules:
    'Under the rules of today it would be another match. Open the table to see from where on, and to decide together whether it goes on.',
  hello: (name: string) => `From here on ${name} hears of this table.`,
  won: (names: readonly string[]) => `${list(names)} ${plural(names.length, { one: 'has', other: 'have' })} won.`,
  nobodyWon: 'Nobody has won.',
  place: (place: number, name: string, score: string | number) => `${place}. ${name}: ${score}`,
  out: 'out',
}
