import { atOnce, type Bot } from './bot.ts'
import { RANDOM } from './catalogue.ts'

/** Does anything that is legal: for tests, and for whoever wants to be sure to win. */
export const randomBot: Bot = atOnce(RANDOM, (rules, view, seat, pick) => rules.sample(view, seat, pick))
