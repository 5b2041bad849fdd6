import { type Refusal, refusal } from '../../core/refusal.ts'
import type { Pick, Seat } from '../../core/rules.ts'
import type { Game, Run } from '../game.ts'
import type { Action, Moves, Stage, State } from '../types.ts'

export type StageOf<Phase extends Stage['phase']> = Extract<Stage, { phase: Phase }>

/** A phase in which somebody has to decide something. Methods, so that phases of different stages make one list. */
export interface DecisionPhase<S extends Stage> {
  /** Where the phase begins. */
  enter(run: Run): S
  /** Who is asked now. */
  seat(stage: S): Seat
  /** Key of the question. */
  ask(stage: S): string
  moves(game: Game, state: State, stage: S, seat: Seat): Moves
  sample(game: Game, state: State, stage: S, seat: Seat, pick: Pick): Action
  /** Carries out an action of the seat that is asked: the stage afterwards, null when the phase is over, or a refusal. */
  play(run: Run, stage: S, seat: Seat, action: Action): S | null | Refusal
}

export const isRefusal = (outcome: object | null): outcome is Refusal => outcome !== null && 'rule' in outcome

/** The action belongs to another phase. */
export const notNow = (stage: Stage, action: Action): Refusal =>
  refusal('STM-RND-01', { phase: stage.phase, action: action.type })

/** The seats still to act after the first of them has. */
export const rest = (left: readonly Seat[]): readonly Seat[] => left.slice(1)
