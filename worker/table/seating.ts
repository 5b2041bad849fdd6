import type { Seat } from '#engine/core/index.ts'
import { lookAlike } from './names.ts'
import type { Away } from './presence.ts'
import type { Refused } from './refused.ts'
import type { Room, SeatRow } from './store.ts'

/** Who asks for something about seats, and what comes of it: a changed room, or the same when it is that way already. */

/** What a client has proved by its secrets. */
export interface Who {
  readonly seats: readonly Seat[]
  readonly host: boolean
}

export type Changed = { readonly ok: true; readonly room: Room } | Refused

export const changed = (room: Room): Changed => ({ ok: true, room })

/** Who asks, and what they may do depends on. */
export interface Asking {
  readonly who: Who
  readonly away: Away
  /** Seats whose time has run out; null where no clock says anything. */
  readonly late: readonly Seat[] | null
  readonly now: number
}

/** A seat that is spoken of. */
export interface At {
  readonly room: Room
  readonly seat: Seat
  readonly row: SeatRow
}

export function seated({ room, seat }: At, row: SeatRow): Changed {
  return changed({ ...room, seats: room.seats.with(seat, row) })
}

/** Two names that look alike are one. */
export function nameTaken(room: Room, seat: Seat, name: string): boolean {
  return room.seats.some((row, other) => other !== seat && row.name !== null && lookAlike(row.name, name))
}
