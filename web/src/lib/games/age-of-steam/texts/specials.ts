import { SPECIALS, type Special } from '#engine/age-of-steam/types.ts'
import type { World } from '../world.ts'

/** The actions of this map, those included that are used up for now. */
export function specialsHere({ game, state }: World): readonly Special[] {
  const here = [...game.steps.specials(state), ...(state.memory.usedUp ?? [])]
  return SPECIALS.filter((special) => here.includes(special))
}
