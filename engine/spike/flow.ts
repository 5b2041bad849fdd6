import type { Seat } from '../core/rules.ts'
import { type Run, update } from './game.ts'
import { gift } from './phases/gift.ts'
import type { Phase } from './phases/phase.ts'
import { route } from './phases/route.ts'
import { sides } from './phases/sides.ts'
import { train } from './phases/train.ts'
import { turn } from './phases/turn.ts'
import { endMatch } from './turns.ts'
import type { Stage } from './types.ts'

/** A phase whatever its stage looks like. */
export type AnyPhase = Phase<Stage>

const PHASES: Readonly<Record<Exclude<Stage['phase'], 'over'>, AnyPhase>> = {
  sides,
  gift,
  route,
  train,
  move: turn,
  action: turn,
  draw: turn,
  after: turn,
}

/** The rules of the phase a match rests in; none once it is over. */
export const phaseOf = ({ phase }: Stage): AnyPhase | undefined => (phase === 'over' ? undefined : PHASES[phase])

/** Pieces stay where they lie, cards and contracts with whoever had them: nothing secret is shown (GIVE-07). */
export function giveUp(run: Run, seat: Seat): void {
  const { stage, order, players } = run.state
  const gone = [...(run.state.gone ?? []), seat]
  update(run, { gone, order: order.filter((other) => other !== seat) })
  run.events.push({ type: 'leftMatch', seat })
  if (gone.length < players.length - 1) phaseOf(stage)?.without(run, stage, seat)
  else endMatch(run)
}
