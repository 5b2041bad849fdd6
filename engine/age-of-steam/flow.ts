import type { Seat } from '../core/rules.ts'
import { type Game, playerOf, type Run, update } from './game.ts'
import { actions } from './phases/actions.ts'
import { build } from './phases/build.ts'
import { goods } from './phases/goods.ts'
import { growth } from './phases/growth.ts'
import { order } from './phases/order.ts'
import type { DecisionPhase } from './phases/phase.ts'
import { shares } from './phases/shares.ts'
import { collectIncome, payExpenses, reduceIncome } from './phases/upkeep.ts'
import { result } from './score.ts'
import type { PhaseId } from './steps.ts'
import type { Stage } from './types.ts'

/** A phase that asks somebody, whatever its stage looks like. */
export type AnyPhase = DecisionPhase<Stage>

const DECISIONS: Readonly<Partial<Record<PhaseId, AnyPhase>>> = { shares, order, actions, build, goods, growth }

const AUTOMATIC: Readonly<Partial<Record<PhaseId, (run: Run) => void>>> = {
  income: collectIncome,
  expenses: payExpenses,
  reduction: reduceIncome,
}

/** The rules of the phase a match rests in; none once it is over. */
export const phaseOf = (game: Game, { phase }: Stage): AnyPhase | undefined =>
  phase === 'over' ? undefined : decisionOf(game, phase)

const decisionOf = (game: Game, phase: PhaseId): AnyPhase | undefined => game.steps.decisions[phase] ?? DECISIONS[phase]

/** Begins a round with its first phase. */
export function beginRound(run: Run): void {
  run.events.push({ type: 'round', round: run.state.round })
  enterFrom(run, 0)
}

/** Goes on after a phase has ended, until somebody has to decide something or the match is over. */
export function leavePhase(run: Run, phase: PhaseId): void {
  enterFrom(run, run.game.steps.phases.indexOf(phase) + 1)
}

function enterFrom(run: Run, first: number): void {
  for (const phase of run.game.steps.phases.slice(first)) {
    const stage = decisionOf(run.game, phase)?.enter(run)
    if (stage) {
      update(run, { stage })
      return
    }
    AUTOMATIC[phase]?.(run)
    if (isDecided(run)) {
      end(run)
      return
    }
  }
  advance(run)
}

/** One seat left of several, or none at all: nothing more to decide (AOS-EXP-05). */
const isDecided = ({ state }: Run): boolean =>
  state.order.length === 0 || (state.players.length > 1 && state.order.length === 1)

/** Phase 10 (AOS-END-01): action markers come back, the free pass is remembered (AOS-ACT-09). */
function advance(run: Run): void {
  const { state } = run
  if (state.round >= run.game.steps.rounds(state.players.length)) {
    end(run)
    return
  }
  const players = state.players.map((player, seat) =>
    isActive(run, seat) ? { ...player, special: null, freePass: player.special === 'turn-order' } : player,
  )
  update(run, { players, round: state.round + 1 })
  beginRound(run)
}

const isActive = ({ state }: Run, seat: Seat): boolean => playerOf(state, seat).eliminated === null

function end(run: Run): void {
  run.game.steps.atEnd(run)
  update(run, { stage: { phase: 'over' } })
  run.events.push({ type: 'ended', winners: result(run.game, run.state)?.winners ?? [] })
}
