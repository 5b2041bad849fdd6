import type { Seat } from '../../core/rules.ts'
import { type HexIndex, PLAIN } from '../../track/board.ts'
import type { Track } from '../../track/track.ts'
import type { Venture } from '../../track/venture.ts'
import { mapped, type Thinking } from '../thinking.ts'
import { type Forecast, forecast, type Moves, type Rounds, SCHEDULES, type Standing } from './forecast.ts'
import { type Load, loadsOn, type Market } from './market.ts'
import { longestChain, type Net, withPlans } from './network.ts'
import { type Prices, plansFor } from './plans.ts'
import { type Combination, combinations, JUDGED } from './search.ts'
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

const BOTH_MOVES: Moves = { left: 2, mayUpgrade: true }

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

/** What can be built with so many tiles and dollars, best first for whoever has this purse before it is paid. */
export function* turnsOf<Purse>(
  outlook: Outlook<Purse>,
  engine: number,
  tiles: number,
  money: number,
  purse: Purse,
): Thinking<Turn[]> {
  const { track, seat, net, strength, market, prices } = outlook
  const goods = new Set(market.freights.map(({ place }) => place).filter((hex) => track.kinds[hex] === PLAIN))
  const means = { tiles, money, prices, ...(goods.size > 0 && { goodsOn: (hex: HexIndex) => goods.has(hex) }) }
  const candidates = tiles > 0 && money >= 2 ? yield* plansFor(track, seat, means) : []
  return yield* combinations(
    candidates,
    tiles,
    money,
    strength.breadth,
    (plans) => prospectOf(outlook, withPlans(net, plans), engine),
    (turn) => turnWorth(outlook, turn, purse),
  )
}

/** What a turn is worth to a purse: the account once it is paid, and its track. */
export const turnWorth = <Purse>(outlook: Outlook<Purse>, { worth, price, plans }: Turn, purse: Purse): number =>
  accountOf(outlook, worth, outlook.paid(purse, price)).total + outlook.trackWorth(plans)

export interface Valued {
  readonly turn: Turn
  readonly value: number
}

/** Turns that are tried before a seat ends its building: many may be forbidden where track must stay together. */
const TRIED = 40

/** The first step of the best of these turns that can be begun; null where to build nothing is better than the rest. */
export function* startOf<Purse, Step>(
  outlook: Outlook<Purse>,
  turns: readonly Turn[],
  purse: Purse,
  begin: (plans: readonly Venture[]) => Step | null,
  tried = TRIED,
): Thinking<Step | null> {
  const valued = yield* mapped(turns, JUDGED, (turn) => ({
    turn,
    value: turnWorth(outlook, turn, purse) + outlook.waver(),
  }))
  const ranked = valued.sort((a, b) => b.value - a.value)
  for (const { turn } of ranked.slice(0, tried)) {
    if (turn.plans.length === 0) return null
    const first = begin(turn.plans)
    if (first) return first
    yield
  }
  return null
}

/** The best of these turns that this purse can pay; to build nothing is always one of them. */
export function* bestTurn<Purse>(outlook: Outlook<Purse>, turns: readonly Turn[], purse: Purse): Thinking<Valued> {
  let best: Valued | null = null
  for (let i = 0; i < turns.length; i++) {
    if (i % JUDGED === JUDGED - 1) yield
    const turn = turns[i] as Turn
    if (turn.price > 0 && !outlook.affords(purse, turn.price)) continue
    const value = turnWorth(outlook, turn, purse)
    if (best === null || value > best.value) best = { turn, value }
  }
  return best as Valued
}
