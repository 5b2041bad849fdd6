import { ageOfSteam, type State } from '#engine/age-of-steam/index.ts'
import type { Rules } from '#engine/core/rules.ts'
import { anyRichTableOf, everyTableOf, wholeOf } from '../wealth.ts'

export type { RichTable as Table } from '../wealth.ts'

export const anyTable = anyRichTableOf(ageOfSteam as Rules)
export const everyTable = everyTableOf(ageOfSteam as Rules, 'edition')

export const whole = wholeOf(ageOfSteam, (state: State, wealth) => ({
  ...state,
  players: state.players.map((one) => ({ ...one, money: one.money + wealth })),
}))

export const seatOf = (state: State): number => ageOfSteam.turn(state).seats[0] as number
