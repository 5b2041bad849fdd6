import type { State } from '#engine/age-of-steam/types.ts'

/** One player against the bills: no auction, nobody else's links, and the money that is left is the score. */
export const isSolo = (state: State): boolean => state.players.length === 1

/** What each share costs at the end of such a match. */
export const SHARE_BACK = 5
