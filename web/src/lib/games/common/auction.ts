import type { Seat } from '#engine/core/index.ts'
import { dollars } from './words.ts'

/** An auction for the order of play: who drops out takes the last place that is left. */
export interface Auction {
  /** Still in, the one to act first. */
  readonly bidders: readonly Seat[]
  /** By seat: its own last bid; nothing, in whatever way, for none. */
  readonly bids: readonly (number | null)[]
  /** Out, the first to drop first. */
  readonly dropped: readonly Seat[]
}

/** What a bid costs at a place in the end. */
export type DueFor = (position: number, seats: number, bid: number) => number

/** A line of the list of bidders. */
export interface Bidder {
  readonly seat: Seat
  readonly text: string
  readonly out: boolean
}

/** Everybody, those still in first, then by position. */
export function biddersOf({ bidders, bids, dropped }: Auction): Bidder[] {
  const total = bidders.length + dropped.length
  const bid = (seat: Seat): string => (bids[seat] ? dollars(bids[seat]) : 'no bid yet')
  return [
    ...bidders.map((seat) => ({ seat, text: bid(seat), out: false })),
    ...dropped.map((seat, i) => ({ seat, text: `out, place ${total - i}`, out: true })).reverse(),
  ]
}

export const sizeOf = ({ bidders, dropped }: Auction): number => bidders.length + dropped.length

/** What a bid would cost at each position that is still to be had. */
export const costs = (auction: Auction, bid: number, dueFor: DueFor): { position: number; due: number }[] =>
  auction.bidders.map((_, i) => ({ position: i + 1, due: dueFor(i + 1, sizeOf(auction), bid) }))
