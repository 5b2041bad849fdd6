import type { Seat, SomeAction } from '../../core/rules.ts'
import type { Thinking } from '../thinking.ts'
import type { Reason } from './reasons.ts'

/** An answer, and what the match would come to after it for whoever gives it: points at its end, in Spike dollars. */
export interface Weighed {
  readonly action: SomeAction
  readonly value: number
}

/** What can be told of an answer. */
export interface Told {
  /** The answer, and those that are to follow it in the same turn. */
  readonly course: readonly SomeAction[]
  /** What it was chosen from, the best first; empty where a question is answered by rule of thumb. */
  readonly weighed: readonly Weighed[]
  /** The weightiest first. */
  readonly reasons: readonly Reason[]
}

/** What a good bot would do, and why. */
export interface Advice extends Told {
  readonly action: SomeAction
}

/** What each game says of its own. */
export interface Adviser {
  /** What the match comes to for a seat as it stands. */
  worth(view: unknown, seat: Seat): number
  /** The same if nothing more were built this turn: what turns of building are measured against. */
  rest(view: unknown, seat: Seat): number
  weighed(view: unknown, seat: Seat): Thinking<readonly Weighed[]>
  told(view: unknown, seat: Seat, action: SomeAction): Thinking<Told>
}

export const bestFirst = (weighed: readonly Weighed[]): Weighed[] => weighed.toSorted((a, b) => b.value - a.value)

export const isSame = (one: SomeAction, other: SomeAction): boolean => keyOf(one) === keyOf(other)

/** Whatever the order of its fields, and whether those that may be left out are. */
const keyOf = (action: SomeAction): string =>
  JSON.stringify(
    Object.entries(action)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
