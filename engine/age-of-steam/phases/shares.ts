import { refusal } from '../../core/refusal.ts'
import { inTurn, withNext } from '../../rail/flow.ts'
import { playerOf, updatePlayer } from '../game.ts'
import { type DecisionPhase, notNow, type StageOf } from './phase.ts'

const DOLLARS_A_SHARE = 5

/** Phase 1: every seat takes $5 for each share it issues (AOS-SHARE-01). */
export const shares: DecisionPhase<StageOf<'shares'>> = {
  enter: (run) => ({ phase: 'shares', left: run.state.order }),
  ...inTurn,
  ask: () => 'issue',
  moves: (game, state, _, seat) => ({ ask: 'issue', max: game.steps.sharesMax(state, seat) }),
  play(run, stage, seat, action) {
    if (action.type !== 'issue') return notNow(stage, action)
    const { n } = action
    const max = run.game.steps.sharesMax(run.state, seat)
    if (n < 0 || n > max) return refusal('AOS-SHARE-01', { n, max })
    const player = playerOf(run.state, seat)
    const money = player.money + DOLLARS_A_SHARE * n
    updatePlayer(run, seat, { shares: player.shares + n, money })
    run.events.push({ type: 'issued', seat, n, money: DOLLARS_A_SHARE * n })
    return withNext(stage)
  },
}
