import type { SomeAction } from '../../../core/rules.ts'
import type { Weighed } from '../advice.ts'
import type { Reason } from '../reasons.ts'

/** What either answer of an auction comes to: the first place for this bid, or the place that is left for that price. */
export interface Bids {
  readonly bid: Weighed
  readonly out: Weighed
  readonly price: number
  readonly instead: number
}

/** Why a bid is made or not, as far as what the places are worth says so. */
export function whyBid({ bid, out, price, instead }: Bids, action: SomeAction): Reason[] {
  const more = bid.value - out.value
  if (action.type === 'bid') return more > 0 ? [{ type: 'first', more, price, instead }] : []
  return more < 0 ? [{ type: 'dear', less: -more, price, instead }] : []
}
