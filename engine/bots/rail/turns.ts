import { type HexIndex, PLAIN } from '../../track/board.ts'
import type { Venture } from '../../track/venture.ts'
import { mapped, type Thinking } from '../thinking.ts'
import type { Moves } from './forecast.ts'
import { withPlans } from './network.ts'
import { withNextTurns } from './next-turn.ts'
import { type Outlook, prospectOf, type Turn, turnWorth } from './outlook.ts'
import { plansFor } from './plans.ts'
import { combinations, JUDGED } from './search.ts'

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
  const turns = yield* combinations(
    candidates,
    tiles,
    money,
    strength.breadth,
    (plans) => prospectOf(outlook, withPlans(net, plans), engine),
    (turn) => turnWorth(outlook, turn, purse),
  )
  return yield* withNextTurns(outlook, turns, engine, purse)
}

/** To build nothing in this round, with these moves left, and what may follow in the next one. */
export function* idleTurn<Purse>(outlook: Outlook<Purse>, engine: number, moves: Moves, purse: Purse): Thinking<Turn> {
  const idle: Turn = { plans: [], price: 0, tiles: 0, worth: prospectOf(outlook, outlook.net, engine, moves) }
  const [turn] = yield* withNextTurns(outlook, [idle], engine, purse, moves)
  return turn ?? idle
}

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
