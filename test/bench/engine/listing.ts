import type { FullRules } from '#engine/core/rules.ts'
import type { Position } from './positions.ts'

const REPEATS = 3

/** How long each list of moves takes, in milliseconds; each is made several times, its best counts. */
export const listingTimes = (rules: FullRules, positions: readonly Position[]): number[] =>
  positions.map(({ state, seat }) =>
    Math.min(
      ...Array.from({ length: REPEATS }, () => {
        const started = performance.now()
        rules.moves(state, seat)
        return performance.now() - started
      }),
    ),
  )
