import type { Eyes } from '../core/eyes.ts'
import type { Rules, Seat } from '../core/rules.ts'
import { topicOf } from '../orders/index.ts'

/** By game, in the order of a round: what turns are planned for. What depends on others' answers alone is not. */
const PLANNED: Readonly<Record<string, readonly string[]>> = {
  'age-of-steam': ['shares', 'choose', 'build', 'goods'],
  steam: ['capital', 'select', 'build', 'goods'],
  spike: ['train', 'turn'],
}

/** Games in which nobody can say what another seat could do: it is hidden. */
const HIDDEN_HANDS: readonly string[] = ['spike']

/** What these eyes can plan for this seat, as the match is supposed to stand. */
export const plannedFor = (rules: Rules, state: unknown, seat: Seat, eyes: Eyes): readonly string[] =>
  maySuppose(rules, seat, eyes)
    ? (PLANNED[rules.id] ?? []).filter((id) => topicOf(rules, id)?.supposed(rules, state, seat, {}) != null)
    : []

export const maySuppose = ({ id }: Rules, seat: Seat, eyes: Eyes): boolean =>
  !HIDDEN_HANDS.includes(id) || eyes === seat

export const isPlanned = ({ id }: Rules, topic: string): boolean => PLANNED[id]?.includes(topic) ?? false
