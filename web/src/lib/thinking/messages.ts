import type { Advice } from '#engine/bots/advice/index.ts'
import type { Review, Reviewed } from '#engine/bots/advice/review.ts'
import type { Seat } from '#engine/core/index.ts'

/** What the page asks of the worker that thinks for it. Everything is worked out from what the page sees. */
export type Question = { readonly n: number } & Asked

export type Asked =
  | { readonly ask: 'advice'; readonly game: string; readonly view: unknown; readonly seat: Seat }
  | { readonly ask: 'review'; readonly game: string; readonly match: Reviewed; readonly seat: Seat | null }

/** What it hears back; `n` is that of the question. Of what takes longer it also hears how far it is, from 0 to 1. */
export type Answer = { readonly n: number } & Answered

export type Answered =
  | { readonly is: 'advice'; readonly advice: Advice }
  | { readonly is: 'review'; readonly review: Review }
  | { readonly is: 'underway'; readonly done: number }
  | { readonly is: 'failed'; readonly why: string }
