import type { Seat } from '../core/rules.ts'

/**
 * The auction for the turn order that several games share: who drops out takes the last place that is left, and what a
 * bid costs depends on the place it came to.
 */
export interface Auction {
  /** Still in, the one to act first. */
  readonly bidders: readonly Seat[]
  /** By seat: its own last bid; null for none. */
  readonly bids: readonly (number | null)[]
  /** Out, the first to drop first. */
  readonly dropped: readonly Seat[]
}

export const opened = (order: readonly Seat[], seats: number): Auction => ({
  bidders: order,
  bids: Array.from({ length: seats }, () => null),
  dropped: [],
})

/** The highest bid so far, null before the first. */
export const highest = ({ bids }: Auction): number | null =>
  bids.reduce((best, bid) => (best === null || (bid !== null && bid > best) ? bid : best), null)

/** The least that may be bid now; `opening` is the least a first bid may be. */
export const leastBid = (auction: Auction, opening: number): number => {
  const best = highest(auction)
  return best === null ? opening : best + 1
}

export const withBid = (auction: Auction, seat: Seat, amount: number): Auction =>
  stayedIn({ ...auction, bids: auction.bids.map((bid, i) => (i === seat ? amount : bid)) })

/** The seat stays in: the next one acts. */
export const stayedIn = (auction: Auction): Auction => ({
  ...auction,
  bidders: [...auction.bidders.slice(1), auction.bidders[0] as Seat],
})

export const droppedOut = (auction: Auction): Auction => ({
  ...auction,
  bidders: auction.bidders.slice(1),
  dropped: [...auction.dropped, auction.bidders[0] as Seat],
})

/** Goes on to the next seat that has to be asked: one whose own bid is the highest stays in with it. */
export function onward(auction: Auction): Auction {
  const own = auction.bids[auction.bidders[0] as Seat] ?? null
  return auction.bidders.length > 1 && own !== null && own === highest(auction) ? stayedIn(auction) : auction
}

/** The order as it stands when one bidder is left. */
export const finalOrder = ({ bidders, dropped }: Auction): Seat[] => [...bidders, ...dropped.toReversed()]

/** What the seat that is to act would pay if it had the last place that is left. */
export function due(auction: Auction, seat: Seat): number {
  const { bidders, dropped, bids } = auction
  return dueFor(bidders.length, bidders.length + dropped.length, bids[seat] ?? 0)
}

/** What a bid costs at a final position: in full for the first two, nothing for the last, half for the others. */
export function dueFor(position: number, seats: number, bid: number): number {
  if (position === seats) return 0
  return position <= 2 ? bid : Math.ceil(bid / 2)
}
