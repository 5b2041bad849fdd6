import type { Action } from '../../../spike/types.ts'
import type { Forecaster } from './forecast.ts'
import type { Wanted } from './hand.ts'
import type { Plan } from './plan.ts'
import type { Position } from './position.ts'
import type { Judged } from './search.ts'

/** Something that could be done, what it is worth in dollars, and by which plan from where. */
export interface Ranked {
  readonly action: Action
  readonly value: number
  readonly plan: Plan
  readonly after: Position
}

/** What a decision was made of, for whoever wants to say why: filled in while it is made. */
export interface Notes {
  position?: Position
  forecaster?: Forecaster
  /** The best first. */
  plans?: readonly Judged[]
  ranked?: readonly Ranked[]
  /** What cards are drawn for. */
  wanted?: Wanted
}
