import type { FullRules, Pick, Rules, Seat } from '../../core/rules.ts'
import { masterBot } from '../index.ts'
import { finished, type Thinking } from '../thinking.ts'
import type { Advice, Adviser, Weighed } from './advice.ts'
import { ageOfSteamAdviser } from './age-of-steam.ts'
import { spikeAdviser } from './spike.ts'
import { steamAdviser } from './steam.ts'

export type { Advice, Told, Weighed } from './advice.ts'
export { isSame } from './advice.ts'
export type { Carried, Joined, Reason, ReasonOf, Term } from './reasons.ts'

const ADVISERS: Readonly<Record<string, Adviser>> = {
  'age-of-steam': ageOfSteamAdviser,
  steam: steamAdviser,
  spike: spikeAdviser,
}

function adviserOf({ id }: Rules): Adviser {
  const adviser = ADVISERS[id]
  if (!adviser) throw new Error(`nobody advises on ${id}`)
  return adviser
}

/** Where several answers do the same: always one of them, so that a hint stays what it is. */
const settled: Pick = (n) => n - 1

/** What `master` would do here, and why, by its own evaluation. It is asked itself, so that advice and play agree. */
export function* advising(rules: Rules, view: unknown, seat: Seat, pick: Pick = settled): Thinking<Advice> {
  const adviser = adviserOf(rules)
  const action = yield* masterBot.think(rules as FullRules, view, seat, pick)
  return { action, ...(yield* adviser.told(view, seat, action)) }
}

export const adviceFor = (rules: Rules, view: unknown, seat: Seat, pick: Pick = settled): Advice =>
  finished(advising(rules, view, seat, pick))

/** What the match comes to for a seat as it stands: points at its end, in Spike dollars. */
export const worthOf = (rules: Rules, view: unknown, seat: Seat): number => adviserOf(rules).worth(view, seat)

/** The same if nothing more were built this turn. */
export const restOf = (rules: Rules, view: unknown, seat: Seat): number => adviserOf(rules).rest(view, seat)

/** Every answer that `master` weighs, the best first; empty where it goes by rule of thumb. */
export const weighing = (rules: Rules, view: unknown, seat: Seat): Thinking<readonly Weighed[]> =>
  adviserOf(rules).weighed(view, seat)

export const weighed = (rules: Rules, view: unknown, seat: Seat): readonly Weighed[] =>
  finished(weighing(rules, view, seat))
