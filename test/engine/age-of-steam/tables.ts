import { ageOfSteam, type State } from '#engine/age-of-steam/index.ts'
import type { FullRules } from '#engine/core/rules.ts'
import { anyRichTableOf, everyTableOf, wholeOf } from '../wealth.ts'

export type { RichTable as Table } from '../wealth.ts'

export const anyTable = anyRichTableOf(ageOfSteam as FullRules)
export const everyTable = everyTableOf(ageOfSteam as FullRules, 'edition')

export const whole = wholeOf(ageOfSteam, (state: State, wealth) => ({
  ...state,
  players: state.players.map((one) => ({ ...one, money: one.money + wealth })),
}))

export const seatOf = (state: State): number => ageOfSteam.turn(state).seats[0] as number
