import { type Game, playerOf } from '../../age-of-steam/game.ts'
import type { State } from '../../age-of-steam/types.ts'
import type { Seat } from '../../core/rules.ts'
import { type Forecast, spendingOn } from '../rail/forecast.ts'

/** The money of a seat and what it has to pay for. */
export interface Purse {
  readonly money: number
  readonly income: number
  readonly shares: number
}

/** What a course of play comes to at the end of the match: named, so that it can be told. */
export interface Account {
  readonly total: number
  readonly income: number
  readonly shares: number
  readonly money: number
  readonly ruin: number
}

/** All that does not change while a decision is weighed. */
export interface Ledger {
  /** Rounds after this one. */
  readonly left: number
  /** By rounds from now and by whole income: what is lost at the end of the round, as it will be and in the mean. */
  readonly exact: readonly (readonly number[])[]
  readonly smooth: readonly (readonly number[])[]
  /** By rounds from now: what building and bidding will cost. */
  readonly spending: readonly number[]
  readonly points: { readonly income: number; readonly share: number; readonly money: number }
  /** One seat against the bills: money is the score, and hardly any can be raised. */
  readonly alone: boolean
}

const HIGHEST = 90
/** Of two there is less to fight over, and less to buy. */
const TWO = 0.6
/** Of a turn's track and bids, early and late (strategy.md, 1.1). */
const SPENDING = [9, 8, 8, 7, 7, 6, 6, 4]

export function ledgerOf(game: Game, state: State): Ledger {
  const rounds = game.steps.rounds(state.players.length)
  const left = rounds - state.round
  const alone = state.players.length === 1
  const ahead = Array.from({ length: left + 1 }, (_, i) => i)
  const exact = ahead.map((i) => {
    const then = { ...state, round: state.round + i }
    return Array.from({ length: HIGHEST }, (_, income) => game.steps.reduction(then, income))
  })
  const smooth = exact.map((row) =>
    row.map((_, income) => (at(row, income - 4) + at(row, income) + at(row, income + 4)) / 3),
  )
  const last = SPENDING.length - 1
  const usual = ahead.map((i) => SPENDING[Math.round(((state.round + i - 1) / Math.max(1, rounds - 1)) * last)] ?? 4)
  return {
    left,
    exact,
    smooth,
    spending: state.players.length === 2 ? usual.map((one) => TWO * one) : usual,
    alone,
    points: alone ? { income: 0, share: 5, money: 1 } : { income: 3, share: 3, money: 0.05 },
  }
}

const at = (row: readonly number[], income: number): number =>
  row[Math.max(0, Math.min(HIGHEST - 1, Math.round(income)))] as number

/** Between whole figures in proportion, so that no dollar is worth nothing. */
function between(row: readonly number[], income: number): number {
  const low = Math.max(0, Math.min(HIGHEST - 2, Math.floor(income)))
  const part = Math.max(0, Math.min(1, income - low))
  return (row[low] as number) * (1 - part) + (row[low + 1] as number) * part
}

const MOST_SHARES = 15
/** What one brings. */
const SHARE = 5
const RUIN = 70
/** Of what a round promises, so much is counted on for its bills; and so little comes even when others take it away. */
const SURE = 0.8
const CERTAIN = 0.05
/** What it costs, by the dollar, to be ruined if they do: dear, or first rounds are lost for a tile too many. */
const RISK = 30

/**
 * Plays the money of a seat to the end of the match: what each round brings, what is issued for what it costs, bills,
 * reduction. `issues` says whether shares can still be issued in this round.
 */
export function account(ledger: Ledger, purse: Purse, course: Forecast): Account {
  return ledger.alone ? alone(ledger, purse, course) : among(ledger, purse, course)
}

function among(ledger: Ledger, purse: Purse, course: Forecast): Account {
  const { left, exact, smooth, points } = ledger
  const { gains, engines } = course
  const spending = spendingOn(ledger.spending, course)
  let { money, income, shares } = purse
  let risk = 0
  for (let ahead = 0; ahead <= left; ahead++) {
    const gain = gains[ahead] as number
    const engine = engines[ahead] as number
    if (ahead > 0) {
      const need = (spending[ahead] as number) + shares + engine - income - SURE * gain - money
      // Track is paid before there is income, bills only after it.
      const short = (spending[ahead] as number) - money
      const issued = Math.max(0, Math.min(Math.max(need / 4, short / 5), MOST_SHARES - shares))
      shares += issued
      money += 5 * issued - (spending[ahead] as number)
      // What cannot be raised is not spent.
      if (money < 0) money = 0
    }
    const bills = shares + engine
    if (ahead === 0) risk = RISK * Math.min(2, Math.max(0, bills - money - 2 * income - 2 * CERTAIN * gain))
    const sure = money + income + SURE * gain
    income += gain
    money += income - bills
    if (sure < bills) income -= bills - sure
    if (money < 0) money = 0
    if (income < 0) return ruined(left - ahead, income)
    income -= between((ahead >= left - 1 ? exact : smooth)[ahead] as readonly number[], income)
  }
  const due = points.share * shares
  const worth = { income: points.income * income, shares: -due, money: points.money * money, ruin: -risk }
  return { ...worth, total: worth.income + worth.shares + worth.money - risk }
}

/** What a dollar of debt costs besides itself, before it is known whether there will be any. */
const DEBT = 1
/** What is counted on when one is alone: nobody takes it away, but dice may bring it late. */
const ALONE_SURE = 0.9

/**
 * Alone there is no income in the end but money, and whoever is ruined has lost: rounds to come may run into debt, so
 * that a bad forecast can still be told from a worse one.
 */
function alone({ left, exact, points }: Ledger, purse: Purse, { gains, engines, next }: Forecast): Account {
  let { money, income, shares } = purse
  let debt = 0
  for (let ahead = 0; ahead <= left; ahead++) {
    const gain = (gains[ahead] as number) * (ahead === 0 ? 1 : ALONE_SURE)
    if (ahead === 1 && next) {
      if (money < next.price && shares < MOST_SHARES) {
        shares++
        money += SHARE
      }
      if (money < next.price) return ruined(left + 20, money - next.price)
      money -= next.price
    }
    income += gain
    money += income - shares - (engines[ahead] as number)
    if (ahead === 0 && money < 0) {
      income += money
      if (income < 0) return ruined(left + 20, money)
      money = 0
    }
    debt = Math.max(debt, -money)
    income -= between(exact[ahead] as readonly number[], income)
  }
  const due = points.share * shares
  const ruin = -DEBT * Math.max(debt, due - money)
  return { total: money - due + Math.min(0, ruin), income: 0, shares: -due, money, ruin: Math.min(0, ruin) }
}

function ruined(left: number, by: number): Account {
  const ruin = -RUIN - 6 * left + 3 * by
  return { total: ruin, income: 0, shares: 0, money: 0, ruin }
}

export function purseOf(state: State, seat: Seat): Purse {
  const { money, income, shares } = playerOf(state, seat)
  return { money, income, shares }
}
