import { ageOfSteam } from '#engine/age-of-steam/index.ts'
import type { State } from '#engine/age-of-steam/types.ts'
import type { Rules } from '#engine/core/index.ts'
import { dollars, figure } from '../../texts/words.ts'
import type { GamePicture } from '../contract/picture.ts'
import { openingOn } from '../rail/maps/opening.ts'
import { laidHexes } from '../rail/picture.ts'
import { DOING, outcome, phaseOf } from './sentence.ts'
import { isSolo } from './solo.ts'
import { worldOf } from './world.ts'

const board = (state: State) => laidHexes(worldOf(ageOfSteam, state, String).scene)

export const ageOfSteamPicture: GamePicture = {
  board: (state) => board(state as State),
  bare: (map) => board({ ...(openingOn(ageOfSteam as Rules, map) as State), cubes: {}, cityColors: {} }),
  phaseOf: (state) => phaseOf(state as State),
  doing: DOING,
  outcome,
  score: (score, state) => (isSolo(state as State) ? dollars(score) : figure(score)),
}
