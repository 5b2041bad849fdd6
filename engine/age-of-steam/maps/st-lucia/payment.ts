import { refusal } from '../../../core/refusal.ts'
import type { Seat } from '../../../core/rules.ts'
import { withoutFreePasses } from '../../../rail/game.ts'
import { playerOf, type Run, update, updatePlayer } from '../../game.ts'
import { type DecisionPhase, notNow, type StageOf } from '../../phases/phase.ts'
import type { State } from '../../types.ts'

export const PRICE = 5

type Payment = StageOf<'payment'>

/** Who goes first: the candidate is asked, then the other; if neither pays the candidate goes first for free. */
export const payment: DecisionPhase<Payment> = {
  enter({ state }) {
    const candidate = candidateOf(state)
    return { phase: 'payment', candidate, asked: candidate }
  },
  seat: (stage) => stage.asked,
  // Of two the other has won.
  without: () => null,
  ask: () => 'payFirst',
  moves: (_, state, __, seat) => ({ ask: 'payFirst', price: PRICE, mayPay: playerOf(state, seat).money >= PRICE }),
  play(run, stage, seat, action) {
    switch (action.type) {
      case 'payFirst': {
        const { money } = playerOf(run.state, seat)
        if (money < PRICE) return refusal('AOS-STL-03', { price: PRICE, money })
        updatePlayer(run, seat, { money: money - PRICE })
        return settle(run, seat, PRICE)
      }
      case 'declineFirst':
        run.events.push({ type: 'declinedFirst', seat })
        if (seat === stage.candidate) return { ...stage, asked: otherOf(run.state, seat) }
        return settle(run, stage.candidate, 0)
      default:
        return notNow(stage, action)
    }
  },
}

/** Who chose *Turn Order* last; otherwise the winner of the roll in odd rounds and the other in even ones (AOS-STL-03, -04). */
function candidateOf(state: State): Seat {
  const holder = state.players.findIndex((player) => player.freePass)
  if (holder !== -1) return holder
  const rolled = state.memory.rolled as readonly Seat[]
  return rolled[(state.round - 1) % 2] as Seat
}

const otherOf = (state: State, seat: Seat): Seat => state.order.find((other) => other !== seat) as Seat

function settle(run: Run, first: Seat, paid: number): null {
  run.events.push({ type: 'paidFirst', seat: first, paid })
  update(run, { order: [first, otherOf(run.state, first)], players: withoutFreePasses(run.state.players) })
  return null
}
