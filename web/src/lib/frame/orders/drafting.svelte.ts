import type { Seat, SomeAction } from '#engine/core/index.ts'
import {
  course,
  type Given,
  type Lasts,
  type Order,
  type OrderStep,
  topicOf,
  type Unless,
} from '#engine/orders/index.ts'
import type { Draft, Session } from '../../session/session.svelte.ts'

/** An order while it is put together: answers to questions that are supposed to be asked now, one after the other. */
export class Drafting implements Draft {
  readonly topic: string
  readonly seat: Seat
  steps = $state.raw<readonly OrderStep[]>([])
  /** Which step the next answer is for: one more, or another way for one there is. */
  at = $state(0)
  lasts = $state<Lasts>('once')
  unless = $state.raw<readonly Unless[]>([])
  readonly #session: Session

  constructor(session: Session, seat: Seat, topic: string, from?: Order) {
    this.#session = session
    this.seat = seat
    this.topic = topic
    if (!from) return
    this.steps = from.steps
    this.lasts = from.lasts
    this.unless = from.unless
    this.at = this.isCourse ? from.steps.length : 0
  }

  get #topic() {
    return topicOf(this.#session.match.rules, this.topic)
  }

  get isCourse(): boolean {
    return this.#topic?.kind === 'course'
  }

  get stops(): readonly Unless['type'][] {
    return this.#topic?.unless ?? []
  }

  get lent(): number {
    return this.#topic?.lent ?? 0
  }

  /** How the match is supposed to stand before each step, and after the last; null where nobody can say. */
  readonly before: readonly unknown[] = $derived.by(() =>
    statesBefore(this.#session, this.seat, this.topic, this.steps),
  )

  get #asked(): unknown {
    return this.before[this.at] ?? null
  }

  /** Where nothing more is asked, as it stood last. */
  get state(): unknown {
    return this.#asked ?? this.before.findLast((state) => state !== null) ?? this.#session.now
  }

  get acting(): Seat | null {
    return this.#asked === null ? null : this.seat
  }

  get order(): Order {
    const { topic, steps, lasts, unless } = this
    return { topic, steps, lasts, unless }
  }

  act(action: SomeAction): void {
    const { rules } = this.#session
    const then = this.#asked
    if (!rules || then === null) return
    // What a turn takes back on the board is here the last step.
    if (action.type === 'takeBack') {
      this.dropFrom(this.steps.length - 1)
      return
    }
    const wish = this.#topic?.wish?.(then, action) ?? action
    const step = this.steps[this.at]
    if (step) {
      const wishes = [...step.wishes.filter((one) => JSON.stringify(one) !== JSON.stringify(wish)), wish]
      this.steps = this.steps.with(this.at, { ...step, wishes })
    } else this.steps = [...this.steps, { ask: rules.turn(then).ask, wishes: [wish] }]
    if (this.isCourse) this.at = this.steps.length
  }

  /** The next answer is another way for this step; said once more, it is the next step after all. */
  orElse(step: number): void {
    this.at = this.at === step ? this.steps.length : step
  }

  drop(step: number, wish: number): void {
    const wishes = this.steps[step]?.wishes.toSpliced(wish, 1) ?? []
    // What comes after the first way of a step was thought of for that.
    if (wishes.length === 0 || (wish === 0 && this.isCourse)) this.dropFrom(step, wish === 0 ? [] : wishes)
    else this.steps = this.steps.map((one, i) => (i === step ? { ...one, wishes } : one))
  }

  dropFrom(step: number, wishes: OrderStep['wishes'] = []): void {
    const left = this.steps.slice(0, Math.max(0, step))
    const one = this.steps[step]
    this.steps = one && wishes.length > 0 ? [...left, { ...one, wishes }] : left
    this.at = this.isCourse ? this.steps.length : 0
  }
}

/** How the match is supposed to stand before each of these steps, and after the last. */
export function statesBefore(
  session: Session,
  seat: Seat,
  topic: string,
  steps: readonly OrderStep[],
): readonly unknown[] {
  const { rules, now } = session
  const known = rules && topicOf(rules, topic)
  if (!rules || now === null || !known) return []
  return [...course(rules, known, known.supposed(rules, now, seat, givenBy(session, seat, topic)), seat, steps)]
}

/** What else this seat means to do. */
const givenBy = (session: Session, seat: Seat, besides: string): Given =>
  Object.fromEntries(
    session.orders.flatMap(({ seat: whose, order, stopped }) =>
      whose === seat && stopped === null && order.topic !== besides ? [[order.topic, order]] : [],
    ),
  )

/** What seat of this device orders can be given for: whose eyes look, or the first that plays for itself. */
export const orderingSeat = ({ mine, eyes, table }: Session): Seat | null =>
  [eyes, ...mine].find((seat) => seat !== null && mine.includes(seat) && table?.seats[seat]?.bot === null) ?? null
