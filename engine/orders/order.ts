import type { SomeAction } from '../core/rules.ts'

/**
 * What a player leaves with the table: answers to questions that are still to come. It is plain data; what it comes to is
 * worked out anew each time its seat is asked something.
 */
export interface Order {
  /** What it is about: a key of the game's topics. */
  readonly topic: string
  /** One answer after the other; of a choice there is but one step, for every time it is asked. */
  readonly steps: readonly OrderStep[]
  /** For the round in which it is first needed, or in all that come. */
  readonly lasts: Lasts
  /** What ends it: whatever of these has come about when its seat is asked. */
  readonly unless: readonly Unless[]
}

export interface OrderStep {
  /** Which question this answers. */
  readonly ask: string
  /** By preference: the first that can be had is taken, and nothing that is not named here ever is. */
  readonly wishes: readonly SomeAction[]
}

/** More than any turn has. */
export const MOST_STEPS = 20
export const MOST_WISHES = 12

export const LASTS = ['once', 'always'] as const
export type Lasts = (typeof LASTS)[number]

/** Reasons to be asked after all. */
export type Unless =
  /** Somebody has bid more than this. */
  | { readonly type: 'bid-over'; readonly n: number }
  /** Less money than this is left to whoever is asked. */
  | { readonly type: 'money-under'; readonly n: number }
  | { readonly type: 'money-over'; readonly n: number }
  /** Somebody else has taken this action. */
  | { readonly type: 'taken'; readonly what: string }
  /** That round has begun. */
  | { readonly type: 'round'; readonly n: number }

/** What is looked at in a state for that. */
export interface Facts {
  readonly round: number
  readonly money: number
  /** The highest bid of another seat. */
  readonly bid?: number | null
  /** What others have taken in this round. */
  readonly taken?: readonly string[]
}

const STRUCK: {
  readonly [Type in Unless['type']]: (one: Extract<Unless, { type: Type }>, facts: Facts) => boolean
} = {
  'bid-over': ({ n }, { bid }) => (bid ?? n) > n,
  'money-under': ({ n }, { money }) => money < n,
  'money-over': ({ n }, { money }) => money > n,
  taken: ({ what }, { taken }) => taken?.includes(what) ?? false,
  round: ({ n }, { round }) => round >= n,
}

export const hasStruck = (one: Unless, facts: Facts): boolean => STRUCK[one.type](one as never, facts)
