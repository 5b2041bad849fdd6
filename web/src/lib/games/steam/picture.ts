import { steam } from '#engine/steam/played.ts'
import type { State } from '#engine/steam/types.ts'
import { figure } from '#worker/both/language/grammar.ts'
import { say } from '../../texts/language.svelte.ts'
import { winnersOf } from '../common/sentence.ts'
import type { GamePicture } from '../contract/picture.ts'
import { boardPictures } from '../rail/picture.ts'
import { doingIn, phaseOf } from './sentence.ts'
import { worldOf } from './world.ts'

const words = () => ({ t: say('steam/table'), family: say('rail/table') })

export const steamPicture: GamePicture<State> = {
  ...boardPictures(steam, worldOf, (state) => ({ ...state, cubes: {} })),
  phaseOf: (state) => phaseOf(state, words()),
  doing: () => doingIn(words()),
  outcome: (result, nameOf) => winnersOf(result, nameOf, say('common/table')),
  score: figure,
}
