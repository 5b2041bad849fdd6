import { expect } from 'vitest'
import { type Hidden, type Outcome, openly, recordedChance } from '#engine/core/chance.ts'
import { type Eyes, knownOutcomes, knownPlayed } from '#engine/core/eyes.ts'
import { stateHash } from '#engine/core/hash.ts'
import type { Played } from '#engine/core/log.ts'
import { type MatchFile, replayEntry } from '#engine/core/match.ts'
import type { FullRules, Setup } from '#engine/core/rules.ts'

/** One entry of a match as somebody was told it, and what they saw before and after. */
export interface Told {
  readonly eyes: Eyes
  readonly before: unknown
  readonly known: Played
  readonly after: unknown
  readonly events: readonly unknown[]
  /** The whole truth, which they were not told. */
  readonly truth: { readonly before: unknown; readonly played: Played; readonly after: unknown }
}

/**
 * The law of secrets, for one pair of eyes and a whole match: whoever begins with what they may know of the setup, and
 * plays every entry as they are told it, sees after each of them exactly what they may see.
 */
export function follow(rules: FullRules, match: MatchFile, eyes: Eyes, watch?: (told: Told) => void): void {
  const setup: Setup = { map: match.map, options: match.options, seats: match.seats.length }
  let truth = rules.setup(setup, recordedChance(match.setup))
  const outcomes = knownOutcomes(match.setup, eyes)
  const chance = recordedChance(outcomes)
  let seen = rules.setup(setup, chance)
  expect(chance.left()).toBe(0)
  sameView(rules, seen, truth, eyes)
  for (const played of match.log) {
    const known = knownPlayed(rules, setup, played, eyes)
    const really = replayEntry(rules, truth, played)
    const told = replayEntry(rules, seen, known)
    if ('refusal' in really || 'refusal' in told) {
      throw new Error(
        `eyes ${eyes} cannot play ${JSON.stringify(known)}: ${JSON.stringify(told)} ${JSON.stringify(really)}`,
      )
    }
    watch?.({
      eyes,
      before: seen,
      known,
      after: told.state,
      events: told.events,
      truth: { before: truth, played, after: really.state },
    })
    truth = really.state
    seen = told.state
    sameView(rules, seen, truth, eyes)
  }
}

function sameView(rules: FullRules, seen: unknown, truth: unknown, eyes: Eyes): void {
  const view = rules.view(truth, eyes)
  // The hash is what a table compares; the whole thing says what is wrong.
  if (stateHash(seen) !== stateHash(view)) expect(seen).toEqual(view)
  expect(rules.broken(seen)).toEqual([])
}

/** Everybody who may look at a match: each seat, and a spectator. */
export const everyEyes = (match: MatchFile): Eyes[] => [null, ...match.seats.keys()]

/** Outcomes that only some may know, with what they were. */
export const secretsIn = (match: MatchFile): (Outcome | Hidden)[] =>
  [match.setup, ...match.log.map(({ chance }) => chance ?? [])]
    .flat()
    .filter((recorded) => typeof recorded === 'object')
    .map(openly)
