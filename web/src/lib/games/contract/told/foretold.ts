import type { Eyes, GameEvent, Rules, Seat, SomeAction } from '#engine/core/index.ts'
import { noChance } from '#engine/core/index.ts'
import type { Tell } from '../ui.ts'
import { sentenceOf } from './tellings.ts'

/** Where something might be done, and whose eyes look. */
export interface Before {
  readonly rules: Rules
  readonly state: unknown
  readonly seat: Seat
  readonly eyes: Eyes
  readonly nameOf: (seat: Seat) => string
}

/** What the journal would say of this; null where that depends on chance, or it is not worth a line. */
export function foretold(tell: Tell, before: Before, action: SomeAction): string | null {
  const after = outcome(before, action)
  const mine = after?.events.find((event) => 'seat' in event && event.seat === before.seat)
  return after && mine ? sayingOf(tell, { ...before, state: after.state }, mine) : null
}

/** What the journal says of this event. */
export function sayingOf(tell: Tell, { rules, state, eyes, nameOf }: Before, event: GameEvent): string | null {
  const line = tell({ rules, state, eyes, nameOf })(event)
  return line && sentenceOf(line)
}

/** What would come of it; null where that depends on chance. */
export function outcome(
  { rules, state, seat }: Pick<Before, 'rules' | 'state' | 'seat'>,
  action: SomeAction,
): { state: unknown; events: readonly GameEvent[] } | null {
  try {
    const step = rules.play(state, seat, action, noChance)
    return step.ok ? step : null
  } catch {
    // Nobody knows before it is done.
    return null
  }
}
