import { SPECIALS, type Special } from '#engine/age-of-steam/types.ts'
import { wordsOn } from '../maps/words.ts'
import type { World } from '../world.ts'

/** What an action is good for, in one sentence. */
const ABOUT: Readonly<Record<Special, string>> = {
  'first-move': 'You move goods before everybody else, both times.',
  'first-build': 'You build before everybody else.',
  engineer: 'You may build four tiles instead of three.',
  locomotive: 'Your locomotive reaches one link further, at once (up to 6).',
  urbanization: 'Before you build, you may turn a town into a New City.',
  production: 'Before the dice grow goods, you draw two cubes for the display.',
  'turn-order': 'In the next auction you may stay in once without bidding.',
}

/** The actions of this map, those included that are used up for now. */
export function specialsHere({ game, state }: World): readonly Special[] {
  const here = [...game.steps.specials(state), ...(state.memory.usedUp ?? [])]
  return SPECIALS.filter((special) => here.includes(special))
}

/** On a map, which may make something else of it. */
export const specialAbout = (special: Special, map: string): string => wordsOn(map).actions?.[special] ?? ABOUT[special]
