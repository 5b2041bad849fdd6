import { type Refusal, refusal } from '#engine/core/index.ts'
import type { Duty } from './agenda.ts'
import type { Live } from './live.ts'
import { newRoom } from './lobby.ts'
import type { Changed, Who } from './seating.ts'
import type { Room, SeatRow } from './store.ts'

const RETRY_MS = 30_000

/** Why there is no rematch for these, if there is none. */
export function noRematch(room: Room, who: Who): Refusal | null {
  if (room.status !== 'over') return refusal('TABLE-NOT-OVER')
  if (who.seats.length === 0 && !who.host) return refusal('TABLE-NOT-SEATED')
  // What was played may be offered no longer.
  const again = rematchOf(room, room.id, 0)
  return again.ok ? null : again.refusal
}

/** The lobby of the next match: the same people and bots play the same, whoever was second begins. */
export function rematchOf(
  { host, game, map, options, seats, private: secluded, hints, clock, pace }: Room,
  id: string,
  now: number,
): Changed {
  const made = newRoom(id, host, { game, map, options, seats: seats.length, private: secluded, hints, clock })
  if (!made.ok) return made
  const rotated = [...seats.slice(1), ...seats.slice(0, 1)].map((row) => asInLobby(row, now))
  return { ok: true, room: { ...made.room, pace, seats: rotated, touched: now, hostSeen: now } }
}

/** A person sits there in person; nobody has come yet. */
const asInLobby = (row: SeatRow, now: number): SeatRow => (row.secret === null ? row : { ...row, bot: null, seen: now })

/**
 * Makes the table of the next match. Its id is stored before anybody makes it, so that it is one table, however often it
 * is asked for and whatever fails in between; it is told only when it is there.
 */
export class Rematches implements Duty {
  readonly #live: () => Live | null
  readonly #make: (room: Room) => Promise<void>
  readonly #made: () => void
  #triedAt = 0

  constructor(live: () => Live | null, make: (room: Room) => Promise<void>, made: () => void) {
    this.#live = live
    this.#make = make
    this.#made = made
  }

  due(): number | null {
    const room = this.#live()?.room
    return room?.next && !room.next.made ? Math.max(room.touched, this.#triedAt) + RETRY_MS : null
  }

  async perform(now: number): Promise<void> {
    const room = this.#live()?.room
    if (!room?.next || room.next.made) return
    this.#triedAt = now
    const again = rematchOf(room, room.next.id, now)
    try {
      if (again.ok) await this.#make(again.room)
    } catch (error) {
      console.error('rematch failed', room.id, error)
      return
    }
    // It may have been put to sleep, and opened again, meanwhile.
    this.#live()?.nextIs(again.ok, now)
    this.#made()
  }
}
