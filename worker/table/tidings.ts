import type { Seat } from '#engine/core/index.ts'
import type { Live } from './live.ts'

/** What happened at a table that somebody elsewhere may want to hear of. */
export type Tiding =
  | { readonly what: 'started' }
  /** Under the rules of this code it would be another match: it cannot go on unless those who play agree. */
  | { readonly what: 'stopped' }
  /** It goes on where it stood, after a time in which it could not. */
  | { readonly what: 'resumed' }
  /** An entry; the match may be over by it. */
  | { readonly what: 'played'; readonly undo: boolean }
  /** Somebody who plays said something to the others. */
  | { readonly what: 'said'; readonly by: Seat | null; readonly name: string; readonly text: string }
  /** Nothing has happened here for so long that the table is cleared away then. */
  | { readonly what: 'ending'; readonly at: number }
  /** The time of this seat is running out, or over. */
  | { readonly what: 'reminder' | 'late'; readonly seat: Seat }

/** Tells others. It is called after the table has stored what happened, and delays nothing. */
export interface Teller {
  hear(live: Live, tiding: Tiding, now: number): void
}
