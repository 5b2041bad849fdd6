import type { SomeAction } from '../../../core/rules.ts'
import type { Told, Weighed } from '../advice.ts'
import type { Reason } from '../reasons.ts'

/** For an answer that is weighed against nothing. */
export const plainly = (action: SomeAction, reasons: readonly Reason[]): Told => ({
  course: [action],
  weighed: [],
  reasons,
})

/** Why a turn of building ends here, or what was begun in it is taken back. */
export function whyNoMore(action: SomeAction, weighed: readonly Weighed[], tiles: number, money: number): Told {
  const ends: Reason = tiles > 0 ? { type: 'done', tiles } : { type: 'nothing', money }
  return { course: [action], weighed, reasons: [action.type === 'takeBack' ? { type: 'unfinished' } : ends] }
}
