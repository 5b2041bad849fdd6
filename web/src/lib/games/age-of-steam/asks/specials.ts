import { SPECIALS, type Special } from '#engine/age-of-steam/types.ts'
import { say } from '../../../texts/language.svelte.ts'
import { wordsOn } from '../mapWords.ts'
import type { World } from '../world.ts'

/** The actions of this map, those included that are used up for now. */
export function specialsHere({ game, state }: World): readonly Special[] {
  const here = [...game.steps.specials(state), ...(state.memory.usedUp ?? [])]
  return SPECIALS.filter((special) => here.includes(special))
}

/** What an action is good for, on a map that may make something else of it. */
export function specialAbout(special: Special, map: string): string {
  const base: Readonly<Record<Special, string>> = say('age-of-steam/asks').actions
  return wordsOn(map).actions?.[special] ?? base[special]
}
