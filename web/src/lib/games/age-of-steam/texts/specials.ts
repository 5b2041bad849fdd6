import { SPECIALS, type Special } from '#engine/age-of-steam/types.ts'
import { wordsOn } from '../maps/words.ts'
import { SPECIAL_WORDS } from '../words.ts'
import type { World } from '../world.ts'

/** The actions of this map, those included that are used up for now. */
export function specialsHere({ game, state }: World): readonly Special[] {
  const here = [...game.steps.specials(state), ...(state.memory.usedUp ?? [])]
  return SPECIALS.filter((special) => here.includes(special))
}

/** What an action is good for on a map, which may make something else of it. */
export const specialAbout = (special: Special, map: string): string =>
  wordsOn(map).actions?.[special] ?? SPECIAL_WORDS[special].about
