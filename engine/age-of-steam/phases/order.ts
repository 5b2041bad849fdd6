import { refusal } from '../../core/refusal.ts'
import type { Seat } from '../../core/rules.ts'
import {
  type Auction,
  droppedOut,
  due,
  finalOrder,
  highest,
  leastBid,
  onward,
  opened,
  stayedIn,
  withBid,
} from '../../turn-order/auction.ts'
import { editionOf } from '../edition.ts'
import { playerOf, type Run, update, updatePlayer } from '../game.ts'
import type { State } from '../types.ts'
import { type DecisionPhase, notNow, type StageOf } from './phase.ts'

type Stage = StageOf<'order'>

const OPENING_BID = 1

/** Phase 2: the auction for the player order (AOS-ORDER-01 to -10). */
export const order: DecisionPhase<Stage> = {
  enter: ({ state }) =>
    state.order.length < 2 ? null : { phase: 'order', ...opened(state.order, state.players.length) },
  seat: (stage) => stage.bidders[0] as number,
  ask: () => 'bid',
  moves: (_, state, stage, seat) => {
    const min = leastBid(stage, OPENING_BID)
    const max = playerOf(state, seat).money
    return { ask: 'bid', min, max, mayBid: min <= max, freePass: mayPassFree(state, stage, seat) }
  },
  sample(_, state, stage, seat, pick) {
    const min = leastBid(stage, OPENING_BID)
    const { money } = playerOf(state, seat)
    const chosen = pick(4)
    if (chosen === 0 && mayPassFree(state, stage, seat)) return { type: 'freePass' }
    if (chosen > 1 || min > money) return { type: 'drop' }
    // Mostly a dollar or two more, now and then anything the seat can pay.
    const range = money - min + 1
    return { type: 'bid', amount: min + pick(pick(10) === 0 ? range : Math.min(range, 2)) }
  },
  play(run, stage, seat, action) {
    switch (action.type) {
      case 'bid': {
        const { amount } = action
        const { money } = playerOf(run.state, seat)
        if (amount < leastBid(stage, OPENING_BID)) {
          return refusal('AOS-ORDER-02', { amount, highest: highest(stage) ?? 0 })
        }
        if (amount > money) return refusal('AOS-ORDER-05', { amount, money })
        run.events.push({ type: 'bid', seat, amount })
        return settle(run, withBid(stage, seat, amount))
      }
      case 'freePass':
        if (!mayPassFree(run.state, stage, seat)) return refusal('AOS-ORDER-04', { bidders: stage.bidders.length })
        updatePlayer(run, seat, { freePass: false })
        run.events.push({ type: 'freePassed', seat })
        return settle(run, stayedIn(stage))
      case 'drop':
        run.events.push({ type: 'dropped', seat, position: stage.bidders.length, paid: pay(run, stage, seat) })
        return settle(run, droppedOut(stage))
      default:
        return notNow(stage, action)
    }
  },
}

function mayPassFree(state: State, stage: Auction, seat: Seat): boolean {
  return playerOf(state, seat).freePass && (stage.bidders.length > 2 || editionOf(state.options).freePassWithTwo)
}

/** AOS-ORDER-07. */
function pay(run: Run, auction: Auction, seat: Seat): number {
  const paid = due(auction, seat)
  updatePlayer(run, seat, { money: playerOf(run.state, seat).money - paid })
  return paid
}

/** Ends the auction when one bidder is left. */
function settle(run: Run, auction: Auction): Stage | null {
  if (auction.bidders.length > 1) return { phase: 'order', ...onward(auction) }
  const winner = auction.bidders[0] as Seat
  run.events.push({ type: 'wonAuction', seat: winner, paid: pay(run, auction, winner) })
  const players = run.state.players.map((player) => (player.freePass ? { ...player, freePass: false } : player))
  update(run, { order: finalOrder(auction), players })
  return null
}
