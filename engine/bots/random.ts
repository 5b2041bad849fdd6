import type { Bot } from './bot.ts'

/** Does anything that is legal: for tests, and for whoever wants to be sure to win. */
export const randomBot: Bot = {
  id: 'random',
  name: 'Wanderer',
  about: 'Does something legal, whatever it is.',
  choose: (rules, view, seat, pick) => rules.sample(view, seat, pick),
}
