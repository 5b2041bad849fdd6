import type { Pick } from '../../core/rules.ts'
import type { Breadth } from './search.ts'

/** What sets the strengths of one way of playing apart: how much is looked at, and whether others are. */
export interface Strength {
  readonly breadth: Breadth
  /** Of the best turns of building so many are looked at with the turn after them, and that one so closely. */
  readonly foresight: Foresight
  /** New Cities that a turn of building is weighed with. */
  readonly cities: number
  /** Points by which a judgement may be wrong. */
  readonly noise: number
  /** What a link of another seat is worth on a way of our own, before it is known whose. */
  readonly foreign: number | null
  /** Whether actions, bids and shares are weighed by what they lead to, or chosen by rule of thumb. */
  readonly weighsActions: boolean
  /** Whether what the next movers will take is worked out. */
  readonly repliesOfRivals: boolean
  /** What the better engine of an action is worth on top, since none of the others can have it this round. */
  readonly denial: number
  /** Of what a rival loses by a cube that is gone, so much counts as if it were won; for now in Steam only. */
  readonly deprives: number
  /** How much joining the coasts counts as an aim, where a map rewards it. */
  readonly coasts: number
}

export interface Foresight {
  readonly turns: number
  readonly breadth: Breadth
}

/** No further than this turn. */
export const SHORT_SIGHTED: Foresight = { turns: 0, breadth: { singles: 0, beam: 0 } }

export const EASY: Strength = {
  breadth: { singles: 16, beam: 0 },
  foresight: SHORT_SIGHTED,
  cities: 1,
  noise: 10,
  foreign: null,
  weighsActions: false,
  repliesOfRivals: false,
  denial: 0,
  deprives: 0,
  coasts: 0,
}

export const MEDIUM: Strength = {
  breadth: { singles: 60, beam: 4 },
  foresight: SHORT_SIGHTED,
  cities: 4,
  noise: 2.5,
  foreign: -0.3,
  weighsActions: false,
  repliesOfRivals: false,
  denial: 0,
  deprives: 0,
  coasts: 0,
}

export const HARD: Strength = {
  breadth: { singles: 120, beam: 16 },
  foresight: { turns: 6, breadth: { singles: 16, beam: 2 } },
  cities: 6,
  noise: 0,
  foreign: -0.3,
  weighsActions: true,
  repliesOfRivals: true,
  denial: 3,
  deprives: 0.3,
  coasts: 1,
}

/** Enough to know roughly what a turn will come to that is still to be built. */
export const GLANCE: Strength = { ...HARD, breadth: { singles: 24, beam: 2 }, foresight: SHORT_SIGHTED }

/** Errors of judgement for one decision: none for whoever makes none, and then nothing is drawn. */
export const wavering =
  ({ noise }: Strength, pick: Pick, scale = 1): (() => number) =>
  () =>
    noise === 0 ? 0 : (scale * noise * (pick(201) - 100)) / 100
