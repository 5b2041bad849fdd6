import { type Refusal, refusal } from '../core/refusal.ts'
import type { BySeat, Rules, Seat, SomeAction } from '../core/rules.ts'
import { seededChance } from '../core/seeded/seeded.ts'
import type { Auction, RailGame, RailState } from '../rail/types.ts'
import { NO_HEX, neighbourOf, TOWN } from '../track/board.ts'
import { kindsWith } from '../track/track.ts'
import type { Order } from './order.ts'
import { surely } from './trying.ts'

/** What both games of the family do alike. */
type RailRules<State> = Rules<State> & { game(map: string): RailGame }

/** Between these two turns of the same seat nobody else is asked, so that the phase is not over after the first. */
export const twice = (seat: Seat): readonly Seat[] => [seat, seat]

interface Passing {
  readonly pass: 1 | 2
  readonly left: readonly Seat[]
}

/** Goods are moved twice a round: whether this seat is supposed to be asked once more. */
export const isAskedAgain = (before: Passing, after: Passing): boolean => before.pass === 1 && after.left.length === 1

/** In which pass this seat moves goods next; null once it has moved all that it may in this round. */
export function passToCome({ pass, left }: Passing, seat: Seat, scoring: unknown = null): 1 | 2 | null {
  const isToMove = left.includes(seat) && (scoring === null || left[0] !== seat)
  if (isToMove) return pass
  return pass === 1 ? 2 : null
}

/** The auction as it is, or will be, when it comes to this seat; null where it is out already. */
export function auctionFor(stage: Partial<Auction>, order: readonly Seat[], seats: number, seat: Seat): Auction | null {
  const { bidders = order, bids = Array.from({ length: seats }, () => null), dropped = [] } = stage
  if (!bidders.includes(seat) || bidders.length < 2) return null
  return { bidders: [seat, ...bidders.filter((other) => other !== seat)], bids, dropped }
}

/** The highest of what others bid. */
export const highestOther = (bids: BySeat<number | null>, seat: Seat): number | null =>
  bids.reduce((best, bid, i) => (i === seat || bid === null || (best !== null && best >= bid) ? best : bid), null)

/** A bid is one up to that amount: the least that is enough is made. */
export function leastBid<State>(rules: Rules<State>, state: State, seat: Seat, wish: SomeAction): SomeAction | Refusal {
  if (!isBid(wish)) return wish
  const { min = 0 } = rules.moves(state, seat) as { readonly min?: number }
  const bid = { ...wish, amount: min }
  return min <= wish.amount ? bid : refusal('ORDER-BID', { least: min, most: wish.amount })
}

const isBid = (wish: SomeAction): wish is { type: 'bid'; amount: number } =>
  wish.type === 'bid' && 'amount' in wish && typeof wish.amount === 'number'

interface Placing {
  readonly hex?: string
  readonly tile?: string
  readonly rotation?: number
}

/** What lies where a build goes, and where its track leads to: whoever changes that has touched it. */
export function groundOf<State extends RailState>(
  rules: RailRules<State>,
  state: State,
  _seat: Seat,
  wish: SomeAction,
): unknown {
  const { hex: name, tile, rotation = 0 }: Placing = wish as Placing
  const { board, set } = rules.game(state.map)
  const hex = board.byName.get(String(name))
  if (hex === undefined) return null
  const kinds = kindsWith(board, state.newCities)
  const wiring = tile !== undefined && set.byId.has(tile) ? set.wiring(tile, rotation, kinds[hex] === TOWN) : null
  const around = (wiring?.exits ?? []).map((side) => neighbourOf(board, hex, side)).filter((one) => one !== NO_HEX)
  return [hex, ...around].map((one) => [state.tiles[one] ?? null, kinds[one] ?? 0])
}

/** What a delivery gives to whom: somebody may finish or lose what it runs over. */
export function gainsOf<State>(rules: Rules<State>, state: State, seat: Seat, wish: SomeAction): unknown {
  // What comes after the last delivery of a round is drawn.
  const step = wish.type === 'deliver' ? rules.play(state, seat, wish, seededChance('', 0)) : null
  const told = step?.ok ? step.events.find(({ type }) => type === 'delivered') : undefined
  return told && 'gains' in told ? told.gains : null
}

/** A building turn ends once; what is asked after it belongs to nobody's plan. */
export const untilItEnds = <State>(
  _rules: unknown,
  _before: State,
  after: State | null,
  _seat: Seat,
  { type }: SomeAction,
): State | null => (type === 'endBuild' ? null : after)

/** Where this order leads, as far as that can be supposed, without its end. */
export function after<State>(rules: Rules<State>, from: State, seat: Seat, order: Order | undefined): State {
  let state = from
  for (const { wishes } of order?.steps ?? []) {
    const [wish] = wishes
    const step = wish && wish.type !== 'endBuild' ? surely(rules, state, seat, wish) : null
    if (!step) break
    state = step.state
  }
  return state
}
