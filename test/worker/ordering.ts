import {
  type FullRules,
  isRefusal,
  isUndo,
  type MatchFile,
  parseMatch,
  replay,
  type SomeAction,
} from '#engine/core/index.ts'
import { type Order, type OrderStep, onward, taken, topicOf, topicsFor, verdictOn } from '#engine/orders/index.ts'
import type { Command, OrderState } from '#worker/protocol.ts'
import { Client } from './client.ts'
import { games } from './games.ts'

/** An order over the wire. */
export const give = (client: Client, seat: number, to: Order) =>
  client.command({ do: 'order', seat, topic: to.topic, to: to as never } satisfies Command)

export const takeBack = (client: Client, seat: number, topic: string) =>
  client.command({ do: 'order', seat, topic, to: null })

/** What whoever has this secret is told of orders when they come. */
export async function ordersOf(id: string, secret: string | undefined): Promise<readonly OrderState[]> {
  const client = await Client.join(id, secret === undefined ? [] : [secret])
  client.close()
  return client.first.you.orders ?? []
}

/** One answer, for every time it is asked. */
export const choice = (topic: string, ask: string, action: SomeAction, change: Partial<Order> = {}): Order => ({
  topic,
  steps: [{ ask, wishes: [action] }],
  lasts: 'once',
  unless: [],
  ...change,
})

/** A moment of a recorded match at which somebody who waits could have ordered what was played soon after. */
export interface Moment {
  readonly rules: FullRules
  readonly match: MatchFile
  /** The entry after which the order is given. */
  readonly at: number
  readonly seat: number
  readonly order: Order
  /** What others play before it answers. */
  readonly before: readonly { readonly seat: number; readonly action: object }[]
  /** What it answers, one after the other. */
  readonly answers: readonly SomeAction[]
}

/** The longest of each topic, with a delivery if there is one; nothing in between is drawn, so that another table comes to the same. */
export function momentsOf(raw: unknown): ReadonlyMap<string, Moment> {
  const parsed = parseMatch(raw, games)
  if (!parsed.ok) throw new Error(parsed.problem.fault)
  const { match, rules } = parsed
  const states = [...replay(match, rules)].map(({ state }) => state)
  const found = new Map<string, Moment>()
  for (const [q, entry] of match.log.entries()) {
    const { seat } = entry
    const before = match.log
      .slice(Math.max(0, q - 2), q)
      .filter((_, i, all) => all.slice(i).every((e) => e.seat !== seat))
    if (isUndo(entry) || before.length === 0 || before.some((one) => isUndo(one) || one.chance)) continue
    const at = q - before.length - 1
    const order = orderOf(rules, match, states, at, q)
    if (!order) continue
    const others = before.flatMap((one) => (isUndo(one) ? [] : { seat: one.seat, action: one.action as object }))
    const answers = order.steps.map((_, i) => match.log[q + i] as { action: SomeAction }).map(({ action }) => action)
    const moment = { rules, match, at, seat, order, before: others, answers }
    if (worthOf(moment) > worthOf(found.get(order.topic))) found.set(order.topic, moment)
  }
  return found
}

const worthOf = (moment: Moment | undefined): number =>
  moment ? 2 * moment.answers.length + Number(moment.answers.some(({ type }) => type === 'deliver')) : 0

/** What was played from the entry `q` on, as an order given after the entry `at`; null where nobody could have given it. */
function orderOf(rules: FullRules, match: MatchFile, states: readonly unknown[], at: number, q: number): Order | null {
  const [then, asked] = [states[at + 1], states[q]]
  const entry = match.log[q]
  if (then === undefined || asked === undefined || !entry) return null
  const { seat } = entry
  const { ask } = rules.turn(asked)
  const topic = topicsFor(rules, rules.view(then, seat), seat).find((one) => topicOf(rules, one)?.asks.includes(ask))
  const known = topic === undefined ? undefined : topicOf(rules, topic)
  if (topic === undefined || !known) return null
  const steps: OrderStep[] = []
  let supposed: unknown = known.supposed(rules, rules.view(then, seat), seat, {})
  for (let i = q; i < match.log.length && supposed !== null; i++) {
    const played = match.log[i]
    if (!played || isUndo(played) || played.seat !== seat || (known.kind === 'choice' && i > q)) break
    const action = played.action as SomeAction
    const wish = known.wish?.(states[i] as never, action) ?? action
    const step = { ask: rules.turn(supposed).ask, wishes: [wish] }
    const longer: Order = { topic, steps: [...steps, step], lasts: 'once', unless: [] }
    if (isRefusal(taken(rules, rules.view(then, seat), seat, longer, {}))) break
    steps.push(step)
    supposed = onward(rules, known, supposed, seat, wish).asked
    if (played.chance) break
  }
  const order: Order = { topic, steps, lasts: 'once', unless: [] }
  const standing = steps.length > 0 ? taken(rules, rules.view(then, seat), seat, order, {}) : null
  if (!standing || isRefusal(standing)) return null
  return verdictOn(rules, asked, seat, standing).say === 'play' ? order : null
}
