import type { FullRules, Pick, Seat, SomeAction } from '#engine/core/index.ts'
import { isRefusal } from '#engine/core/refusal.ts'
import {
  type Given,
  type Lasts,
  type Order,
  type OrderStep,
  onward,
  type Standing,
  taken,
  topicOf,
  topicsFor,
} from '#engine/orders/index.ts'

/** The wish behind anything that is legal on a supposed state. */
function anyWish(rules: FullRules, topic: string, then: unknown, seat: Seat, pick: Pick): SomeAction {
  const action = rules.sample(then, seat, pick)
  return topicOf(rules, topic)?.wish?.(then, action) ?? action
}

/** An order as somebody might put it together: one step after the other on the supposed state, with ways round. */
export function anyOrder(
  rules: FullRules,
  state: unknown,
  seat: Seat,
  pick: Pick,
  given: Given = {},
): { readonly order: Order; readonly standing: Standing } | null {
  const topics = topicsFor(rules, state, seat)
  const key = topics[pick(topics.length)]
  const topic = key === undefined ? undefined : topicOf(rules, key)
  if (key === undefined || !topic) return null
  const steps: OrderStep[] = []
  let then: unknown = topic.supposed(rules, state, seat, given)
  for (let most = topic.kind === 'choice' ? 1 : 1 + pick(4); then !== null && most > 0; most--) {
    const wishes = Array.from({ length: 1 + pick(3) }, () => anyWish(rules, key, then, seat, pick))
    steps.push({ ask: rules.turn(then).ask, wishes })
    then = onward(rules, topic, then, seat, wishes[0] as SomeAction).asked
  }
  const lasts: Lasts = topic.kind === 'choice' && pick(2) === 0 ? 'always' : 'once'
  const order: Order = { topic: key, steps, lasts, unless: [] }
  const standing = taken(rules, state, seat, order, given)
  if (isRefusal(standing))
    throw new Error(`${standing.rule} ${JSON.stringify(standing.params)} ${JSON.stringify(order)}`)
  return { order, standing }
}
