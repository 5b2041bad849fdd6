import type { Eyes } from '../core/eyes.ts'
import { type Refusal, refusal } from '../core/refusal.ts'
import type { Rules, SomeAction } from '../core/rules.ts'
import { answerTo, onward, type Topic, topicOf } from '../orders/index.ts'
import type { Part, Plan, PlannedTurn } from './plan.ts'
import { lend, nextRound } from './rounds.ts'
import { isPlanned, maySuppose } from './topics.ts'

/** What becomes of a part of a plan. */
export interface Foreseen {
  /** How the match is supposed to stand before each of its actions, as far as they hold. */
  readonly before: readonly unknown[]
  /** Where one more of its answers would be given; null where nothing more is asked. */
  readonly asked: unknown
  readonly after: unknown
  /** From which action on it does not hold any more, and why. What comes after it in the plan is tried all the same. */
  readonly broken: { readonly at: number; readonly why: Refusal } | null
}

/** A plan, part by part, from how the match stands to these eyes. */
export function foresee(rules: Rules, now: unknown, { parts }: Plan, eyes: Eyes): readonly Foreseen[] {
  const foreseen: Foreseen[] = []
  let state = now
  for (const part of parts) {
    const next = foreseePart(rules, state, part, eyes)
    foreseen.push(next)
    state = next.after
  }
  return foreseen
}

function foreseePart(rules: Rules, state: unknown, part: Part, eyes: Eyes): Foreseen {
  const nothing = (why: Refusal): Foreseen => ({ before: [], asked: null, after: state, broken: { at: 0, why } })
  if (part.do === 'round') {
    const next = nextRound(rules, state)
    return next === null ? nothing(refusal('PLAN-LAST-ROUND')) : { before: [], asked: null, after: next, broken: null }
  }
  if (!maySuppose(rules, part.seat, eyes)) return nothing(refusal('PLAN-HIDDEN'))
  const topic = isPlanned(rules, part.topic) ? topicOf(rules, part.topic) : undefined
  if (!topic) return nothing(refusal('PLAN-NEVER', { topic: part.topic }))
  // Who is short already goes on with nothing, and is short again afterwards.
  const owed = Math.max(0, -topic.facts(state, part.seat).money)
  const begun = topic.supposed(rules, lend(rules, state, part.seat, owed), part.seat, {})
  if (begun === null) return nothing(refusal('PLAN-NEVER', { topic: part.topic }))
  return foreseeTurn(rules, topic, begun, part, owed + (topic.lent ?? 0))
}

function foreseeTurn(
  rules: Rules,
  topic: Topic,
  begun: unknown,
  { seat, actions }: PlannedTurn,
  lent: number,
): Foreseen {
  const before: unknown[] = []
  let asked: unknown = begun
  let after: unknown = begun
  for (const [at, wish] of actions.entries()) {
    const done = asked === null ? refusal('PLAN-ENDED') : answered(rules, topic, asked, seat, wish)
    if ('rule' in done) {
      return { before, asked: null, after: lend(rules, after, seat, -lent), broken: { at, why: done } }
    }
    before.push(asked)
    asked = done.asked
    after = done.after
  }
  return { before, asked, after: lend(rules, after, seat, -lent), broken: null }
}

interface Answered {
  readonly asked: unknown
  readonly after: unknown
}

/** What an answer leads to, as far as chance has no part in it. */
function answered(rules: Rules, topic: Topic, then: unknown, seat: number, wish: SomeAction): Answered | Refusal {
  // It would give back money that was never there: in a plan one leaves a step out.
  if (wish.type === 'takeBack') return refusal('PLAN-BACK')
  const answer = answerTo(rules, topic, then, seat, wish)
  if ('rule' in answer) return answer
  const { asked, played } = onward(rules, topic, then, seat, wish)
  // A choice is made once, whatever is asked after it.
  const goesOn = topic.kind === 'course' || topic.next ? asked : null
  return { asked: goesOn, after: goesOn ?? played ?? then }
}
