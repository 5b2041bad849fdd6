import type { Refusal } from '../core/refusal.ts'
import type { Rules, Seat, SomeAction } from '../core/rules.ts'
import type { Facts, Order, Unless } from './order.ts'

/** What stands beside an order that was given already: what one means to do before may matter for what one does next. */
export type Given = Readonly<Partial<Record<string, Order>>>

/** Something that orders can be given for. Methods, so that topics of different games make one table. */
export interface Topic<Game extends Rules = Rules, State = unknown> {
  /** The questions it answers; the first is the one it begins with. */
  readonly asks: readonly string[]
  /** Those of them that are asked besides, because of what others do: to answer them by hand leaves the course as it is. */
  readonly alsoAsked?: readonly string[]
  /** Whether one answer serves however often it is asked, or each answer once, one after the other. */
  readonly kind: 'choice' | 'course'
  /** Of a choice: it may be asked more than once in a round. */
  readonly again?: true
  readonly unless: readonly Unless['type'][]
  /** What stop rules look at. */
  facts(state: State, seat: Seat): Omit<Facts, 'round'>
  /** The match as if this seat were asked now; null where it never will be. */
  supposed(rules: Game, state: State, seat: Seat, given: Given): State | null
  /** Money lent for that, since it may come in before. */
  readonly lent?: number
  /** After a step on the supposed state: the same, asked the next step; null where there is none. */
  next?(rules: Game, before: State, after: State | null, seat: Seat, action: SomeAction): State | null
  /** What is played for a wish, where that is not the wish itself. */
  answer?(rules: Game, state: State, seat: Seat, wish: SomeAction): SomeAction | Refusal
  /** The wish behind an answer that was given on a supposed state, where that is not the answer itself. */
  wish?(state: State, action: SomeAction): SomeAction
  /** What must be as it was when the order was given, as plain data: of a course before its first step is played. */
  ground?(rules: Game, state: State, seat: Seat, wish: SomeAction): unknown
  /** What a step has to bring, as it was when the order was given: looked at when it is that step's turn. */
  worth?(rules: Game, state: State, seat: Seat, wish: SomeAction): unknown
}
