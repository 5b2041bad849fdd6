import { type Refusal, refusal } from '../core/refusal.ts'
import type { Seat } from '../core/rules.ts'
import { playerOf, type Run, updatePlayer } from './game.ts'
import { isGentle, modeOf } from './options.ts'
import type { Player, State } from './types.ts'

/** What a player can pay with. */
export type Purse = Pick<Player, 'cash' | 'income' | 'points'>

export const LEAST_INCOME = -10
/** What one unit of capital brings. */
export const UNIT = 5
/** What it costs once income cannot fall any further. */
const POINTS_A_UNIT = 2
/** What giving up a point or a step of income pays when cash is short in the standard game. */
const SHORTAGE_UNIT = 2

/** What money is needed for, as far as it decides whether it may be raised for it. */
export type Purpose = 'bid' | 'tile' | 'track' | 'expenses'

/** Whether capital may be raised at the moment of paying (STM-MONEY-07, STM-EXP-04, -05). */
export function raisesFor(state: State, purpose: Purpose): boolean {
  if (modeOf(state.options) === 'base') return true
  return isGentle(state.options) && (purpose === 'track' || purpose === 'expenses')
}

/** Units of capital that could still be raised (STM-EXP-03). */
export const unitsLeft = ({ income, points }: Purse): number =>
  income - LEAST_INCOME + Math.floor(points / POINTS_A_UNIT)

/** After raising so many units, each for a step of income, or for points once there is none left (STM-MONEY-02). */
export function raised(purse: Purse, units: number): Purse {
  const steps = Math.min(units, purse.income - LEAST_INCOME)
  return {
    cash: purse.cash + UNIT * units,
    income: purse.income - steps,
    points: purse.points - POINTS_A_UNIT * (units - steps),
  }
}

/** The most a seat could pay for something now. */
export function mostPayable(state: State, seat: Seat, purpose: Purpose): number {
  const player = playerOf(state, seat)
  return player.cash + (raisesFor(state, purpose) ? UNIT * unitsLeft(player) : 0)
}

/** After paying, with as little capital raised as the payment needs; null when it cannot be paid (STM-MONEY-03, -04). */
export function afterPaying(purse: Purse, cost: number, raises: boolean): Purse | null {
  const units = raises ? Math.max(0, Math.ceil((cost - purse.cash) / UNIT)) : 0
  if (units > unitsLeft(purse) || purse.cash + UNIT * units < cost) return null
  const { cash, ...rest } = raised(purse, units)
  return { ...rest, cash: cash - cost }
}

/** What a seat would have after buying something: what a client shows before it is bought. */
export const purseAfter = (state: State, seat: Seat, cost: number, purpose: Purpose): Purse | null =>
  afterPaying(playerOf(state, seat), cost, raisesFor(state, purpose))

/** STM-MONEY-05, STM-EXP-04: what cannot be paid cannot be bought. */
export function refusesToPay(state: State, seat: Seat, cost: number, purpose: Purpose): Refusal | null {
  if (purseAfter(state, seat, cost, purpose)) return null
  const most = mostPayable(state, seat, purpose)
  return refusal(raisesFor(state, purpose) ? 'STM-MONEY-05' : 'STM-EXP-04', { price: cost, most })
}

/** Pays what can be paid, and tells what was raised for it. */
export function pay(run: Run, seat: Seat, cost: number, purpose: Purpose): void {
  book(run, seat, purseAfter(run.state, seat, cost, purpose) as Purse)
}

/** Gives a seat another purse and tells what became of income and points. */
export function book(run: Run, seat: Seat, { cash, income, points }: Purse): void {
  const before = playerOf(run.state, seat)
  updatePlayer(run, seat, { cash, income, points })
  const [steps, given] = [before.income - income, before.points - points]
  const units = steps + given / POINTS_A_UNIT
  if (units > 0) run.events.push({ type: 'raised', seat, cash: UNIT * units, income: steps, points: given })
}

/**
 * The standard game's way out when cash is short: a point, and when there is none a step of income, for every $2 that
 * are missing, with a dollar of change for an odd one (STM-EXP-16). Null for bankruptcy.
 */
export function afterShortage({ cash, income, points }: Purse, owed: number): Purse | null {
  const missing = owed - cash
  const units = Math.ceil(missing / SHORTAGE_UNIT)
  const given = Math.min(units, points)
  const steps = units - given
  if (income - steps < LEAST_INCOME) return null
  return { cash: SHORTAGE_UNIT * units - missing, income: income - steps, points: points - given }
}
