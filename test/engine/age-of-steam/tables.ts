import { ageOfSteam, type State } from '#engine/age-of-steam/index.ts'
import type { Bot } from '#engine/bots/bot.ts'
import { greedyBot } from '#engine/bots/greedy.ts'
import { randomBot } from '#engine/bots/random.ts'
import type { Rules } from '#engine/core/rules.ts'
import { anyTableOf, everyTableOf, wholeOf } from '../tables.ts'

export type { Table } from '../tables.ts'

export const anyTable = anyTableOf(ageOfSteam as Rules)
export const everyTable = everyTableOf(ageOfSteam as Rules, 'edition')

/** Plays sensibly most of the time, so that the board fills, and anything at all now and then. */
const MIXED: Bot = {
  ...greedyBot,
  choose: (rules, view, seat, pick) => (pick(4) === 0 ? randomBot : greedyBot).choose(rules, view, seat, pick),
}

export const whole = wholeOf(ageOfSteam, {
  bot: MIXED,
  enriched: (state: State, wealth) => ({
    ...state,
    players: state.players.map((one) => ({ ...one, money: one.money + wealth })),
  }),
})

export const seatOf = (state: State): number => ageOfSteam.turn(state).seats[0] as number
