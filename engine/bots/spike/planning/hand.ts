import { cardsPossible } from '../../../spike/deck.ts'
import { leastLacking } from '../../../spike/payment.ts'
import { withCard } from '../../../spike/piles.ts'
import { type Cards, RAIL_TYPES, type State } from '../../../spike/types.ts'
import type { RailWay } from './rails.ts'

/** The railways a hand is kept for, the next one first: for each the ways there are. */
export type Wanted = readonly { readonly city: number; readonly ways: readonly RailWay[] }[]

/** How much less the railway after the next one counts. */
const LATER = 0.5
/** Each further card missing weighs so much less than the first: what is far off is no matter of this card. */
const TOGETHER = 0.03

/** How far a hand is from what it is kept for: 0 is best. */
export function shortfall(hand: Cards, wanted: Wanted): number {
  let sum = 0
  let weight = 1
  for (const { ways } of wanted) {
    let least = 12
    for (const { needs } of ways) least = Math.min(least, missing(hand, needs))
    sum += weight * least
    weight *= LATER
  }
  // Cards of one type stand for others; single ones do not.
  for (const type of RAIL_TYPES) sum -= TOGETHER * (hand[type] - 1) ** 2 * (hand[type] > 1 ? 1 : 0)
  return sum
}

/** Cards that a railway still lacks, jokers counted; and a part of what those jokers waste. */
function missing(hand: Cards, needs: Cards): number {
  let short = 0
  for (const type of RAIL_TYPES) short += Math.max(0, needs[type] - hand[type])
  return Math.max(0, leastLacking(hand, needs)) + 0.45 * short
}

export interface Drawing {
  /** Null for the deck. */
  readonly display: number | null
  readonly shortfall: number
}

/** The card to take: one that is open, or whatever the deck has. */
export function bestDrawing(state: State, hand: Cards, wanted: Wanted): Drawing {
  const unseen = cardsPossible(state)
  let [sum, cards] = [0, 0]
  const after = new Map<string, number>()
  for (const type of RAIL_TYPES) {
    const short = shortfall(withCard(hand, type), wanted)
    after.set(type, short)
    sum += short * unseen[type]
    cards += unseen[type]
  }
  let best: Drawing = { display: null, shortfall: cards > 0 ? sum / cards : Number.POSITIVE_INFINITY }
  for (const [display, type] of state.display.entries()) {
    const short = after.get(type) as number
    // Of equal cards the deck's: nobody sees what it is.
    if (short < best.shortfall - 0.01) best = { display, shortfall: short }
  }
  return best
}
