import type { Refusal, Seat, SomeAction } from '#engine/core/index.ts'
import { answerTo, topicOf } from '#engine/orders/index.ts'
import type { Plan, PlannedTurn } from '#engine/plans/index.ts'
import { untilAnswered } from '../../session/answered.svelte.ts'
import { asOne } from '../../session/course/asOne.ts'
import type { Session } from '../../session/session.svelte.ts'

/** What of a plan answers the question that is asked here now. */
export interface Next {
  readonly at: number
  readonly seat: Seat
  readonly turn: PlannedTurn
}

/** Such a turn, and why it does not hold any more if it does not. */
export interface Judged {
  readonly next: Next
  readonly refusal: Refusal | null
}

/**
 * Turns of the plan for whoever is called that answer what is asked: the first that is for now, and if that does not hold
 * any more, the next that does. A rival who was quicker spoils one turn, and not what was meant to come after it.
 */
export function nextsOf(session: Session, { parts }: Plan): readonly Judged[] {
  const { called, rules, turn } = session
  if (called === null || !rules || !turn) return []
  const judged = parts.flatMap((part, at): Judged[] => {
    if (part.do !== 'turn' || part.seat !== called || part.actions.length === 0) return []
    if (!topicOf(rules, part.topic)?.asks.includes(turn.ask)) return []
    const next = { at, seat: called, turn: part }
    const answer = answerNow(session, next, 0)
    const refusal = answer && 'rule' in answer ? answer : null
    const isLater = parts.slice(0, at).some((before) => before.do === 'round')
    return refusal && isLater ? [] : [{ next, refusal }]
  })
  const holds = judged.find(({ refusal }) => refusal === null)
  return judged.filter((one, i) => i === 0 || one === holds)
}

/** What is left of a plan once so many steps of this turn have been played: rounds before it have passed by then. */
export function without({ parts }: Plan, { at, turn }: Next, played: number): Plan {
  const actions = turn.actions.slice(played)
  const left = [
    ...parts.slice(0, at).filter((part) => part.do === 'turn'),
    ...(actions.length > 0 ? [{ ...turn, actions }] : []),
    ...parts.slice(at + 1),
  ]
  return { parts: left.some((part) => part.do === 'turn') ? left : [] }
}

/** What is played for a step of it now, or why it does not hold any more. */
export function answerNow({ rules, now }: Session, { seat, turn }: Next, step: number): SomeAction | Refusal | null {
  const topic = rules && topicOf(rules, turn.topic)
  const wish = turn.actions[step]
  return rules && topic && wish && now !== null ? answerTo(rules, topic, now, seat, wish) : null
}

/** Plays the next so many steps, each once the one before it is confirmed. Says how many were, and what stopped it. */
export async function carryOut(session: Session, next: Next, steps: number): Promise<Carried> {
  let carried: Carried = { played: 0, why: null }
  await asOne(session, next.turn.actions.slice(0, steps), async () => {
    carried = await played(session, next, steps)
  })
  return carried
}

interface Carried {
  readonly played: number
  readonly why: Refusal | null
}

async function played(session: Session, next: Next, steps: number): Promise<Carried> {
  for (let step = 0; step < steps; step++) {
    const action = answerNow(session, next, step)
    if (action === null) return { played: step, why: null }
    if ('rule' in action) return { played: step, why: action }
    const before = session.played.length
    await session.act(action)
    await untilAnswered(session)
    // Refused by the table, which has said so, or not agreed to.
    if (session.played.length === before) return { played: step, why: null }
  }
  return { played: steps, why: null }
}
