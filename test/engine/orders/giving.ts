import { isRefusal } from '#engine/core/refusal.ts'
import type { Rules, Seat, SomeAction } from '#engine/core/rules.ts'
import {
  answered,
  type Given,
  type Order,
  type OrderStep,
  onward,
  type Standing,
  taken,
  topicOf,
  type Verdict,
  verdictOn,
} from '#engine/orders/index.ts'

/** Some answers one after the other; by preference where there are several for one step. */
export type Answers = readonly (SomeAction | readonly SomeAction[])[]

const isList = (one: SomeAction | readonly SomeAction[]): one is readonly SomeAction[] => Array.isArray(one)

/** Orders of one game, put together as the page does it: each step on the state that those before it lead to. */
export function ordering<State>(game: Rules<State>) {
  const rules = game as Rules

  /** Which question each of these answers, on the supposed board; the last known one beyond its end. */
  function order(
    state: State,
    seat: Seat,
    topic: string,
    answers: Answers,
    change: Partial<Order> = {},
    given: Given = {},
  ): Order {
    const known = topicOf(rules, topic)
    let then: unknown = known?.supposed(rules, state, seat, given) ?? null
    let ask = known?.asks[0] ?? topic
    const steps: OrderStep[] = []
    for (const one of answers) {
      const wishes = isList(one) ? one : [one]
      if (then !== null) ask = rules.turn(then).ask
      steps.push({ ask, wishes })
      if (known && then !== null) then = onward(rules, known, then, seat, wishes[0] as SomeAction).asked
    }
    return { topic, steps, lasts: 'once', unless: [], ...change }
  }

  function given(...of: Parameters<typeof order>): Standing {
    const [state, seat, , , , others = {}] = of
    const standing = taken(rules, state, seat, order(...of), others)
    if (isRefusal(standing)) throw new Error(`${standing.rule} ${JSON.stringify(standing.params)}`)
    return standing
  }

  /** The rule that refuses it. */
  function refused(state: State, seat: Seat, made: Order, others: Given = {}): string {
    const before = JSON.stringify(state)
    const standing = taken(rules, state, seat, made, others)
    unchanged(JSON.stringify(state) === before)
    return isRefusal(standing) ? standing.rule : 'taken'
  }

  const verdict = (state: State, seat: Seat, standing: Standing): Verdict => verdictOn(rules, state, seat, standing)

  /** What it comes to in a word: what is played, why it stops. */
  function says(state: State, seat: Seat, standing: Standing): unknown {
    const found = verdict(state, seat, standing)
    if (found.say === 'play') return found.action
    return found.say === 'stop' ? found.why.map(({ rule }) => rule) : found.say
  }

  /** Has it answer once. */
  const next = (state: State, standing: Standing): Standing => {
    const left = answered(rules, state, standing)
    if (!left) throw new Error('nothing is left of it')
    return left
  }

  return { order, given, refused, verdict, says, next, answered: (s: State, one: Standing) => answered(rules, s, one) }
}

function unchanged(holds: boolean): void {
  if (!holds) throw new Error('a state was changed by asking about it')
}
