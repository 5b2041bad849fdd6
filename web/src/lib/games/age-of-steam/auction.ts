import type { Stage } from '#engine/age-of-steam/types.ts'
import type { Seat } from '#engine/core/index.ts'
import { dueFor } from '#engine/turn-order/auction.ts'

export type Auction = Extract<Stage, { phase: 'order' }>

export interface Bidder {
  readonly seat: Seat
  readonly bid: number
  /** Position it has got by dropping out; null while it is in. */
  readonly position: number | null
}

/** Everybody, those still in first, then by position. */
export function bidders({ bidders, bids, dropped }: Auction): Bidder[] {
  const total = bidders.length + dropped.length
  return [
    ...bidders.map((seat) => ({ seat, bid: bids[seat] ?? 0, position: null })),
    ...dropped.map((seat, i) => ({ seat, bid: bids[seat] ?? 0, position: total - i })).reverse(),
  ]
}

/** What a bid would cost at each position that is still to be had. */
export function costs({ bidders, dropped }: Auction, bid: number): { position: number; due: number }[] {
  const total = bidders.length + dropped.length
  return bidders.map((_, i) => ({ position: i + 1, due: dueFor(i + 1, total, bid) }))
}
