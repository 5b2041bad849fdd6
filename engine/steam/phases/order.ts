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
import { playerOf, type Run, update, updatePlayer } from '../game.ts'
import { mostPayable, pay } from '../money.ts'
import { type DecisionPhase, notNow, type StageOf } from './phase.ts'

const OPENING_BID = 0

/** Phase 2 of the standard game: the auction for the turn order (STM-EXP-06 to -11). */
export const order: DecisionPhase<StageOf<'order'>> = {
  enter: ({ state }) => ({ phase: 'order', ...opened(state.order, state.players.length) }),
  seat: (stage) => stage.bidders[0] as number,
  ask: () => 'bid',
  moves(_, state, stage, seat) {
    const min = leastBid(stage, OPENING_BID)
    const max = mostPayable(state, seat, 'bid')
    const { freePass } = playerOf(state, seat)
    return { ask: 'bid', min, max, mayBid: min <= max, mayDrop: true, freePass }
  },
  sample(_, state, stage, seat, pick) {
    const range = mostPayable(state, seat, 'bid') - leastBid(stage, OPENING_BID) + 1
    const chosen = pick(4)
    if (chosen === 0 && playerOf(state, seat).freePass) return { type: 'freePass' }
    if (chosen > 1 || range <= 0) return { type: 'drop' }
    return { type: 'bid', amount: leastBid(stage, OPENING_BID) + pick(pick(10) === 0 ? range : Math.min(range, 2)) }
  },
  play(run, stage, seat, action) {
    switch (action.type) {
      case 'bid': {
        const { amount } = action
        const most = mostPayable(run.state, seat, 'bid')
        if (amount < leastBid(stage, OPENING_BID)) {
          return refusal('STM-EXP-06', { amount, highest: highest(stage) ?? -1 })
        }
        if (amount > most) return refusal('STM-EXP-04', { price: amount, most })
        run.events.push({ type: 'bid', seat, amount })
        return settled(run, withBid(stage, seat, amount))
      }
      case 'freePass':
        if (!playerOf(run.state, seat).freePass) return refusal('STM-EXP-08')
        updatePlayer(run, seat, { freePass: false })
        run.events.push({ type: 'freePassed', seat })
        return settled(run, stayedIn(stage))
      case 'drop':
        run.events.push({ type: 'dropped', seat, position: stage.bidders.length, paid: paidBy(run, stage, seat) })
        return settled(run, droppedOut(stage))
      default:
        return notNow(stage, action)
    }
  },
}

/** STM-EXP-10. */
function paidBy(run: Run, auction: Auction, seat: Seat): number {
  const price = due(auction, seat)
  pay(run, seat, price, 'bid')
  return price
}

function settled(run: Run, auction: Auction): StageOf<'order'> | null {
  if (auction.bidders.length > 1) return { phase: 'order', ...onward(auction) }
  const winner = auction.bidders[0] as Seat
  run.events.push({ type: 'wonPlace', seat: winner, position: 1, paid: paidBy(run, auction, winner) })
  const players = run.state.players.map((player) => (player.freePass ? { ...player, freePass: false } : player))
  update(run, { order: finalOrder(auction), players })
  return null
}
