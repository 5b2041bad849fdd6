import { type FullRules, recordedChance, replayEntry, stateHash } from '#engine/core/index.ts'
import { setupOf } from './eyes.ts'
import { load } from './match.ts'
import type { Position, Room, Store } from './store.ts'

/** Whether a match is the same under other rules than it was begun with. */
export type Carried = { readonly same: true } | Differing

export interface Differing {
  readonly same: false
  /** The first entry that is not: refused, or leading elsewhere; -1 is the setup. */
  readonly at: number
  /** Null where it was set up otherwise. */
  readonly resumes: Resumes | null
}

/** From where a match that is not the same could go on all the same. */
export interface Resumes {
  /** The last entry that stands and is known to be alike; -1 is the setup. */
  readonly after: number
  readonly round: number
  /** So many that stand would be taken back. */
  readonly actions: number
}

const SAME: Carried = { same: true }

/** Plays the whole log again: every draw has to be possible, and every state has to be the one that there was. */
export function carriedOver(store: Store, rules: FullRules, room: Room): Carried {
  const stored = new Map(store.snapshots().map(({ seq, state }) => [seq, stateHash(state)]))
  const known = new Map([...store.fingerprints(), ...stored])
  const rows = store.standing(-1, store.lastSeq())
  let at = -1
  let alike: Position | null = null
  const differing = (): Differing => ({ same: false, at, resumes: alike && resumesAt(rules, alike, rows.length) })
  try {
    // What was dealt anew to begin with is no matter of rules.
    let state = room.origin?.dealt
      ? store.snapshotBefore(0).state
      : rules.setup(setupOf(room), recordedChance(room.setup))
    if (known.get(at) !== stateHash(state)) return differing()
    alike = { seq: at, count: 0, state }
    for (const [i, { seq, entry }] of rows.entries()) {
      at = seq
      const step = replayEntry(rules, state, entry)
      if ('refusal' in step) return differing()
      state = step.state
      if (!known.has(at)) continue
      if (known.get(at) !== stateHash(state)) return differing()
      alike = { seq, count: i + 1, state }
    }
    return SAME
  } catch {
    // What was drawn cannot be drawn there, or the rules do not understand what they are given.
    return differing()
  }
}

function resumesAt(rules: FullRules, { seq, count, state }: Position, actions: number): Resumes | null {
  try {
    return { after: seq, round: rules.turn(state).round, actions: actions - count }
  } catch {
    // A state that was dealt by other rules, and means nothing to these.
    return null
  }
}

/**
 * Takes back all that stands after the entry `after`, and what was known of it under other rules: from there on the log
 * is one of these. What is stored of the states before it was proved to be alike.
 */
export function takenBackAfter(store: Store, rules: FullRules, after: number, at: number): Position {
  const { count, state } = load(store, rules, after)
  const last = store.lastSeq()
  const taken = store.standing(after, last).reverse()
  for (const [i, { seq, entry }] of taken.entries()) {
    // The states between are of other rules: nobody will come to them again.
    const row = { seq: last + 1 + i, entry: { seat: entry.seat, undo: true }, at, hash: null } as const
    store.append({ ...row, top: store.topAt(seq - 1) }, null)
  }
  store.dropSnapshotsFrom(after + 1)
  return { seq: last + taken.length, count, state }
}
