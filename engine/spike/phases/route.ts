import { HIDDEN, type Hidden } from '../../core/chance.ts'
import { refusal } from '../../core/refusal.ts'
import type { Seat } from '../../core/rules.ts'
import { playerOf, type Run, update, updatePlayer } from '../game.ts'
import type { State } from '../types.ts'
import { notNow, type Phase, type StageOf } from './phase.ts'

/** Advanced game: all choose at the same time which of two route cards they keep (SPK-ADV-02). */
export const route: Phase<StageOf<'route'>> = {
  seats: (_state, stage) => stage.left,
  moves: (_game, state, _stage, seat) => ({ ask: 'route', routes: held(state, seat) }),
  play(run, stage, seat, action) {
    if (action.type !== 'keepRoute') return notNow(stage, action)
    const { routes } = playerOf(run.state, seat)
    const kept = keptOf(routes, action.route)
    if (kept === -1) return refusal('SPK-ADV-02', { route: String(action.route) })
    // What is kept is named even where these eyes did not know that it was held.
    updatePlayer(run, seat, { routes: [action.route], putBack: routes.toSpliced(kept, 1) })
    run.events.push({ type: 'keptRoute', seat, route: action.route })
    goOn(run, stage, seat)
    return null
  },
  without: goOn,
}

function goOn(run: Run, stage: StageOf<'route'>, seat: Seat): void {
  const left = stage.left.filter((other) => other !== seat)
  update(run, { stage: left.length > 0 ? { phase: 'route', left } : { phase: 'train', left: run.state.order } })
}

export const held = (state: State, seat: Seat): string[] => playerOf(state, seat).routes.filter((one) => one !== HIDDEN)

/** Which of the cards held it is; one that these eyes have never seen may be any of those they do not know. */
function keptOf(routes: readonly (string | Hidden)[], route: string | Hidden): number {
  const known = routes.indexOf(route)
  return known === -1 ? routes.indexOf(HIDDEN) : known
}
