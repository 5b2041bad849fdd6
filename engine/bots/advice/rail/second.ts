import type { SomeAction } from '../../../core/rules.ts'
import { isSame, type Weighed } from '../advice.ts'
import type { Reason } from '../reasons.ts'

/** What an answer is worth over the next best. */
export function overSecond(weighed: readonly Weighed[], action: SomeAction): Reason[] {
  const own = weighed.find((one) => isSame(one.action, action))
  const second = weighed.find((one) => !isSame(one.action, action))
  if (!own || !second || own.value <= second.value) return []
  return [{ type: 'over', more: own.value - second.value, second: second.action }]
}
