import { spansOf } from '#worker/both/clock/spans.ts'
import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { moment, plural } = grammar
const { longSpan, span } = spansOf('en')

/** How much time there is for a move, and when a player is not to be waited for. */
export const texts = {
  /** Beside a name. */
  left: (ms: number) => `${span(ms)} left`,
  until: (at: number) => `Until ${moment(at)}`,
  over: 'time is over',
  title: 'Time for a move',
  presets: {
    none: 'As long as you like',
    quick: 'Quick',
    evening: 'An evening',
    daily: 'A move a day',
    easy: 'Easy going',
    own: 'Your own',
  },
  /** What was agreed on, in a sentence. */
  none: 'Nobody is hurried. Whoever has gone may be replaced by a bot after ten minutes.',
  agreed: (move: number, bank: number) =>
    bank === 0
      ? `${longSpan(move)} for a move.`
      : `${longSpan(move)} for a move, and ${longSpan(bank)} in the bank for the match.`,
  slow: 'Nights and days off count for nobody: everybody sets their own.',
  move: { live: 'Minutes for a move', slow: 'Hours for a move' },
  bank: { live: 'Minutes in the bank', slow: 'Hours in the bank' },
  pace: { title: 'Pace', live: 'Live, everybody is here', slow: 'Over days' },
  late: {
    title: 'When time is over',
    wait: 'Wait',
    once: 'A bot makes the move',
    bot: 'A bot keeps the seat',
    'give-up': 'The seat is given up',
    waitHelp: 'The table waits; the others may then let a bot play.',
    onceHelp: 'A bot makes this move, and the player the next.',
    botHelp: 'A bot plays on until its player is back.',
    giveUpHelp:
      'The player is out of the match for good and comes last; the others play on, and the last one left has won. Only all together can take that back, while the match runs.',
  },
  bounds: (least: number, most: number) => `From ${longSpan(least)} to ${longSpan(most)}.`,
  rest: {
    title: 'When you rest',
    of: (name: string) => `When ${name} rests`,
    help: (zone: string) => `Your clock stands then. Times are those of ${zone}. Nobody else is told.`,
    night: 'At night',
    from: 'From',
    to: 'to',
    days: 'On these days',
    holiday: 'On a holiday',
    first: 'First day',
    last: 'Last day',
    keep: 'Keep it',
    kept: 'Kept.',
    none: 'You can be waited for at any hour.',
    limits: (days: number, weeks: number) =>
      `Up to twelve hours a night, ${plural(days, { one: 'a day', other: `${days} days` })} a week, ${weeks} weeks of holiday.`,
  },
}
