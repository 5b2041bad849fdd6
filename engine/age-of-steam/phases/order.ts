import { refusal } from '../../core/refusal.ts'
import type { Seat } from '../../core/rules.ts'
import { editionOf } from '../edition.ts'
import { playerOf, type Run, update, updatePlayer } from '../game.ts'
import type { State } from '../types.ts'
import { type DecisionPhase, notNow, rest, type StageOf } from './phase.ts'

type Auction = StageOf<'order'>

/** Phase 2: the auction for the player order (AOS-ORDER-01 to -10). */
export const order: DecisionPhase<StageOf<'order'>> = {
  enter: ({ state }) =>
    state.order.length < 2
      ? null
      : { phase: 'order', bidders: state.order, bids: state.players.map(() => 0), dropped: [] },
  seat: (stage) => stage.bidders[0] as number,
  ask: () => 'bid',
  moves: (_, state, stage, seat) => {
    const min = highest(stage) + 1
    const max = playerOf(state, seat).money
    return { ask: 'bid', min, max, mayBid: min <= max, freePass: mayPassFree(state, stage, seat) }
  },
  sample(_, state, stage, seat, pick) {
    const min = highest(stage) + 1
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
        const best = highest(stage)
        const { money } = playerOf(run.state, seat)
        if (amount <= best) return refusal('AOS-ORDER-02', { amount, highest: best })
        if (amount > money) return refusal('AOS-ORDER-05', { amount, money })
        run.events.push({ type: 'bid', seat, amount })
        return settle(run, staying({ ...stage, bids: stage.bids.map((bid, i) => (i === seat ? amount : bid)) }))
      }
      case 'freePass':
        if (!mayPassFree(run.state, stage, seat)) return refusal('AOS-ORDER-04', { bidders: stage.bidders.length })
        updatePlayer(run, seat, { freePass: false })
        run.events.push({ type: 'freePassed', seat })
        return settle(run, staying(stage))
      case 'drop':
        return settle(run, drop(run, stage, seat))
      default:
        return notNow(stage, action)
    }
  },
}

export const highest = (stage: Auction): number => Math.max(...stage.bids)

function mayPassFree(state: State, stage: Auction, seat: Seat): boolean {
  return playerOf(state, seat).freePass && (stage.bidders.length > 2 || editionOf(state.options).freePassWithTwo)
}

/** The seat stays in: the next one acts. */
const staying = (stage: Auction): Auction => ({
  ...stage,
  bidders: [...rest(stage.bidders), stage.bidders[0] as Seat],
})

function drop(run: Run, stage: Auction, seat: Seat): Auction {
  const position = stage.bidders.length
  const paid = pay(run, stage, seat, position)
  run.events.push({ type: 'dropped', seat, position, paid })
  return { ...stage, bidders: rest(stage.bidders), dropped: [...stage.dropped, seat] }
}

/** What a bid costs at a final position (AOS-ORDER-07). */
export function dueFor(position: number, seats: number, bid: number): number {
  if (position === seats) return 0
  return position <= 2 ? bid : Math.ceil(bid / 2)
}

function pay(run: Run, stage: Auction, seat: Seat, position: number): number {
  const due = dueFor(position, stage.bidders.length + stage.dropped.length, stage.bids[seat] as number)
  updatePlayer(run, seat, { money: playerOf(run.state, seat).money - due })
  return due
}

/** Passes over a seat whose own bid is the highest (AOS-ORDER-03); ends the auction when one bidder is left. */
function settle(run: Run, stage: Auction): Auction | null {
  const [first] = stage.bidders
  if (stage.bidders.length === 1) {
    const winner = first as Seat
    run.events.push({ type: 'wonAuction', seat: winner, paid: pay(run, stage, winner, 1) })
    const players = run.state.players.map((player) => (player.freePass ? { ...player, freePass: false } : player))
    update(run, { order: [winner, ...stage.dropped.toReversed()], players })
    return null
  }
  const own = stage.bids[first as Seat] as number
  return own > 0 && own === highest(stage) ? staying(stage) : stage
}
