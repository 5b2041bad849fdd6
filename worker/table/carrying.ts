import { type FullRules, recordedChance, replayEntry, stateHash } from '#engine/core/index.ts'
import { setupOf } from './eyes.ts'
import type { Room, Store } from './store.ts'

/** Whether a match is the same under other rules than it was begun with. */
export type Carried =
  | { readonly same: true }
  /** The first entry that is not: refused, or leading elsewhere; -1 is the setup. */
  | { readonly same: false; readonly at: number }

const SAME: Carried = { same: true }

/** Plays the whole log again: every draw has to be possible, and every state has to be the one that there was. */
export function carriedOver(store: Store, rules: FullRules, room: Room): Carried {
  const stored = new Map(store.snapshots().map(({ seq, state }) => [seq, stateHash(state)]))
  const known = new Map([...store.fingerprints(), ...stored])
  let at = -1
  try {
    // What was dealt anew to begin with is no matter of rules.
    let state = room.origin?.dealt
      ? store.snapshotBefore(0).state
      : rules.setup(setupOf(room), recordedChance(room.setup))
    if (known.get(at) !== stateHash(state)) return { same: false, at }
    for (const { seq, entry } of store.standing(-1, store.lastSeq())) {
      at = seq
      const step = replayEntry(rules, state, entry)
      if ('refusal' in step) return { same: false, at }
      state = step.state
      if (known.has(at) && known.get(at) !== stateHash(state)) return { same: false, at }
    }
    return SAME
  } catch {
    // What was drawn cannot be drawn there, or the rules do not understand what they are given.
    return { same: false, at }
  }
}
