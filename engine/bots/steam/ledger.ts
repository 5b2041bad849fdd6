import type { Seat } from '../../core/rules.ts'
import { roundsOf } from '../../steam/flow.ts'
import { playerOf } from '../../steam/game.ts'
import { LEAST_INCOME, UNIT } from '../../steam/money.ts'
import { incomeMax, incomeWith, modeOf } from '../../steam/options.ts'
import type { State } from '../../steam/types.ts'
import { type Forecast, spendingOn } from '../rail/forecast.ts'
import type { Account } from '../rail/outlook.ts'

/** What a seat can pay with, and what it has. */
export interface Purse {
  readonly cash: number
  readonly income: number
  readonly points: number
}

/** Named, so that it can be told. */
export interface SteamAccount extends Account {
  readonly points: number
  readonly income: number
  /** Until which round from now deliveries go to income. */
  readonly until: number
}

/** All that does not change while a decision is weighed. */
export interface Ledger {
  readonly left: number
  readonly standard: boolean
  readonly incomeMax: number
  /** By rounds from now: what tiles and track will cost. */
  readonly spending: readonly number[]
}

const SPENDING = [11, 11, 10, 10, 9, 8, 7, 5]

export function ledgerOf(state: State): Ledger {
  const rounds = roundsOf(state)
  const left = rounds - state.round
  const last = SPENDING.length - 1
  return {
    left,
    standard: modeOf(state.options) === 'standard',
    incomeMax: incomeMax(state.options),
    spending: Array.from(
      { length: left + 1 },
      (_, i) => SPENDING[Math.round(((state.round + i - 1) / (rounds - 1)) * last)] ?? 5,
    ),
  }
}

/** The best moment to turn from income to points: tried one after the other. */
export function account(ledger: Ledger, purse: Purse, course: Forecast): SteamAccount {
  let best: SteamAccount | null = null
  for (let until = 0; until <= ledger.left + 1; until++) {
    const one = courseOf(ledger, purse, course, until)
    if (best === null || one.total > best.total) best = one
  }
  return best as SteamAccount
}

/** Points that a dollar costs which nobody may raise any more. */
const SHORTAGE = 0.5
const POINTS_A_UNIT = 2

function courseOf(ledger: Ledger, purse: Purse, course: Forecast, until: number): SteamAccount {
  const { left, standard } = ledger
  const { gains, engines } = course
  const spending = spendingOn(ledger.spending, course)
  let { cash, income, points } = purse
  const raise = (missing: number): void => {
    const units = missing / UNIT
    const steps = Math.min(units, income - LEAST_INCOME)
    income -= steps
    points -= POINTS_A_UNIT * (units - steps)
  }
  for (let ahead = 0; ahead <= left; ahead++) {
    const gain = gains[ahead] as number
    if (ahead > 0) cash -= spending[ahead] as number
    if (cash < 0 && !standard) {
      raise(-cash)
      cash = 0
    }
    if (ahead < until) income = incomeWith(gain, income, ledger.incomeMax)
    else points += gain
    cash += standard ? income - (engines[ahead] as number) : income
    if (cash >= 0) continue
    if (standard && ahead === 0) points += SHORTAGE * cash
    else raise(-cash)
    cash = 0
  }
  const worth = income > 0 ? income / 2 : 2 * income
  return { total: points + worth + 0.02 * Math.min(20, cash), points, income: worth, until }
}

export function purseOf(state: State, seat: Seat): Purse {
  const { cash, income, points } = playerOf(state, seat)
  return { cash, income, points }
}

/** After paying, raising what is missing where that is still allowed. */
export function paid({ standard }: Ledger, purse: Purse, price: number): Purse {
  const cash = purse.cash - price
  if (cash >= 0 || standard) return { ...purse, cash }
  const units = Math.ceil(-cash / UNIT)
  const steps = Math.min(units, purse.income - LEAST_INCOME)
  return {
    cash: cash + UNIT * units,
    income: purse.income - steps,
    points: purse.points - POINTS_A_UNIT * (units - steps),
  }
}
