import { recordingChance } from '../chance.ts'
import type { By, Played } from '../log.ts'
import type { Refusal } from '../refusal.ts'
import type { GameEvent, Rules, Seat } from '../rules.ts'
import { seededChance } from './seeded.ts'

/** An action that was played, as the log has it, and what it led to. */
export interface SeededStep {
  readonly ok: true
  readonly entry: Played
  readonly state: unknown
  readonly events: readonly GameEvent[]
}

/**
 * Plays an action with chance that follows from the seed and the place of the action in the match as it will be told
 * (`count` actions stand before it): so whoever has the match file and the seed can check every draw.
 */
export function playSeeded(
  rules: Rules,
  { seed, count, state }: { readonly seed: string; readonly count: number; readonly state: unknown },
  seat: Seat,
  action: unknown,
  by?: By,
): SeededStep | { readonly ok: false; readonly refusal: Refusal } {
  const chance = recordingChance(seededChance(seed, count))
  const step = rules.play(state, seat, action, chance)
  if (!step.ok) return step
  const drawn = chance.drawn.length > 0 && { chance: chance.drawn }
  return { ok: true, entry: { seat, action, ...drawn, ...(by && { by }) }, state: step.state, events: step.events }
}
