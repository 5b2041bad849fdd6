import type { Refusal } from '../core/refusal.ts'
import type { Seat } from '../core/rules.ts'
import type { Side } from '../hex/layout.ts'
import type { ChangeKind } from './change.ts'

/**
 * What a game of this family lists as moves of building and of moving goods. Hexes are named as on the board (`K9`),
 * so that all of it may be sent, shown and compared.
 */

/** One part of a price: what is paid for, a key that the client has a word for. */
export interface PriceLine<What extends string = string> {
  readonly what: What
  readonly amount: number
}

export interface CompletedLink {
  readonly from: string
  readonly to: string
  /** Segments of track it consists of. */
  readonly length: number
}

/** A tile that may be built, and what comes of it. */
export interface Placement {
  readonly tile: string
  readonly rotation: number
  readonly kind: ChangeKind
  readonly price: number
  readonly lines: readonly PriceLine[]
  readonly completes: readonly CompletedLink[]
  /** Unowned track becomes the builder's. */
  readonly takesOver: boolean
  /** Some of its track waits to be connected, and has to be before the turn ends. */
  readonly waits: boolean
}

export interface RefusedPlacement {
  readonly tile: string
  readonly rotation: number
  readonly refusal: Refusal
}

/** All that can be said about building on one hex. */
export interface BuildSite {
  readonly hex: string
  readonly placements: readonly Placement[]
  readonly refused: readonly RefusedPlacement[]
  /** Set when nothing at all can be built here: why. */
  readonly why: Refusal | null
}

/** One way for a cube: the side each link leaves a place, the places, and what each seat gains. */
export interface Way {
  readonly path: readonly Side[]
  readonly places: readonly string[]
  readonly gains: readonly number[]
  /** To be sent with the delivery where the mover chooses who gains more. */
  readonly bonus?: Seat
}

export interface Delivery<Good extends string = string> {
  readonly from: string
  readonly cube: Good
  readonly to: string
  /** Best for the mover first: own gain less the best rival's, then own gain, then the shortest. */
  readonly ways: readonly Way[]
}
