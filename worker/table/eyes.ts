import { type Eyes, isUndo, type Reader, type Rules, type Setup, stateHash } from '#engine/core/index.ts'
import { toldAction } from '../both/known.ts'
import type { LiveEntry, TableInfo } from '../protocol.ts'
import type { Who } from './seating.ts'
import type { LogRow, Room } from './store.ts'

/** What the rules call this match. */
export const setupOf = ({ map, options, seats }: Room): Setup => ({ map, options, seats: seats.length })

/** Who reads the log of this match: once it is over nothing in it is secret. */
export const readerOf = ({ status }: Room, eyes: Eyes): Reader => (status === 'over' ? 'afterwards' : eyes)

/** At a private table the match is for those who play it, and for who made the table. */
export const maySee = (room: Room, who: Who): boolean =>
  !room.private || room.status === 'lobby' || who.host || who.seats.length > 0

/** What everybody may know of a private table: that it is there, and what is played. */
export function fromOutside(info: TableInfo): TableInfo {
  if (!info.private) return info
  const seats = info.seats.map((seat) => ({
    ...seat,
    name: null,
    present: false,
    away: null,
  }))
  return {
    ...info,
    seats,
    clock: info.clock && { ...info.clock, seats: [] },
    hostAway: null,
    next: null,
    proposal: undefined,
    differs: undefined,
    resumes: undefined,
    seed: null,
    origin: info.origin && { ...info.origin, names: [] },
  }
}

/** An entry of the log as this reader may know it. */
export function knownEntry(rules: Rules, setup: Setup, { seq, entry, at }: LogRow, reader: Reader): LiveEntry {
  return isUndo(entry)
    ? { seq, seat: entry.seat, at, undo: true }
    : toldAction(rules, setup, { seq, at, played: entry }, reader)
}

export interface HashedView {
  readonly view: unknown
  readonly hash: string
}

/** The views of one state, each hashed once: in an open game all eyes see the same object. */
export function viewsByEyes(rules: Rules, state: unknown): (eyes: Eyes) => HashedView {
  return (eyes) => {
    const view = rules.view(state, eyes)
    return { view, hash: fingerprintOf(view) }
  }
}

const fingerprints = new WeakMap<object, string>()

/** Nothing ever changes a state or a view, so each is read once: in an open game all eyes see the state itself. */
export function fingerprintOf(state: unknown): string {
  const key = state as object
  const hash = fingerprints.get(key) ?? stateHash(state)
  fingerprints.set(key, hash)
  return hash
}

/** Makes each value once for each pair of eyes. */
export function perEyes<Value>(make: (eyes: Eyes) => Value): (eyes: Eyes) => Value {
  const made = new Map<Eyes, Value>()
  return (eyes) => {
    const value = made.get(eyes) ?? make(eyes)
    made.set(eyes, value)
    return value
  }
}
