import type { SomeAction } from '../../../core/rules.ts'
import type { Told } from '../advice.ts'
import type { Reason } from '../reasons.ts'

/** For an answer that is weighed against nothing. */
export const plainly = (action: SomeAction, reasons: readonly Reason[]): Told => ({
  course: [action],
  weighed: [],
  reasons,
})
