import { steam } from '#engine/steam/index.ts'
import type { State } from '#engine/steam/types.ts'
import { figure } from '../../texts/words.ts'
import { winnersOf } from '../common/sentence.ts'
import type { GamePicture } from '../contract/picture.ts'
import { openingOn } from '../rail/maps/opening.ts'
import { laidHexes } from '../rail/picture.ts'
import { DOING, phaseOf } from './sentence.ts'
import { worldOf } from './world.ts'

const board = (state: State) => laidHexes(worldOf(steam, state, String).scene)

export const steamPicture: GamePicture<State> = {
  board,
  bare: (map) => board({ ...openingOn(steam, map), cubes: {} }),
  phaseOf,
  doing: DOING,
  outcome: winnersOf,
  score: figure,
}
