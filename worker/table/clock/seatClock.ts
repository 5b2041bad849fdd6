import type { BySeat, Seat } from '#engine/core/index.ts'
import { type Rest, wakingAfter, wakingBetween } from '../../both/clock/rest.ts'
import type { ClockTerms } from '../../both/clock/terms.ts'
import { remindsBefore } from '../../both/clock/terms.ts'

/** The clock of one seat. Time is spent while the seat is asked, its player awake, and no bot plays for it. */
export interface SeatClock {
  /** What is left of the bank, up to the move that is being made. */
  readonly bank: number
  /** Since when this clock runs; null while it stands. */
  readonly since: number | null
  /** Spent on this move before that. */
  readonly used: number
  /** How it stood before the last move was paid for: taking that move back brings back its time as well. */
  readonly before: { readonly bank: number; readonly used: number }
  readonly reminded: boolean
  /** Time ran out, what the table chose for that was done, and the player has not come back. */
  readonly late: boolean
}

/** The clocks of a table, and what was asked when they were set: another question is another move. */
export interface Clocks {
  readonly seats: BySeat<SeatClock>
  readonly question: string
}

/** Of whom the match waits for whom, as far as clocks care. */
export interface Awaited {
  /** Seats that are asked and that a person plays. */
  readonly seats: readonly Seat[]
  /** Seats of persons that bots keep meanwhile. */
  readonly kept: readonly Seat[]
  readonly question: string
}

const standing = (bank: number): SeatClock => ({
  bank,
  since: null,
  used: 0,
  before: { bank, used: 0 },
  reminded: false,
  late: false,
})

export function wound(terms: ClockTerms, seats: number, awaited: Awaited, now: number): Clocks {
  const blank: Clocks = { seats: Array.from({ length: seats }, () => standing(terms.bank)), question: '' }
  return ticked(blank, awaited, terms, [], now)
}

/** After whatever changed who is asked: moves that are made are paid for, and the clocks of those who are asked run. */
export function ticked(
  clocks: Clocks,
  { seats, kept, question }: Awaited,
  terms: Pick<ClockTerms, 'move'>,
  rests: BySeat<Rest | null>,
  now: number,
  undone = false,
): Clocks {
  const same = question === clocks.question
  const next = clocks.seats.map((clock, seat) => {
    const asked = seats.includes(seat)
    if (clock.since !== null && asked && (same || undone)) return clock
    const paid = clock.since === null ? clock : paidFor(clock, terms, rests[seat] ?? null, now)
    // Whoever was late stays so while a bot keeps the seat: until its player is back.
    if (!asked) return clock.late && !kept.includes(seat) ? { ...paid, late: false } : paid
    return { ...paid, ...(undone ? paid.before : { used: 0 }), since: now, reminded: false, late: false }
  })
  return { seats: next, question }
}

/** The move is made: what it took beyond its own time comes out of the bank. */
function paidFor(clock: SeatClock, { move }: Pick<ClockTerms, 'move'>, rest: Rest | null, now: number): SeatClock {
  const used = spent(clock, rest, now)
  const bank = Math.max(0, clock.bank - Math.max(0, used - move))
  // What the table did when time was over may be taken back: then the move begins anew, or it would be late at once.
  const before = clock.late ? { bank, used: 0 } : { bank: clock.bank, used }
  return { ...clock, bank, since: null, used: 0, before }
}

const spent = ({ since, used }: SeatClock, rest: Rest | null, now: number): number =>
  used + (since === null ? 0 : wakingBetween(rest, since, now))

/** When the time of a clock that runs is over, bank and all. */
export function runsOutAt(clock: SeatClock, { move }: Pick<ClockTerms, 'move'>, rest: Rest | null): number | null {
  if (clock.since === null) return null
  return wakingAfter(rest, clock.since, Math.max(0, move + clock.bank - clock.used))
}

/** When the player is reminded: once a move, before its time is over, and not while they rest. */
export function remindsAt(clock: SeatClock, terms: ClockTerms, rest: Rest | null): number | null {
  if (clock.since === null || clock.reminded || clock.late) return null
  return wakingAfter(rest, clock.since, Math.max(0, terms.move + clock.bank - clock.used - remindsBefore(terms)))
}

/** Before a player changes when they rest: what was spent by then was spent under what held by then. */
export function settled(clock: SeatClock, rest: Rest | null, now: number): SeatClock {
  return clock.since === null ? clock : { ...clock, used: spent(clock, rest, now), since: now }
}

/** Nobody could move while the service was down, and nobody knows since when: moves that were being made begin anew. */
export function begunAnew(clocks: Clocks, now: number): Clocks {
  const seats = clocks.seats.map((clock) =>
    clock.since === null ? clock : { ...clock, since: now, used: 0, reminded: false },
  )
  return { ...clocks, seats }
}
