import { MATCH_FORMAT, type MatchFile } from '#engine/core/match.ts'
import type { Rules, Setup } from '#engine/core/rules.ts'

/** A match that begins from a position and in which nothing has been played yet. */
export function matchFrom(rules: Rules, { map, options, seats }: Setup, start: unknown): MatchFile {
  return {
    format: MATCH_FORMAT,
    game: rules.id,
    rules: rules.version,
    map,
    options,
    seats: Array.from({ length: seats }, () => ({ name: '' })),
    seed: null,
    setup: [],
    log: [],
    start,
  }
}
