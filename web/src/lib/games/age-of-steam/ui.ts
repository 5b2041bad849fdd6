import { deliveryQueryFor, judgeDelivery } from '#engine/age-of-steam/delivering.ts'
import { say, spoken } from '../../texts/language.svelte.ts'
import type { RailUi } from '../rail/ui.ts'
import Ask from './Ask.svelte'
import { choose } from './asks.ts'
import { ruinText } from './bills.ts'
import { playersOf } from './players.ts'
import { doingIn, myTask, outcome, phaseOf } from './sentence.ts'
import type { AgeOfSteamTypes } from './session.ts'
import { TALLIES } from './tallies.ts'
import { wordsHere, worldHere } from './words.ts'

const planning = spoken(() => import('./planning/planning.ts'), 'age-of-steam/costs')
const buildTurn = spoken(() => import('./asks/build.svelte.ts'), 'age-of-steam/asks')

/** What Age of Steam shows and says of its own at a running table. */
export const AGE_OF_STEAM: RailUi<AgeOfSteamTypes> = {
  worldOf: worldHere,
  words(map) {
    const words = wordsHere(map)
    return {
      myTask: (moves) => myTask(moves, words),
      instead: words.t.instead,
      doing: doingIn(words),
      phaseOf: (state) => phaseOf(state, words),
      outcome: (result, nameOf) => outcome(result, nameOf, words),
    }
  },
  Ask,
  ahead: [choose, () => import('./asks/Build.svelte')],
  final: spoken(() => import('./final/Final.svelte'), 'age-of-steam/final', 'menu'),
  buildTurn: async () => (await buildTurn()).BuildTurn,
  goods: { deliveryQueryFor, judgeDelivery },
  planning,
  buildMoves: (moves) => (moves.ask === 'build' ? moves : null),
  goodsMoves: (moves) => (moves.ask === 'goods' ? moves : null),
  ruin: ruinText,
  players: playersOf,
  playerNote: () => import('./tabs/BuyingBack.svelte'),
  tallies: TALLIES,
  drawers: [
    {
      id: 'goods',
      label: () => say('age-of-steam/table').drawers.goods,
      load: spoken(() => import('./tabs/Display.svelte'), 'age-of-steam/display'),
      // A map without a display has all its goods on the board.
      isWanted: ({ game }) => game.steps.spaces.length > 0,
    },
  ],
  rules: spoken(() => import('./tabs/rules.ts'), 'age-of-steam/round'),
}
