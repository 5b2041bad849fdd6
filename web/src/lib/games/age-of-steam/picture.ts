import { ageOfSteam } from '#engine/age-of-steam/index.ts'
import type { State } from '#engine/age-of-steam/types.ts'
import { dollars, figure } from '../../texts/words.ts'
import type { GamePicture } from '../contract/picture.ts'
import { openingOn } from '../rail/maps/opening.ts'
import { laidHexes } from '../rail/picture.ts'
import { DOING, outcome, phaseOf } from './sentence.ts'
import { isSolo } from './solo.ts'
import { worldOf } from './world.ts'

const board = (state: State) => laidHexes(worldOf(ageOfSteam, state, String).scene)

export const ageOfSteamPicture: GamePicture<State> = {
  board,
  bare: (map) => board({ ...openingOn(ageOfSteam, map), cubes: {}, cityColors: {} }),
  phaseOf,
  doing: DOING,
  outcome,
  score: (score, state) => (isSolo(state) ? dollars(score) : figure(score)),
}
