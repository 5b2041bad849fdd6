import type { Seat } from '#engine/core/index.ts'
import { dueFor } from '#engine/rail/auction.ts'
import type { Auction } from '#engine/rail/types.ts'
import { dollars, say } from '../../../texts/language.svelte.ts'

/** A line of the list of bidders. */
export interface Bidder {
  readonly seat: Seat
  readonly text: string
  readonly out: boolean
}

/** Everybody, those still in first, then by position. */
export function biddersOf({ bidders, bids, dropped }: Auction): Bidder[] {
  const total = bidders.length + dropped.length
  const t = say('rail/auction').bidders
  const bid = (seat: Seat): string => {
    const own = bids[seat] ?? null
    return own === null ? t.noBid : dollars(own)
  }
  return [
    ...bidders.map((seat) => ({ seat, text: bid(seat), out: false })),
    ...dropped.map((seat, i) => ({ seat, text: t.out(total - i), out: true })).reverse(),
  ]
}

export const sizeOf = ({ bidders, dropped }: Auction): number => bidders.length + dropped.length

/** What a bid would cost at each position that is still to be had. */
export const costs = (auction: Auction, bid: number): { position: number; due: number }[] =>
  auction.bidders.map((_, i) => ({ position: i + 1, due: dueFor(i + 1, sizeOf(auction), bid) }))

/** The same in words. */
export function costText(auction: Auction, bid: number): string {
  const byDue = Map.groupBy(costs(auction, bid), ({ due }) => due)
  const sums = [...byDue].map(([due, at]) => ({ due, places: at.map(({ position }) => position) }))
  return say('rail/auction').costs(sums, sizeOf(auction))
}
