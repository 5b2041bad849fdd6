import type { Review } from '#engine/bots/advice/review.ts'
import { type Seat, stateHash } from '#engine/core/index.ts'
import type { Session } from '../../session/session.svelte.ts'
import { reviewer } from '../../thinking/thinker.ts'
import { keepReview, keptReview } from './kept.ts'

/** A match that is gone through once more beside the page, for what it was worth to whom, and what one seat missed. */
export class Going {
  review = $state.raw<Review | null>(null)
  /** How far it is, from 0 to 1. */
  done = $state(0)
  failed = $state(false)
  readonly #session: Session
  #wanted: Seat | null | undefined

  constructor(session: Session) {
    this.#session = session
  }

  /** With the eyes of this seat; null for what concerns everybody only. */
  async begin(seat: Seat | null): Promise<void> {
    const { rules, opening, played, table } = this.#session
    if (!rules || !table || this.#wanted === seat) return
    this.#wanted = seat
    this.review = null
    this.done = 0
    this.failed = false
    const of = `${rules.id}/${rules.version}/${stateHash(played.at(-1)?.state ?? opening)}/${seat ?? ''}`
    const kept = keptReview(of)
    if (kept) {
      this.review = kept
      return
    }
    try {
      const match = { opening, entries: played.map((step) => step.played), seats: table.seats.length }
      const review = await reviewer.review(rules.id, match, seat, (done) => {
        if (this.#wanted === seat) this.done = done
      })
      keepReview(of, review)
      if (this.#wanted === seat) this.review = review
    } catch (error) {
      console.error(error)
      this.failed = this.#wanted === seat
    }
  }
}

/** Whose decisions may be looked into here: of a game with secrets those whose secrets are seen. */
export function lookedInto({ rules, played, opening, table }: Session): Seat[] {
  const seats = (table?.seats ?? []).map((_, seat) => seat)
  const middle = played[Math.floor(played.length / 2)]?.state ?? opening
  if (!rules || middle === null) return []
  const outside = rules.view(middle, null)
  if (outside === middle) return seats
  return seats.filter((seat) => stateHash(rules.view(middle, seat)) !== stateHash(outside))
}
