import { greedyBot } from '#engine/bots/index.ts'
import { type FullRules, type Seat, type SomeAction, seededChance, seededPick } from '#engine/core/index.ts'

/** Whoever is out has no score: that is worse than any. */
const OUT = -20

/** What a seat ends with if it does this and Dispatchers play on, by one course of chance. */
function endOf(rules: FullRules, start: unknown, seat: Seat, action: SomeAction, seed: string): number {
  const pick = seededPick(seed)
  let state = start
  let next: { readonly seat: Seat; readonly action: SomeAction } | null = { seat, action }
  for (let i = 0; next; i++) {
    const step = rules.play(state, next.seat, next.action, seededChance(seed, i))
    if (!step.ok) throw new Error(step.refusal.rule)
    state = step.state
    const [mover] = rules.turn(state).seats
    next =
      mover === undefined
        ? null
        : { seat: mover, action: greedyBot.choose(rules, rules.view(state, mover), mover, pick) }
  }
  return rules.standings(state).find((one) => one.seat === seat)?.score ?? OUT
}

/** By how much one action ends better than another in so many matches, the same chances given. */
export function leads(
  rules: FullRules,
  state: unknown,
  seat: Seat,
  [one, other]: readonly [SomeAction, SomeAction],
  [first, end]: readonly [number, number],
): readonly number[] {
  return Array.from({ length: end - first }, (_, i) => {
    const seed = `played-on/${first + i}`
    return endOf(rules, state, seat, one, seed) - endOf(rules, state, seat, other, seed)
  })
}

export const meanOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length

/** Whether a mean is above nothing by more than chance: by twice its error. */
export function isAboveChance(values: readonly number[]): boolean {
  const mean = meanOf(values)
  const variance = values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (values.length - 1)
  return mean > 2 * Math.sqrt(variance / values.length)
}
