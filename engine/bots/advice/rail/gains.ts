import type { Reason, ReasonOf } from '../reasons.ts'
import type { Course } from './course.ts'

/** What one course brings more than another, this round and a round later on; nothing where it is hardly anything. */
export function gainsOver(course: Course, other: Course): ReasonOf<'gains'>[] {
  const more = course.forecast.gains.map((gain, ahead) => gain - (other.forecast.gains[ahead] ?? 0))
  const [first = 0, ...rest] = more
  const now = Math.round(first)
  const later = Math.round(rest.reduce((sum, gain) => sum + gain, 0) / Math.max(1, rest.length))
  return now + later > 0 && now >= 0 && later >= 0 ? [{ type: 'gains', now, later }] : []
}

/** Reasons about cubes, only where there are any. */
export const carrying = <Type extends 'carries' | 'waits'>(type: Type, cubes: ReasonOf<Type>['cubes']): Reason[] =>
  cubes.length > 0 ? [{ type, cubes } as Reason] : []
