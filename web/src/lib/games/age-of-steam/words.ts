import { say } from '../../texts/language.svelte.ts'
import type { LookAt } from '../rail/world.ts'
import { wordsOn } from './mapWords.ts'
import type { Words } from './sentence.ts'
import type { AgeOfSteamTypes } from './session.ts'
import { worldOf } from './world.ts'

/** What this page has loaded for a table on a map. */
export const wordsHere = (map: string): Words => ({
  common: say('common/table'),
  family: say('rail/table'),
  t: say('age-of-steam/table'),
  map: wordsOn(map),
})

/** A world whose signs say what they mean. */
export const worldHere: LookAt<AgeOfSteamTypes> = (rules, state, nameOf) =>
  worldOf(rules, state, nameOf, wordsOn(state.map))
