import { gift } from './phases/gift.ts'
import type { Phase } from './phases/phase.ts'
import { route } from './phases/route.ts'
import { sides } from './phases/sides.ts'
import { train } from './phases/train.ts'
import { turn } from './phases/turn.ts'
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
