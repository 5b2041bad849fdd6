import type { TypesOf } from '../../core/phased.ts'
import { refusal } from '../../core/refusal.ts'
import type { DecisionPhase as AnyPhase, NotNow } from '../../rail/flow.ts'
import type { Game } from '../game.ts'
import type { Action, Event, Moves, Stage, State } from '../types.ts'

/** The types of this game, for what all games of the family have in common. */
export type Types = TypesOf<Game, State, Action, Moves, Event>

export type StageOf<Phase extends Stage['phase']> = Extract<Stage, { phase: Phase }>

export type DecisionPhase<S extends Stage> = AnyPhase<Types, S>

/** The action belongs to another phase. */
export const notNow: NotNow = ({ phase }, { type }) => refusal('AOS-FLOW-01', { phase, action: type })
