import type { Point } from '#engine/hex/layout.ts'
import type { Board } from '#engine/spike/board.ts'
import type { Player } from '#engine/spike/types.ts'

/** What lies on the board. */
export interface SpikeScene {
  readonly board: Board
  /** By seat. */
  readonly players: readonly Player[]
}

/** What a city means to whoever looks: the tags about its disc. */
export interface CityTags {
  /** Goods of a contract can be loaded here. */
  readonly loads: boolean
  /** What the best of the contracts pays here. */
  readonly pays: number | null
  /** On the route card. */
  readonly route: boolean
}

/** What is being considered: a railway, or a way for the train. */
export interface Considered {
  readonly seat: number
  readonly segments: readonly string[]
  readonly trip: readonly Point[]
}

/** What somebody was paid in a city. */
export interface Paid {
  readonly city: string
  readonly seat: number
  readonly text: string
}
