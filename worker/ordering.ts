/** What travels of orders: answers that a player leaves with the table for questions that are still to come. */
import * as v from 'valibot'
import { LASTS, MOST_STEPS, MOST_WISHES } from '#engine/orders/order.ts'

const key = v.pipe(v.string(), v.minLength(1), v.maxLength(40))
const wish = v.looseObject({ type: key })
const amount = v.pipe(v.number(), v.integer())

/** Answers to questions that are still to come; what they may say depends on the game (engine/orders). */
export const Order = v.strictObject({
  topic: key,
  steps: v.pipe(
    v.array(v.strictObject({ ask: key, wishes: v.pipe(v.array(wish), v.minLength(1), v.maxLength(MOST_WISHES)) })),
    v.minLength(1),
    v.maxLength(MOST_STEPS),
  ),
  lasts: v.picklist(LASTS),
  /** What ends it, so that the player is asked after all. */
  unless: v.pipe(
    v.array(
      v.variant('type', [
        v.strictObject({ type: v.picklist(['bid-over', 'money-under', 'money-over', 'round']), n: amount }),
        v.strictObject({ type: v.literal('taken'), what: key }),
      ]),
    ),
    v.maxLength(6),
  ),
})
export type Order = v.InferOutput<typeof Order>

/** An order as whoever gave it sees it. */
export const OrderState = v.object({
  seat: v.number(),
  order: Order,
  /** How many answers it has given, and in which round the first; null for none. */
  done: v.number(),
  began: v.nullable(v.number()),
  /** Why it goes on no more, if it does not: for each way of the step that it had come to. */
  stopped: v.nullable(
    v.array(v.object({ rule: v.string(), params: v.record(v.string(), v.union([v.string(), v.number()])) })),
  ),
})
export type OrderState = v.InferOutput<typeof OrderState>
