import { type Refusal, refusal } from '../core/refusal.ts'
import type { Seat, SomeAction } from '../core/rules.ts'
import { MOST_ACTIONS, MOST_PARTS, type Part, type Plan } from './plan.ts'

/** A plan from outside (a link, what a device kept): as it is, or what is wrong with it. Whether it holds is another matter. */
export function planFrom(told: unknown, seats: number): Plan | Refusal {
  const parts = isRecord(told) ? told.parts : undefined
  if (!Array.isArray(parts)) return refusal('PLAN-SHAPE', { at: 'parts' })
  if (parts.length > MOST_PARTS) return refusal('PLAN-LONG', { most: MOST_PARTS })
  const wrong = parts.findIndex((part) => !isPart(part, seats))
  return wrong < 0 ? { parts: parts as readonly Part[] } : refusal('PLAN-SHAPE', { at: `parts/${wrong}` })
}

function isPart(part: unknown, seats: number): part is Part {
  if (!isRecord(part)) return false
  if (part.do === 'round') return Object.keys(part).length === 1
  const { seat, topic, actions } = part
  return (
    part.do === 'turn' &&
    isSeat(seat, seats) &&
    typeof topic === 'string' &&
    Array.isArray(actions) &&
    actions.length <= MOST_ACTIONS &&
    actions.every(isAction)
  )
}

const isSeat = (seat: unknown, seats: number): seat is Seat =>
  typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < seats

const isAction = (action: unknown): action is SomeAction => isRecord(action) && typeof action.type === 'string'

const isRecord = (told: unknown): told is Readonly<Record<string, unknown>> =>
  typeof told === 'object' && told !== null && !Array.isArray(told)
