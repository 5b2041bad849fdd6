import type { FullRules, Refusal, Seat, SomeAction } from '#engine/core/index.ts'
import { refusal } from '#engine/core/index.ts'
import {
  answered,
  besides,
  type Given,
  isSpent,
  type Order,
  type Standing,
  taken,
  verdictOn,
} from '#engine/orders/index.ts'
import type { OrderState } from '../../protocol.ts'
import type { Who } from '../seating.ts'
import type { Position, Room, Store } from '../store.ts'

const KEPT = 'orders'

/** An order, and the entry of the log in which it answered last. */
interface Kept extends Standing {
  readonly last?: number
}

/** Of one seat, by topic. */
type Sheet = Readonly<Record<string, Kept>>
/** By seat. */
type Sheets = Readonly<Record<string, Sheet>>

/** Where orders are looked at: how the match stands, and who sits there. */
export interface MatchNow {
  readonly rules: FullRules
  readonly room: Room
  readonly at: Position
}

/** What an order is about to answer. */
export interface Answering {
  readonly seat: Seat
  readonly topic: string
  readonly action: SomeAction
}

/** What players have left with the table, kept beside its log. It is for nobody's eyes but those of the seat. */
export class Orders {
  readonly #store: Store
  #sheets: Sheets | null = null
  /** Whose orders are not as they were last told. */
  readonly #news = new Set<Seat>()
  /** What was found for which state, with whom on its seats. */
  #found: { readonly state: unknown; readonly room: Room; readonly answering: Answering | null } | null = null

  constructor(store: Store) {
    this.#store = store
  }

  get #all(): Sheets {
    this.#sheets ??= this.#store.kept<Sheets>(KEPT) ?? {}
    return this.#sheets
  }

  #keep(seat: Seat, sheet: Sheet): void {
    const { [seat]: _, ...others } = this.#all
    this.#sheets = Object.keys(sheet).length > 0 ? { ...others, [seat]: sheet } : others
    this.#store.keep(KEPT, this.#sheets)
    this.#news.add(seat)
    this.#found = null
  }

  #put(seat: Seat, topic: string, standing: Kept | null): void {
    const { [topic]: _, ...others } = this.#all[seat] ?? {}
    this.#keep(seat, standing ? { ...others, [topic]: standing } : others)
  }

  /** Gives an order in place of the one that was given on that topic, or takes that back. */
  give({ rules, at }: MatchNow, seat: Seat, topic: string, order: Order | null): Refusal | null {
    const before = this.#all[seat]?.[topic]
    if (order === null) {
      if (before) this.#put(seat, topic, null)
      return null
    }
    if (before && before.stopped === null && JSON.stringify(before.order) === JSON.stringify(order)) return null
    if (order.topic !== topic) return refusal('ORDER-TOPIC', { topic: order.topic })
    const standing = taken(rules, at.state, seat, order, this.#given(seat))
    if ('rule' in standing) return standing
    this.#put(seat, topic, standing)
    return null
  }

  /** What else this seat means to do. */
  #given(seat: Seat): Given {
    const sheet = Object.values(this.#all[seat] ?? {})
    return Object.fromEntries(sheet.flatMap(({ order, stopped }) => (stopped ? [] : [[order.topic, order]])))
  }

  /** Whoever holds the seat now has ordered nothing. */
  forget(seat: Seat): void {
    if (this.#all[seat]) this.#keep(seat, {})
  }

  stateFor({ seats }: Who): OrderState[] {
    return seats.flatMap((seat) =>
      Object.values(this.#all[seat] ?? {}).map(({ order, done, began, stopped }) => ({
        seat,
        order: order as OrderState['order'],
        done,
        began,
        stopped: stopped && [...stopped],
      })),
    )
  }

  /** Whose orders have changed since this was asked last. */
  takeNews(): ReadonlySet<Seat> {
    const news = new Set(this.#news)
    this.#news.clear()
    return news
  }

  /** A player answered without waiting for the order: a course of answers does not fit any more. */
  playedByHand(seat: Seat, { rules, state }: { readonly rules: FullRules; readonly state: unknown }): void {
    for (const standing of Object.values(this.#all[seat] ?? {})) {
      const left = standing.stopped === null ? besides(rules, state, standing) : standing
      if (left === null) this.#stop(seat, standing, [refusal('ORDER-BY-HAND')])
      else if (left.began !== standing.began) this.#put(seat, standing.order.topic, { ...standing, began: left.began })
    }
  }

  /** All since this entry was taken back: nothing is played again of what was done by order. */
  undone(since: number): void {
    for (const [seat, sheet] of Object.entries(this.#all)) {
      for (const standing of Object.values(sheet)) {
        if ((standing.last ?? -1) >= since) this.#stop(Number(seat), standing, [refusal('ORDER-UNDONE')])
      }
    }
  }

  #stop(seat: Seat, standing: Kept, why: readonly Refusal[]): void {
    if (standing.stopped === null) this.#put(seat, standing.order.topic, { ...standing, stopped: why })
  }

  /** The next answer that an order gives to how the match stands; whatever cannot be carried out any more stops. */
  next(now: MatchNow): Answering | null {
    const { at, room } = now
    if (!this.#found || this.#found.state !== at.state || this.#found.room !== room) {
      const answering = this.#find(now)
      this.#found = { state: at.state, room, answering }
    }
    return this.#found?.answering ?? null
  }

  #find({ rules, room, at }: MatchNow): Answering | null {
    if (room.status !== 'running') return null
    this.#forgetSpent(rules, at.state)
    for (const seat of rules.turn(at.state).seats) {
      const sheet = room.seats[seat]?.bot === null ? this.#all[seat] : undefined
      // Of what may be ordered for one question, a course says more than what is meant for all times.
      const standings = Object.values(sheet ?? {}).toSorted((a, b) => b.order.steps.length - a.order.steps.length)
      for (const standing of standings) {
        const action = this.#judge(rules, at.state, seat, standing)
        if (action) return { seat, topic: standing.order.topic, action }
      }
    }
    return null
  }

  /** What was for a round that has passed is in nobody's way, nor looks as if it still stood. */
  #forgetSpent(rules: FullRules, state: unknown): void {
    for (const [seat, sheet] of Object.entries(this.#all)) {
      for (const standing of Object.values(sheet)) {
        if (isSpent(rules, state, standing)) this.#put(Number(seat), standing.order.topic, null)
      }
    }
  }

  #judge(rules: FullRules, state: unknown, seat: Seat, standing: Kept): SomeAction | null {
    const verdict = verdictOn(rules, rules.view(state, seat), seat, standing)
    if (verdict.say === 'over') this.#put(seat, standing.order.topic, null)
    if (verdict.say === 'stop') this.#stop(seat, standing, verdict.why)
    return verdict.say === 'play' ? verdict.action : null
  }

  /** It has been played, from there on. */
  answered({ rules, at }: MatchNow, { seat, topic }: Answering): void {
    const standing = this.#all[seat]?.[topic]
    const next = standing && answered(rules, at.state, standing)
    if (standing) this.#put(seat, topic, next ? { ...next, last: at.seq + 1 } : null)
  }

  /** It was to be played and could not be. */
  failed({ seat, topic }: Answering, why: Refusal): void {
    const standing = this.#all[seat]?.[topic]
    if (standing) this.#stop(seat, standing, [why])
  }

  /** Nothing is left to order. */
  clear(): void {
    for (const seat of Object.keys(this.#all)) this.#keep(Number(seat), {})
  }
}
