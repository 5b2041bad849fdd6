import type { Seat } from '#engine/core/index.ts'
import { dueFor } from '#engine/rail/auction.ts'
import type { Auction } from '#engine/rail/types.ts'
import { dollars, either, ordinal } from '../../../texts/words.ts'

/** A line of the list of bidders. */
export interface Bidder {
  readonly seat: Seat
  readonly text: string
  readonly out: boolean
}

/** Everybody, those still in first, then by position. */
export function biddersOf({ bidders, bids, dropped }: Auction): Bidder[] {
  const total = bidders.length + dropped.length
  const bid = (seat: Seat): string => {
    const own = bids[seat] ?? null
    return own === null ? 'no bid yet' : dollars(own)
  }
  return [
    ...bidders.map((seat) => ({ seat, text: bid(seat), out: false })),
    ...dropped.map((seat, i) => ({ seat, text: `out, place ${total - i}`, out: true })).reverse(),
  ]
}

export const sizeOf = ({ bidders, dropped }: Auction): number => bidders.length + dropped.length

/** What a bid would cost at each position that is still to be had. */
export const costs = (auction: Auction, bid: number): { position: number; due: number }[] =>
  auction.bidders.map((_, i) => ({ position: i + 1, due: dueFor(i + 1, sizeOf(auction), bid) }))

/** The same in words: `$6 as first or second, $3 as third, nothing as last`. */
export function costText(auction: Auction, bid: number): string {
  const total = sizeOf(auction)
  const place = (position: number): string => (position === total ? 'last' : ordinal(position))
  return [...Map.groupBy(costs(auction, bid), ({ due }) => due)]
    .map(
      ([due, at]) => `${due === 0 ? 'nothing' : dollars(due)} as ${either(at.map(({ position }) => place(position)))}`,
    )
    .join(', ')
}
