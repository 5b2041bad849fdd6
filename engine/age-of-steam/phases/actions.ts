import { refusal } from '../../core/refusal.ts'
import { inTurn, withNext } from '../../rail/flow.ts'
import { upgradeEngine } from '../../rail/game.ts'
import { type Game, updatePlayer } from '../game.ts'
import type { Special, State } from '../types.ts'
import { type DecisionPhase, notNow, type StageOf } from './phase.ts'

/** Phase 3: in player order every seat chooses one action that nobody has (AOS-ACT-01). */
export const actions: DecisionPhase<StageOf<'actions'>> = {
  enter: (run) => ({ phase: 'actions', left: run.state.order }),
  ...inTurn,
  ask: () => 'choose',
  moves: (game, state) => ({ ask: 'choose', actions: free(game, state) }),
  play(run, stage, seat, action) {
    if (action.type !== 'choose') return notNow(stage, action)
    const special = action.action
    if (!free(run.game, run.state).includes(special)) return refusal('AOS-ACT-01', { action: special })
    updatePlayer(run, seat, { special })
    run.events.push({ type: 'chose', seat, action: special })
    run.game.steps.afterChoice(run, special)
    // AOS-ACT-05.
    if (special === 'locomotive') upgradeEngine(run, seat)
    return withNext(stage)
  },
}

export function free(game: Game, state: State): readonly Special[] {
  return game.steps.specials(state).filter((special) => state.players.every((player) => player.special !== special))
}
