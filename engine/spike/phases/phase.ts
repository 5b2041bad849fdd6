import { type Refusal, refusal } from '../../core/refusal.ts'
import type { Pick, Seat } from '../../core/rules.ts'
import type { Game, Run } from '../game.ts'
import type { Moves } from '../moves.ts'
import type { Action, Stage, State } from '../types.ts'

/** A phase in which somebody has to decide something. Methods, so that phases of different stages make one list. */
export interface Phase<S extends Stage> {
  /** Who may act now. */
  seats(state: State, stage: S): readonly Seat[]
  moves(game: Game, state: State, stage: S, seat: Seat): Moves
  sample(game: Game, state: State, stage: S, seat: Seat, pick: Pick): Action
  /** Carries out an action of a seat that may act, and sets the next stage. */
  play(run: Run, stage: S, seat: Seat, action: Action): Refusal | null
}

export type StageOf<Name extends Stage['phase']> = Extract<Stage, { phase: Name }>

export const isRefusal = (outcome: object): outcome is Refusal => 'rule' in outcome

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

export const oneOf = <T>(list: readonly T[], pick: Pick): T => list[pick(list.length)] as T
