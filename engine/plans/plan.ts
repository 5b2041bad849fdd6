import type { Seat, SomeAction } from '../core/rules.ts'

/** What somebody considers on a ghost board, in the order in which it is to happen. It is plain data. */
export interface Plan {
  readonly parts: readonly Part[]
}

/** A turn of some seat, or a round that passes, with what it brings and takes. */
export type Part = PlannedTurn | { readonly do: 'round' }

export interface PlannedTurn {
  readonly do: 'turn'
  readonly seat: Seat
  /** What it is about, as with an order. */
  readonly topic: string
  readonly actions: readonly SomeAction[]
}

/** More than anybody looks ahead. */
export const MOST_PARTS = 60
export const MOST_ACTIONS = 24

export const EMPTY: Plan = { parts: [] }
