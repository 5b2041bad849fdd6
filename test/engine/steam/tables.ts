import { atOnce, type Bot } from '#engine/bots/bot.ts'
import { RANDOM } from '#engine/bots/catalogue.ts'
import type { FullRules, Pick } from '#engine/core/rules.ts'
import { type Action, type State, steam } from '#engine/steam/index.ts'
import { anyRichTableOf, everyTableOf, wholeOf } from '../wealth.ts'

export const anyTable = anyRichTableOf(steam as FullRules)
export const everyTable = everyTableOf(steam as FullRules, 'mode')

export const seatOf = (state: State): number => steam.turn(state).seats[0] as number

const ATTEMPTS = 6

/** Of what random play offers the kind of action that is wanted, if it comes up soon. */
function preferring(wanted: (action: Action) => boolean, state: State, seat: number, pick: Pick): Action {
  let action = steam.sample(state, seat, pick)
  for (let i = 0; i < ATTEMPTS && !wanted(action); i++) action = steam.sample(state, seat, pick)
  return action
}

const isModest = (action: Action): boolean => action.type === 'drop' || (action.type === 'bid' && action.amount < 4)

/** Anything at all now and then; else it delivers where it can and bids little, so that the board fills. */
export const KEEN: Bot = atOnce(RANDOM, (_, view, seat, pick) => {
  const state = view as State
  if (pick(5) === 0) return steam.sample(state, seat, pick)
  const { ask } = steam.turn(state)
  if (ask === 'bid') return preferring(isModest, state, seat, pick)
  if (ask === 'goods') return preferring(({ type }) => type === 'deliver', state, seat, pick)
  return steam.sample(state, seat, pick)
})

export const whole = wholeOf(
  steam,
  (state: State, wealth) => ({
    ...state,
    players: state.players.map((one) => ({ ...one, cash: one.cash + wealth })),
  }),
  KEEN,
)
