import type { Options } from '../core/file/options.ts'
import { type FullRules, type Rules, type Seat, type SomeAction, seededChance } from '../core/index.ts'

/**
 * What is asked: which cube first, which tiles, how much for the first place, what to make of a turn of Spike, which
 * railway to build in it.
 */
export const KINDS = ['delivery', 'tiles', 'bid', 'turn', 'railway'] as const
export type Kind = (typeof KINDS)[number]

/** Who did what. */
export type Did = readonly [seat: Seat, action: SomeAction]

/** A position of a simulated match, with a question that has one answer. */
export interface Puzzle {
  readonly kind: Kind
  readonly game: string
  readonly map: string
  readonly options: Options
  readonly seats: number
  /** All that chance brought follows from it. */
  readonly seed: string
  /** What was done up to there. */
  readonly did: readonly Did[]
  /** Who is asked. */
  readonly seat: Seat
  /** What is best, action by action. */
  readonly solution: readonly SomeAction[]
  /** What that comes to, and what the next best thing does: in the measure of the kind. */
  readonly best: number
  readonly second: number
  /** What answers come to, where that is an estimate: as it was reckoned when the puzzle was made. */
  readonly reckoned?: readonly Reckoned[]
}

export interface Reckoned {
  readonly action: SomeAction
  readonly value: number
}

/** The position, played up to by the rules; null where they refuse what was done. */
export function positionOf(rules: Rules, { map, options, seats, seed, did }: Puzzle): unknown {
  let state = rules.setup({ map, options, seats }, seededChance(seed, 'setup'))
  for (const [i, [seat, action]] of did.entries()) {
    const step = rules.play(state, seat, action, seededChance(seed, i))
    if (!step.ok) return null
    state = step.state
  }
  return state
}

/** The state after an action whose chance is no matter; null where it is refused. */
export function after(rules: Pick<FullRules, 'play'>, state: unknown, seat: Seat, action: SomeAction): unknown {
  const step = rules.play(state, seat, action, seededChance('', 0))
  return step.ok ? step.state : null
}

/** The same after several, one after the other. */
export const afterAll = (
  rules: Pick<FullRules, 'play'>,
  start: unknown,
  seat: Seat,
  line: readonly SomeAction[],
): unknown => line.reduce<unknown>((state, action) => state && after(rules, state, seat, action), start)
