import { isRefusal, type Refusal, refusal } from '../core/refusal.ts'
import type { Rules, Seat, SomeAction } from '../core/rules.ts'
import type { Order, OrderStep } from './order.ts'
import { answerTo, type Sealed, type Standing, sealOf } from './standing.ts'
import type { Given, Topic } from './topic.ts'
import { topicOf } from './topics.ts'
import { surely } from './trying.ts'

/** Takes an order in, unless it could never be carried out as things are: then says what is wrong with it. */
export function taken(rules: Rules, state: unknown, seat: Seat, order: Order, given: Given): Standing | Refusal {
  const topic = topicOf(rules, order.topic)
  if (!topic) return refusal('ORDER-TOPIC', { topic: order.topic })
  const begun = topic.supposed(rules, state, seat, given)
  if (begun === null) return refusal('ORDER-NEVER', { topic: order.topic })
  const wrong = misfit(topic, order)
  if (wrong) return wrong
  const sealed: (readonly Sealed[])[] = []
  const states = course(rules, topic, begun, seat, order.steps)
  for (const step of order.steps) {
    const then = states.next().value
    const seals = then === null ? refusal('ORDER-BEYOND') : sealedStep(rules, topic, state, then, seat, step)
    if (isRefusal(seals)) return seals
    sealed.push(seals)
  }
  return { order, sealed, done: 0, began: null, stopped: null }
}

function misfit({ asks, kind, unless }: Topic, order: Order): Refusal | null {
  const alien = order.steps.find(({ ask }) => !asks.includes(ask))
  if (alien) return refusal('ORDER-ASK', { ask: alien.ask })
  const rule = order.unless.find(({ type }) => !unless.includes(type))
  if (rule) return refusal('ORDER-STOP', { stop: rule.type })
  if (kind === 'choice') return order.steps.length === 1 ? null : refusal('ORDER-STEPS', { steps: order.steps.length })
  return order.lasts === 'once' ? null : refusal('ORDER-LASTS')
}

/** Every wish has to be possible when it comes to this step, or nobody could mean it. */
function sealedStep(
  rules: Rules,
  topic: Topic,
  now: unknown,
  then: unknown,
  seat: Seat,
  { ask, wishes }: OrderStep,
): readonly Sealed[] | Refusal {
  const asked = rules.turn(then).ask
  if (asked !== ask) return refusal('ORDER-ASK', { ask, asked })
  const sealed: Sealed[] = []
  for (const wish of wishes) {
    const answer = answerTo(rules, topic, then, seat, wish)
    if ('rule' in answer) return answer
    sealed.push(sealOf(rules, topic, now, then, seat, wish))
  }
  return sealed
}

/** How the match is supposed to stand before each of these steps, and after the last; null where nobody can say. */
export function* course(
  rules: Rules,
  topic: Topic,
  begun: unknown,
  seat: Seat,
  steps: readonly OrderStep[],
): Generator<unknown, null> {
  let then = begun
  for (const { wishes } of steps) {
    yield then
    then = then === null ? null : onward(rules, topic, then, seat, wishes[0] as SomeAction).asked
  }
  yield then
  return null
}

/** Where a wish leads. */
export interface Onward {
  /** The supposed state in which more is asked; null where nobody can say, or nothing more is. */
  readonly asked: unknown
  /** What the rules made of it; null where they refuse it, or chance has a part in it. */
  readonly played: unknown
}

export function onward(rules: Rules, topic: Topic, then: unknown, seat: Seat, wish: SomeAction): Onward {
  const answer = topic.answer?.(rules, then, seat, wish) ?? wish
  const played: unknown = ('rule' in answer ? null : surely(rules, then, seat, answer))?.state ?? null
  if (topic.next) return { asked: topic.next(rules, then, played, seat, wish), played }
  return { asked: played !== null && isAsked(rules, topic, played, seat) ? played : null, played }
}

function isAsked(rules: Rules, topic: Topic, state: unknown, seat: Seat): boolean {
  const { seats, ask } = rules.turn(state)
  return seats.includes(seat) && topic.asks.includes(ask)
}
