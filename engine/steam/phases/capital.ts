import { refusal } from '../../core/refusal.ts'
import { inTurn, withNext } from '../../rail/flow.ts'
import { playerOf } from '../game.ts'
import { book, raised, unitsLeft } from '../money.ts'
import { type DecisionPhase, notNow, type StageOf } from './phase.ts'

/** Phase 1 of the standard game: once a round everybody raises as much as he likes (STM-EXP-03). */
export const capital: DecisionPhase<StageOf<'capital'>> = {
  enter: (run) => ({ phase: 'capital', left: run.state.order }),
  ...inTurn,
  ask: () => 'raise',
  moves: (_, state, __, seat) => ({ ask: 'raise', max: unitsLeft(playerOf(state, seat)) }),
  play(run, stage, seat, action) {
    if (action.type !== 'raise') return notNow(stage, action)
    const player = playerOf(run.state, seat)
    const max = unitsLeft(player)
    if (action.n < 0 || action.n > max) return refusal('STM-EXP-03', { n: action.n, max })
    book(run, seat, raised(player, action.n))
    return withNext(stage)
  },
}
