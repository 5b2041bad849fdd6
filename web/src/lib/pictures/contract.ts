/**
 * What the Worker asks of the client's drawings: it imports them built, as `#pictures`, and this file is all it knows of
 * them. `index.ts` keeps the promise.
 */
import type { Eyes } from '#engine/core/eyes.ts'
import type { Played } from '#engine/core/log.ts'
import type { Standing } from '#engine/core/rules.ts'
import type { Daytime } from '#worker/both/pictures.ts'
import type { TableSummary } from '#worker/protocol.ts'

/** What everybody may see of a match; `state` and `standings` are null where there is nothing to see. */
export interface SpectatedMatch {
  readonly summary: TableSummary
  readonly state: unknown
  readonly standings: readonly Standing[] | null
}

/** A stretch of a match as one pair of eyes may know it: their view before it, and the entries as they are told them. */
export interface MissedMatch {
  readonly game: string
  readonly seats: readonly { readonly name: string | null }[]
  readonly eyes: Eyes
  readonly before: unknown
  readonly entries: readonly Played[]
}

export interface Picture {
  /** A file of its own, which needs nothing else. */
  readonly svg: string
  readonly width: number
  readonly height: number
}

/** A match in words. */
export interface Words {
  /** `Age of Steam on Rust Belt`. */
  readonly title: string
  /** How it stands, in a sentence or two. */
  readonly description: string
  /** What is on the card, for those who do not see it. */
  readonly alt: string
}

/** Whatever has words in it is in the language that is asked for, if there is that, or in English. */
export interface Pictures {
  /** Changes whenever a picture of the same thing might look different. */
  readonly version: string
  /** For renderers that bring no fonts: WOFF2, as data URIs. */
  readonly fonts: readonly string[]
  readonly card: { readonly width: number; readonly height: number }
  /** Whether there are drawings of this game. */
  draws(game: string): boolean
  /** The board alone, as wide as this in pixels. */
  renderBoard(seen: SpectatedMatch, width: number, theme: Daytime, language: string): Picture
  /** The board, and beside it how the match stands. */
  renderPreview(seen: SpectatedMatch, theme: Daytime, language: string): Picture
  words(seen: SpectatedMatch, language: string): Words
  /** What happened in a stretch of it, for a message: three or four sentences, none where nobody here can tell. */
  recap(missed: MissedMatch, language: string): readonly string[]
}

declare const pictures: Pictures
export default pictures
