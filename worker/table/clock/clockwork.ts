import type { Seat } from '#engine/core/index.ts'
import type { SeatTime } from '../../protocol.ts'
import type { Room, Store } from '../store.ts'
import {
  type Awaited,
  begunAnew,
  type Clocks,
  remindsAt,
  runsOutAt,
  type SeatClock,
  settled,
  ticked,
  wound,
} from './seatClock.ts'

const KEPT = 'clocks'

/** An alarm rings within seconds. One that comes later than this says that the service was down. */
export const DOWN_AFTER_MS = 60_000

/** What became of somebody's time. */
export interface TimeNews {
  readonly seat: Seat
  readonly what: 'reminder' | 'late'
}

/** The clocks of a table, kept beside its log: they change in the same turn as what they are about. */
export class Clockwork {
  readonly #store: Store
  #clocks: Clocks | null | undefined

  constructor(store: Store) {
    this.#store = store
  }

  get #now(): Clocks | null {
    // Null where there are none: that is asked once, too.
    if (this.#clocks === undefined) this.#clocks = this.#store.kept<Clocks>(KEPT)
    return this.#clocks
  }

  #keep(clocks: Clocks): void {
    if (clocks === this.#clocks) return
    this.#store.keep(KEPT, clocks)
    this.#clocks = clocks
  }

  start({ clock, seats }: Room, awaited: Awaited, now: number): void {
    if (clock) this.#keep(wound(clock, seats.length, awaited, now))
  }

  /** After an entry, or when somebody else plays a seat. */
  tick({ clock, seats }: Room, awaited: Awaited, now: number, undone = false): void {
    const clocks = this.#now
    if (!clock || !clocks) return
    const rests = seats.map(({ rest }) => (clock.pace === 'slow' ? rest : null))
    const next = ticked(clocks, awaited, clock, rests, now, undone)
    if (next.question !== clocks.question || next.seats.some((one, seat) => one !== clocks.seats[seat]))
      this.#keep(next)
  }

  /** After a time in which nobody could move: no move pays for that. */
  resume(room: Room, awaited: Awaited, now: number): void {
    if (this.#now) this.#keep(begunAnew(this.#now, now))
    this.tick(room, awaited, now)
  }

  /** Before a player changes when they rest. */
  settle(room: Room, seat: Seat, now: number): void {
    this.#change(seat, (clock) => settled(clock, restOf(room, seat), now))
  }

  /** Whoever was late has come back: the move begins anew, without a bank. */
  back(seat: Seat, now: number): void {
    this.#change(seat, (clock) =>
      clock.late ? { ...clock, since: clock.since === null ? null : now, used: 0, bank: 0, late: false } : clock,
    )
  }

  isLate(seat: Seat): boolean {
    return this.#now?.seats[seat]?.late ?? false
  }

  times(room: Room): SeatTime[] {
    const { clock: terms } = room
    const clocks = terms && this.#now?.seats
    if (!clocks) return []
    return clocks.map((clock, seat) => ({
      due: runsOutAt(clock, terms, restOf(room, seat)),
      bank: clock.bank,
      late: clock.late,
    }))
  }

  /** When somebody is next to be reminded, or late. */
  next(room: Room): number | null {
    const dues = this.#events(room).map(({ at }) => at)
    return dues.length > 0 ? Math.min(...dues) : null
  }

  /** Whose time has come by now. */
  pass(room: Room, now: number): TimeNews[] {
    const due = this.next(room)
    if (due === null || due > now) return []
    if (now - due > DOWN_AFTER_MS && this.#now) {
      this.#keep(begunAnew(this.#now, now))
      return []
    }
    const news = this.#events(room).filter(({ at }) => at <= now)
    for (const { seat, what } of news) {
      this.#change(seat, (clock) => (what === 'late' ? { ...clock, late: true } : { ...clock, reminded: true }))
    }
    return news.map(({ seat, what }) => ({ seat, what }))
  }

  /** What is to come of the clocks that run. */
  #events(room: Room): (TimeNews & { readonly at: number })[] {
    const { clock: terms } = room
    const clocks = this.#now
    if (!terms || !clocks || room.status !== 'running') return []
    return clocks.seats.flatMap((clock, seat) => {
      const rest = restOf(room, seat)
      const reminder = remindsAt(clock, terms, rest)
      const late = clock.late ? null : runsOutAt(clock, terms, rest)
      return [
        ...(reminder === null ? [] : [{ seat, what: 'reminder', at: reminder } as const]),
        ...(late === null ? [] : [{ seat, what: 'late', at: late } as const]),
      ]
    })
  }

  #change(seat: Seat, how: (clock: SeatClock) => SeatClock): void {
    const clocks = this.#now
    const clock = clocks?.seats[seat]
    if (!clocks || !clock) return
    const next = how(clock)
    if (next !== clock) this.#keep({ ...clocks, seats: clocks.seats.with(seat, next) })
  }
}

/** Nights count where moves take days. */
const restOf = ({ clock, seats }: Room, seat: Seat) => (clock?.pace === 'slow' ? (seats[seat]?.rest ?? null) : null)
