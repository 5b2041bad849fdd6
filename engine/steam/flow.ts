import type { Seat } from '../core/rules.ts'
import { type Run, update } from './game.ts'
import { type Mode, modeOf } from './options.ts'
import { build } from './phases/build.ts'
import { capital } from './phases/capital.ts'
import { goods } from './phases/goods.ts'
import { opening } from './phases/opening.ts'
import { order } from './phases/order.ts'
import type { DecisionPhase } from './phases/phase.ts'
import { select } from './phases/select.ts'
import { collectIncome } from './phases/upkeep.ts'
import { numberAt, result } from './score.ts'
import type { Stage, State } from './types.ts'

type PhaseId = Exclude<Stage['phase'], 'over'>

/** Any phase, whatever its stage looks like. */
type AnyPhase = DecisionPhase<Stage>

const PHASES: Readonly<Record<PhaseId, AnyPhase>> = { opening, capital, order, select, build, goods }

/** The phases of a round in which somebody decides something; income follows by itself. */
const ROUND: Readonly<Record<Mode, readonly PhaseId[]>> = {
  base: ['select', 'build', 'goods'],
  standard: ['capital', 'order', 'select', 'build', 'goods'],
}

const ROUNDS: Readonly<Record<number, number>> = { 3: 10, 4: 8, 5: 7, 6: 7 }

/** STM-END-01. */
export const roundsFor = (seats: number): number => ROUNDS[seats] as number

export const roundsOf = (state: State): number => roundsFor(state.players.length)

/** The rules of the phase a match rests in; none once it is over. */
export const phaseOf = ({ phase }: Stage): AnyPhase | undefined => (phase === 'over' ? undefined : PHASES[phase])

export function enter(run: Run, phase: PhaseId): void {
  update(run, { stage: PHASES[phase].enter(run) })
}

export function beginRound(run: Run): void {
  run.events.push({ type: 'round', round: run.state.round })
  enter(run, ROUND[modeOf(run.state.options)][0] as PhaseId)
}

/** Goes on after a phase has ended. */
export function leavePhase(run: Run, phase: PhaseId): void {
  if (phase === 'opening') {
    beginRound(run)
    return
  }
  const phases = ROUND[modeOf(run.state.options)]
  const next = phases[phases.indexOf(phase) + 1]
  if (next) enter(run, next)
  else endRound(run)
}

function endRound(run: Run): void {
  collectIncome(run)
  if (run.state.order.length === 1 || run.state.round >= roundsOf(run.state)) end(run)
  else advance(run)
}

/** The tiles come back; in the base game their numbers make the new order (STM-ORD-01, -02, STM-EXP-08, -14). */
function advance(run: Run): void {
  const { state } = run
  const standard = modeOf(state.options) === 'standard'
  if (!standard) {
    const number = (seat: Seat): number => numberAt(state, seat)
    update(run, { order: state.order.toSorted((a, b) => number(a) - number(b)) })
    run.events.push({ type: 'newOrder', order: run.state.order })
  }
  const players = state.players.map((player) => ({
    ...player,
    freePass: standard && player.tile === 'turn-order',
    tile: null,
    uses: false,
  }))
  update(run, { players, round: state.round + 1 })
  beginRound(run)
}

function end(run: Run): void {
  update(run, { stage: { phase: 'over' } })
  run.events.push({ type: 'ended', winners: result(run.game, run.state)?.winners ?? [] })
}
