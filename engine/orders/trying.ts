import { ImpossibleChance, noChance } from '../core/chance.ts'
import type { Refusal } from '../core/refusal.ts'
import type { GameEvent, Rules, Seat, SomeAction } from '../core/rules.ts'
import { seededChance } from '../core/seeded/seeded.ts'

export interface Surely<State> {
  readonly state: State
  readonly events: readonly GameEvent[]
}

/** What comes of an action that leaves nothing to chance; null for one that does, or is refused. */
export function surely<State>(rules: Rules<State>, state: State, seat: Seat, action: SomeAction): Surely<State> | null {
  try {
    const step = rules.play(state, seat, action, noChance)
    return step.ok ? step : null
  } catch (error) {
    if (error instanceof ImpossibleChance) return null
    throw error
  }
}

/** Why an action is refused, whatever chance would bring; null where it is not. */
export function refused(rules: Rules, state: unknown, seat: Seat, action: SomeAction): Refusal | null {
  try {
    const step = rules.play(state, seat, action, seededChance('', 0))
    return step.ok ? null : step.refusal
  } catch (error) {
    // It is drawn from what these eyes do not see, so it was allowed.
    if (error instanceof ImpossibleChance) return null
    throw error
  }
}
