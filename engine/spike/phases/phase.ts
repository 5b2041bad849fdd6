import type { Phase as AnyPhase, TypesOf } from '../../core/phased.ts'
import { type Refusal, refusal } from '../../core/refusal.ts'
import type { Seat } from '../../core/rules.ts'
import type { Game, Run } from '../game.ts'
import type { Moves } from '../moves.ts'
import type { Action, Event, Stage, State } from '../types.ts'

/** The types of this game, for what all games of phases have in common. */
export type Types = TypesOf<Game, State, Action, Moves, Event>

export interface Phase<S extends Stage> extends AnyPhase<Types, S> {
  /** Goes on without a seat that has just given up, and that was asked. */
  without(run: Run, stage: S, seat: Seat): void
}

export type StageOf<Name extends Stage['phase']> = Extract<Stage, { phase: Name }>

/** The rule that says when each action is due. */
const DUE: Readonly<Record<Action['type'], string>> = {
  chooseSides: 'SPK-ADV-01',
  giveCard: 'SPK-SETUP-07',
  keepRoute: 'SPK-ADV-02',
  placeTrain: 'SPK-SETUP-10',
  freeMove: 'SPK-TURN-03',
  draw: 'SPK-TURN-02',
  stopDrawing: 'SPK-DRAW-02',
  build: 'SPK-TURN-02',
  start: 'SPK-TURN-02',
  boost: 'SPK-TURN-02',
  upgrade: 'SPK-TURN-02',
  load: 'SPK-TURN-04',
  deliver: 'SPK-TURN-04',
  drop: 'SPK-TURN-04',
  endTurn: 'SPK-TURN-02',
}

/** The action belongs to another phase. */
export const notNow = (stage: Stage, { type }: Action): Refusal =>
  refusal(DUE[type], { phase: stage.phase, action: type })
