import { ageOfSteam } from '#engine/age-of-steam/played.ts'
import type { State } from '#engine/age-of-steam/types.ts'
import { figure } from '#worker/both/language/grammar.ts'
import { dollars } from '../../texts/language.svelte.ts'
import type { GamePicture } from '../contract/picture.ts'
import { boardPictures } from '../rail/picture.ts'
import { doingIn, outcome, phaseOf } from './sentence.ts'
import type { AgeOfSteamTypes } from './session.ts'
import { isSolo } from './solo.ts'
import { wordsHere, worldHere } from './words.ts'

export const ageOfSteamPicture: GamePicture<State> = {
  ...boardPictures<AgeOfSteamTypes>(ageOfSteam, worldHere, (state) => ({ ...state, cubes: {}, cityColors: {} })),
  phaseOf: (state) => phaseOf(state, wordsHere(state.map)),
  doing: ({ map }) => doingIn(wordsHere(map)),
  outcome: (result, nameOf, { map }) => outcome(result, nameOf, wordsHere(map)),
  score: (score, state) => (isSolo(state) ? dollars(score) : figure(score)),
}
