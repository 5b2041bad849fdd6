import { type Refusal, refusal } from '../core/refusal.ts'
import type { Rules, Seat, SomeAction } from '../core/rules.ts'
import { hasStruck, type Order } from './order.ts'
import type { Topic } from './topic.ts'
import { topicOf } from './topics.ts'
import { refused } from './trying.ts'

/** An order that was taken, and how far it has come. */
export interface Standing {
  readonly order: Order
  /** By step and wish: what was there when it was given, of what may change. */
  readonly sealed: readonly (readonly Sealed[])[]
  /** How many answers it has given. */
  readonly done: number
  /** The round in which it gave the first. */
  readonly began: number | null
  /** Why it goes on no more: for each wish of the step it had come to, or for all of it. */
  readonly stopped: readonly Refusal[] | null
}

export interface Sealed {
  readonly ground: string
  readonly worth: string
}

/** What an order says to a question. */
export type Verdict =
  | { readonly say: 'nothing' }
  | { readonly say: 'play'; readonly action: SomeAction }
  | { readonly say: 'stop'; readonly why: readonly Refusal[] }
  /** The round that it was for has passed. */
  | { readonly say: 'over' }

const NOTHING: Verdict = { say: 'nothing' }
const OVER: Verdict = { say: 'over' }
const stop = (...why: Refusal[]): Verdict => ({ say: 'stop', why })

/** What this order, of this seat, says to how the match stands. */
export function verdictOn(rules: Rules, state: unknown, seat: Seat, standing: Standing): Verdict {
  const { order, stopped } = standing
  const topic = topicOf(rules, order.topic)
  const turn = rules.turn(state)
  if (stopped !== null || !topic) return NOTHING
  if (isSpent(rules, state, standing)) return OVER
  const step = stepOf(topic, standing)
  if (!turn.seats.includes(seat) || !topic.asks.includes(turn.ask)) return NOTHING
  if (step?.ask !== turn.ask) return elsewhere(topic, standing, turn.ask)

  const facts = { ...topic.facts(state, seat), round: turn.round }
  const struck = order.unless.find((one) => hasStruck(one, facts))
  if (struck) return stop(refusal('ORDER-UNLESS', { ...struck }))
  const touched = standing.done === 0 ? touchedIn(rules, topic, state, seat, standing) : null
  return touched ? stop(touched) : firstToBeHad(rules, topic, state, seat, standing)
}

/** The round that it was for has passed. A turn of a course may lie in two rounds. */
export function isSpent(rules: Rules, state: unknown, { order, began }: Standing): boolean {
  const isForOne = topicOf(rules, order.topic)?.kind === 'choice' && order.lasts === 'once'
  return isForOne && began !== null && began !== rules.turn(state).round
}

/** Another question of its topic than the one it has come to: a course that is under way has left its way. */
const elsewhere = (topic: Topic, standing: Standing, asked: string): Verdict =>
  standing.done === 0 || topic.alsoAsked?.includes(asked)
    ? NOTHING
    : stop(refusal('ORDER-ASK', { ask: stepOf(topic, standing)?.ask ?? '', asked }))

const stepOf = ({ kind }: Topic, { order, done }: Standing) => order.steps[kind === 'choice' ? 0 : done]

/** The order once it has answered; null when there is nothing left of it. */
export function answered(rules: Rules, state: unknown, standing: Standing): Standing | null {
  const { order, began, done } = standing
  const topic = topicOf(rules, order.topic)
  const next = { ...standing, done: done + 1, began: began ?? rules.turn(state).round }
  if (topic?.kind === 'course') return next.done === order.steps.length ? null : next
  return order.lasts === 'once' && !topic?.again ? null : next
}

/** Something that was to be built on has changed since the order was given. */
function touchedIn(
  rules: Rules,
  topic: Topic,
  state: unknown,
  seat: Seat,
  { order, sealed }: Standing,
): Refusal | null {
  for (const [i, { wishes }] of order.steps.entries()) {
    for (const [j, wish] of wishes.entries()) {
      const before = sealed[i]?.[j]?.ground
      if (before !== undefined && before !== groundFor(rules, topic, state, seat, wish)) {
        return refusal('ORDER-TOUCHED', 'hex' in wish ? { hex: String(wish.hex) } : {})
      }
    }
  }
  return null
}

/** The order once its player has answered this question without it; null where it does not fit any more. */
export function besides(rules: Rules, state: unknown, standing: Standing): Standing | null {
  const { order, began } = standing
  const topic = topicOf(rules, order.topic)
  const { ask, round } = rules.turn(state)
  if (!topic?.asks.includes(ask)) return standing
  // It was needed for the first time, though not used.
  if (topic.kind === 'choice') return { ...standing, began: began ?? round }
  return topic.alsoAsked?.includes(ask) && stepOf(topic, standing)?.ask !== ask ? standing : null
}

function firstToBeHad(rules: Rules, topic: Topic, state: unknown, seat: Seat, standing: Standing): Verdict {
  const at = topic.kind === 'choice' ? 0 : standing.done
  const why: Refusal[] = []
  for (const [i, wish] of (standing.order.steps[at]?.wishes ?? []).entries()) {
    const had = answerTo(rules, topic, state, seat, wish)
    if ('rule' in had) {
      why.push(had)
    } else if (topic.worth && standing.sealed[at]?.[i]?.worth !== worthFor(rules, topic, state, seat, wish)) {
      why.push(refusal('ORDER-WORTH'))
    } else return { say: 'play', action: had }
  }
  return stop(...why)
}

/** What is played for this wish, or why it cannot be. What chance brings is no matter for that. */
export function answerTo(
  rules: Rules,
  topic: Topic,
  state: unknown,
  seat: Seat,
  wish: SomeAction,
): SomeAction | Refusal {
  const answer = topic.answer?.(rules, state, seat, wish) ?? wish
  if ('rule' in answer) return answer
  return refused(rules, state, seat, answer) ?? answer
}

/** What must not change until the order is carried out. */
export const sealOf = (
  rules: Rules,
  topic: Topic,
  now: unknown,
  then: unknown,
  seat: Seat,
  wish: SomeAction,
): Sealed => ({
  ground: groundFor(rules, topic, now, seat, wish),
  worth: worthFor(rules, topic, then, seat, wish),
})

const groundFor = (rules: Rules, topic: Topic, state: unknown, seat: Seat, wish: SomeAction): string =>
  JSON.stringify(topic.ground?.(rules, state, seat, wish) ?? null)

const worthFor = (rules: Rules, topic: Topic, state: unknown, seat: Seat, wish: SomeAction): string =>
  JSON.stringify(topic.worth?.(rules, state, seat, wish) ?? null)
