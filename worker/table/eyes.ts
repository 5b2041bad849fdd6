import { isUndo, type Outcome, type Rules, type Seat, stateHash } from '#engine/core/index.ts'
import type { LiveEntry } from '../protocol.ts'
import type { LogRow } from './store.ts'

/** Through whose eyes a client sees the match: a seat's, or a spectator's. */
export type Eyes = Seat | null

/**
 * What these eyes may know of what chance brought. All there is to hide is hidden here and in `rules.view`; no game has
 * hidden draws yet, and the first that does brings a function of the rules contract to this place.
 */
export function knownOutcomes(outcomes: readonly Outcome[], _eyes: Eyes): Outcome[] {
  return [...outcomes]
}

export function knownEntry({ seq, entry, at }: LogRow, eyes: Eyes): LiveEntry {
  const shown = { seq, seat: entry.seat, at }
  if (isUndo(entry)) return { ...shown, undo: true }
  const action = entry.action as Record<string, unknown>
  return entry.chance ? { ...shown, action, chance: knownOutcomes(entry.chance, eyes) } : { ...shown, action }
}

export interface Sight {
  readonly view: unknown
  readonly hash: string
}

/** The views of one state, each hashed once: in an open game all eyes see the same object. */
export function sights(rules: Rules, state: unknown): (eyes: Eyes) => Sight {
  const hashes = new Map<unknown, string>()
  return (eyes) => {
    const view = rules.view(state, eyes)
    const hash = hashes.get(view) ?? stateHash(view)
    hashes.set(view, hash)
    return { view, hash }
  }
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
