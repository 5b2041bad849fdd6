import { refusal } from '../../core/refusal.ts'
import type { Seat } from '../../core/rules.ts'
import { type Game, playerOf, type Run, updatePlayer } from '../game.ts'
import type { Special, State } from '../types.ts'
import { type DecisionPhase, notNow, rest, type StageOf } from './phase.ts'

/** Phase 3: in player order every seat chooses one action that nobody has (AOS-ACT-01). */
export const actions: DecisionPhase<StageOf<'actions'>> = {
  enter: (run) => ({ phase: 'actions', left: run.state.order }),
  seat: (stage) => stage.left[0] as number,
  ask: () => 'choose',
  moves: (game, state) => ({ ask: 'choose', actions: free(game, state) }),
  sample(game, state, _, __, pick) {
    const offered = free(game, state)
    return { type: 'choose', action: offered[pick(offered.length)] as Special }
  },
  play(run, stage, seat, action) {
    if (action.type !== 'choose') return notNow(stage, action)
    const special = action.action
    if (!free(run.game, run.state).includes(special)) return refusal('AOS-ACT-01', { action: special })
    updatePlayer(run, seat, { special })
    run.events.push({ type: 'chose', seat, action: special })
    run.game.steps.afterChoice(run, special)
    if (special === 'locomotive') upgradeEngine(run, seat)
    const left = rest(stage.left)
    return left.length > 0 ? { phase: 'actions', left } : null
  },
}

export const MOST_ENGINE = 6

/** One link more, up to six (AOS-ACT-05, AOS-MOVE-02). */
export function upgradeEngine(run: Run, seat: Seat): void {
  const engine = Math.min(MOST_ENGINE, playerOf(run.state, seat).engine + 1)
  updatePlayer(run, seat, { engine })
  run.events.push({ type: 'engine', seat, engine })
}

function free(game: Game, state: State): readonly Special[] {
  return game.steps.specials(state).filter((special) => state.players.every((player) => player.special !== special))
}
