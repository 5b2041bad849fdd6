import type { Refusal } from '../core/refusal.ts'
import type { GameEvent, Seat } from '../core/rules.ts'
import { update, updatePlayer } from '../core/run.ts'
import type { NotNow, Turns } from './flow.ts'
import { tell, withoutFreePasses } from './game.ts'
import type { Auction, BidMoves, OrderStage, RailAction, RailRun, RailState, RailTypes } from './types.ts'

/** How a game goes about the auction. */
export interface AuctionTerms {
  /** The least a first bid may be. */
  readonly opening: number
  /** The most a seat can pay. */
  most(state: RailState, seat: Seat): number
  pay(run: RailRun, seat: Seat, price: number): void
  mayPassFree(state: RailState, auction: Auction, seat: Seat): boolean
  /** How the journal tells who has won. */
  won(seat: Seat, paid: number): GameEvent
  tooLow(amount: number, highest: number): Refusal
  tooDear(amount: number, most: number): Refusal
  noFreePass(auction: Auction): Refusal
  readonly notNow: NotNow
}

type BidAction = Extract<RailAction, { type: 'bid' | 'drop' | 'freePass' }>

/** The auction for the player order. */
export function bidding(terms: AuctionTerms): Turns<RailTypes<BidAction, BidMoves>, OrderStage> {
  const { opening, most, mayPassFree } = terms

  function pay(run: RailRun, auction: Auction, seat: Seat): number {
    const paid = due(auction, seat)
    terms.pay(run, seat, paid)
    return paid
  }

  /** Ends the auction when one bidder is left. */
  function settle(run: RailRun, auction: Auction): OrderStage | null {
    if (auction.bidders.length > 1) return { phase: 'order', ...onward(auction) }
    const winner = auction.bidders[0] as Seat
    run.events.push(terms.won(winner, pay(run, auction, winner)))
    update(run, { order: finalOrder(auction), players: withoutFreePasses(run.state.players) })
    return null
  }

  return {
    seat: (stage) => stage.bidders[0] as Seat,
    // Those who have dropped out keep their places, the last ones.
    without: (run, stage) => settle(run, { ...stage, bidders: stage.bidders.slice(1) }),
    ask: () => 'bid',
    moves(_, state, stage, seat) {
      const [min, max] = [leastBid(stage, opening), most(state, seat)]
      return { ask: 'bid', min, max, mayBid: min <= max, freePass: mayPassFree(state, stage, seat) }
    },
    play(run, stage, seat, action) {
      switch (action.type) {
        case 'bid': {
          const { amount } = action
          const max = most(run.state, seat)
          if (amount < leastBid(stage, opening)) return terms.tooLow(amount, highest(stage) ?? opening - 1)
          if (amount > max) return terms.tooDear(amount, max)
          tell(run, { type: 'bid', seat, amount })
          return settle(run, withBid(stage, seat, amount))
        }
        case 'freePass':
          if (!mayPassFree(run.state, stage, seat)) return terms.noFreePass(stage)
          updatePlayer(run, seat, { freePass: false })
          tell(run, { type: 'freePassed', seat })
          return settle(run, stayedIn(stage))
        case 'drop':
          tell(run, { type: 'dropped', seat, position: stage.bidders.length, paid: pay(run, stage, seat) })
          return settle(run, droppedOut(stage))
        default:
          return terms.notNow(stage, action)
      }
    },
  }
}

/** Who plays alone bids against nobody. */
export const openBidding = ({ state: { order, players } }: RailRun): OrderStage | null =>
  order.length < 2 ? null : { phase: 'order', ...opened(order, players.length) }

// --- the auction by itself ------------------------------------------------------------------------------------------

const opened = (order: readonly Seat[], seats: number): Auction => ({
  bidders: order,
  bids: Array.from({ length: seats }, () => null),
  dropped: [],
})

/** The highest bid so far, null before the first. */
const highest = ({ bids }: Auction): number | null =>
  bids.reduce((best, bid) => (best === null || (bid !== null && bid > best) ? bid : best), null)

/** The least that may be bid now; `opening` is the least a first bid may be. */
const leastBid = (auction: Auction, opening: number): number => {
  const best = highest(auction)
  return best === null ? opening : best + 1
}

const withBid = (auction: Auction, seat: Seat, amount: number): Auction =>
  stayedIn({ ...auction, bids: auction.bids.map((bid, i) => (i === seat ? amount : bid)) })

/** The seat stays in: the next one acts. */
const stayedIn = (auction: Auction): Auction => ({
  ...auction,
  bidders: [...auction.bidders.slice(1), auction.bidders[0] as Seat],
})

const droppedOut = (auction: Auction): Auction => ({
  ...auction,
  bidders: auction.bidders.slice(1),
  dropped: [...auction.dropped, auction.bidders[0] as Seat],
})

/** Goes on to the next seat that has to be asked: one whose own bid is the highest stays in with it. */
function onward(auction: Auction): Auction {
  const own = auction.bids[auction.bidders[0] as Seat] ?? null
  return auction.bidders.length > 1 && own !== null && own === highest(auction) ? stayedIn(auction) : auction
}

/** The order as it stands when one bidder is left. */
const finalOrder = ({ bidders, dropped }: Auction): Seat[] => [...bidders, ...dropped.toReversed()]

/** What the seat that is to act would pay if it had the last place that is left. */
function due(auction: Auction, seat: Seat): number {
  const { bidders, dropped, bids } = auction
  return dueFor(bidders.length, bidders.length + dropped.length, bids[seat] ?? 0)
}

/** What a bid costs at a final position: in full for the first two, nothing for the last, half for the others. */
export function dueFor(position: number, seats: number, bid: number): number {
  if (position === seats) return 0
  return position <= 2 ? bid : Math.ceil(bid / 2)
}
