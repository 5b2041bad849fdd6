import type { Seat } from '#engine/core/index.ts'
import type { Live } from './live.ts'

/** What happened at a table that somebody elsewhere may want to hear of. */
export type Tiding =
  | { readonly what: 'started' }
  /** An entry; the match may be over by it. */
  | { readonly what: 'played'; readonly undo: boolean }
  /** The time of this seat is running out, or over. */
  | { readonly what: 'reminder' | 'late'; readonly seat: Seat }
  /** Somebody who holds this seat has written something. */
  | { readonly what: 'said'; readonly seat: Seat; readonly text: string }

/** Tells others. It is called after the table has stored what happened, and delays nothing. */
export interface Teller {
  hear(live: Live, tiding: Tiding, now: number): void
}
