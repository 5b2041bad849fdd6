import { playerOf } from '../../steam/game.ts'
import { steam } from '../../steam/played.ts'
import type { Action, Moves } from '../../steam/types.ts'
import type { Thinking } from '../thinking.ts'
import { bidWorths } from './places.ts'
import type { View } from './view.ts'

type BidMoves = Extract<Moves, { ask: 'bid' }>

const movesOf = ({ state, seat }: View): BidMoves => steam.moves(state, seat) as BidMoves

/** As long as the first place is worth its price over the place that is left for whoever drops out now. */
export function* bid(view: View): Thinking<Action> {
  const { min, mayBid, mayDrop, freePass } = movesOf(view)
  const out: Action = freePass ? { type: 'freePass' } : { type: 'drop' }
  if (!mayBid) return out
  const bids = !mayDrop || (yield* isWorth(view, min))
  return bids ? { type: 'bid', amount: min } : out
}

function* isWorth(view: View, price: number): Thinking<boolean> {
  if (price > mostToBid(view).most) return false
  if (!isWeighed(view)) return true
  const { bid, out } = yield* bidWorths(view, price)
  return bid > out
}

/** Every round's auction is weighed; the one of the base game, before the first round, follows a rule of thumb. */
const isWeighed = ({ state, strength }: View): boolean => strength.weighsActions && state.stage.phase === 'order'

const MOST_FOR_OPENING = 3
const MOST_FOR_ORDER = 2
/** Kept for track. */
const KEPT = 6

/** What is weighed goes further than a rule of thumb, but not to the last dollar. */
const BEYOND = 2

/** How much a place may cost at most, and the least that may be bid for it. */
export function mostToBid(view: View): { readonly most: number; readonly min: number } {
  const { state, seat } = view
  const opening = state.stage.phase === 'opening'
  const usual = opening ? MOST_FOR_OPENING : Math.min(MOST_FOR_ORDER, playerOf(state, seat).cash - KEPT)
  return { most: usual + (isWeighed(view) ? BEYOND : 0), min: movesOf(view).min }
}
