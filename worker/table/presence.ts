import type { BySeat, Seat } from '#engine/core/index.ts'
import { ABSENT_AFTER_MS, AWAY_AFTER_MS } from '../protocol.ts'
import type { Room } from './store.ts'

/** By seat, and for the host: when the sockets that are open now were last heard of; null where there is none. */
export interface Heard {
  readonly seats: BySeat<number | null>
  readonly host: number | null
}

/** By seat, and for the host: since when they have been away; null while they are here, and where nobody could be. */
export interface Away {
  readonly seats: BySeat<number | null>
  readonly host: number | null
}

export const NOBODY_AWAY: Away = { seats: [], host: null }

/** A socket whose page is gone may look open for hours, so whoever is here must have pinged lately. */
export const isAwake = (heard: number, now: number): boolean => now - heard < AWAY_AFTER_MS

export function awayOf({ seats, hostSeen }: Room, heard: Heard, now: number): Away {
  return {
    seats: seats.map(({ secret, seen }, seat) => (secret === null ? null : since(heard.seats[seat], seen, now))),
    host: since(heard.host, hostSeen, now),
  }
}

function since(heard: number | null = null, seen: number | null, now: number): number | null {
  if (heard !== null && isAwake(heard, now)) return null
  return heard ?? seen ?? now
}

/**
 * What is kept of it, so that it outlasts the sockets: when somebody left. Whoever was here when all sockets were dropped
 * at once has been away only since that came to light. The same room when nothing is new.
 */
export function noted(room: Room, heard: Heard, now: number): Room {
  const seen = (at: Heard['host'] | undefined, before: number | null) => (at != null ? null : (before ?? now))
  const hostSeen = seen(heard.host, room.hostSeen)
  const seats = room.seats.map((row, seat) => {
    const next = row.secret === null ? null : seen(heard.seats[seat], row.seen)
    return next === row.seen ? row : { ...row, seen: next }
  })
  const same = hostSeen === room.hostSeen && seats.every((row, seat) => row === room.seats[seat])
  return same ? room : { ...room, hostSeen, seats }
}

/** How many minutes somebody still has to be away before others may act for them; 0 when it has been long enough. */
export function minutesLeft(awaySince: number, now: number, forMs = ABSENT_AFTER_MS): number {
  return Math.max(0, Math.ceil((forMs - (now - awaySince)) / 60_000))
}

/** Somebody who holds this seat is here. */
export const isHere = (room: Room, heard: Heard, seat: Seat, now: number): boolean =>
  room.seats[seat]?.secret != null && awayOf(room, heard, now).seats[seat] === null

export const awayFrom = (away: Away, seat: Seat): number | null => away.seats[seat] ?? null
