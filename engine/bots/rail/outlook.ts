import type { Seat } from '../../core/rules.ts'
import type { Track } from '../../track/track.ts'
import type { Venture } from '../../track/venture.ts'
import { type Forecast, forecast, type Moves, type Rounds, SCHEDULES, type Standing } from './forecast.ts'
import { type Load, loadsOn, type Market } from './market.ts'
import { longestChain, type Net } from './network.ts'
import type { Prices } from './plans.ts'
import type { Combination } from './search.ts'
import type { Strength } from './strength.ts'

/** What a course of play comes to at the end of the match, in points; a game names what they are made of. */
export interface Account {
  readonly total: number
}

/** A match as one seat looks at it: what does not change while it weighs one decision. */
export interface Outlook<Purse = unknown> {
  readonly track: Track
  readonly seat: Seat
  readonly strength: Strength
  readonly market: Market
  readonly net: Net
  readonly rounds: Rounds
  readonly prices: Prices
  /** What is built in later rounds, by what is usual. */
  readonly growth: number
  /** Of what the next turn of building promises, so much is counted on: others build before it. */
  readonly trust: number
  /** By how much a judgement is wrong this time, in points. */
  waver(): number
  /** Plays money and income to the end. */
  account(purse: Purse, course: Forecast): Account
  paid(purse: Purse, price: number): Purse
  affords(purse: Purse, price: number): boolean
  /** What finished track adds to the score. */
  trackWorth(plans: readonly Venture[]): number
}

/** All courses a seat may take with its engine over one network. */
export type Prospect = readonly Forecast[]

export const BOTH_MOVES: Moves = { left: 2, mayUpgrade: true }

export function prospectOf(
  { rounds, market, growth }: Pick<Outlook, 'rounds' | 'market' | 'growth'>,
  net: Net,
  engine: number,
  moves = BOTH_MOVES,
  loads: readonly Load[] = loadsOn(net, market),
): Prospect {
  const standing = standingOf({ rounds, growth }, net, engine, moves, loads)
  return SCHEDULES.flatMap((schedule) => forecast(standing, schedule) ?? [])
}

/** What forecasts over one network begin from. */
export const standingOf = (
  { rounds, growth }: Pick<Outlook, 'rounds' | 'growth'>,
  net: Net,
  engine: number,
  moves: Moves,
  loads: readonly Load[],
): Standing => ({ loads, engine, moves, rounds, growth, chain: longestChain(net) })

/** The best of these courses with this purse. */
export function accountOf<Purse>(outlook: Outlook<Purse>, prospect: Prospect, purse: Purse): Account {
  let best: Account | null = null
  for (const course of prospect) {
    const one = outlook.account(purse, course)
    if (best === null || one.total > best.total) best = one
  }
  return best as Account
}

/** What seems best to whoever may be wrong. */
export const bestOf = <Choice extends { readonly value: number }>(
  choices: readonly Choice[],
  { waver }: Pick<Outlook, 'waver'>,
): Choice =>
  choices.map((choice) => ({ choice, value: choice.value + waver() })).reduce((a, b) => (b.value > a.value ? b : a))
    .choice

/** A turn of building, with what it would lead to. */
export type Turn = Combination<Prospect>

/** What a turn is worth to a purse: the account once it is paid, and its track. */
export const turnWorth = <Purse>(outlook: Outlook<Purse>, { worth, price, plans }: Turn, purse: Purse): number =>
  accountOf(outlook, worth, outlook.paid(purse, price)).total + outlook.trackWorth(plans)
