import { deliveryQueryFor, judgeDelivery } from '#engine/steam/delivering.ts'
import { say, spoken } from '../../texts/language.svelte.ts'
import { winnersOf } from '../common/sentence.ts'
import type { RailUi } from '../rail/ui.ts'
import Ask from './Ask.svelte'
import { build, score, select } from './asks.ts'
import { ruinText } from './money.ts'
import { playersOf } from './players.ts'
import { doingIn, myTask, phaseOf } from './sentence.ts'
import type { SteamTypes } from './session.ts'
import { TALLIES } from './tallies.ts'
import { worldOf } from './world.ts'

const buildTurn = spoken(() => import('./asks/build.svelte.ts'), 'steam/asks')

/** What Steam shows and says of its own at a running table. */
export const STEAM: RailUi<SteamTypes> = {
  worldOf: (rules, state, nameOf) => worldOf(rules, state, nameOf, say('steam/table')),
  words() {
    const words = { t: say('steam/table'), family: say('rail/table') }
    return {
      myTask: (moves, state) => myTask(moves, state, words),
      instead: words.t.instead,
      doing: doingIn(words),
      phaseOf: (state) => phaseOf(state, words),
      outcome: (result, nameOf) => winnersOf(result, nameOf, say('common/table')),
    }
  },
  Ask,
  ahead: [select, build, score],
  final: spoken(() => import('./final/Final.svelte'), 'steam/drawers', 'menu'),
  buildTurn: async () => (await buildTurn()).BuildTurn,
  goods: { deliveryQueryFor, judgeDelivery },
  planning: spoken(() => import('./planning/planning.ts'), 'steam/asks'),
  buildMoves: (moves) => (moves.ask === 'build' ? moves : null),
  goodsMoves: (moves) => (moves.ask === 'goods' ? moves : null),
  ruin: ({ state }, seat) => ruinText(state, seat),
  players: playersOf,
  tallies: TALLIES,
  drawers: [
    {
      id: 'tracks',
      label: () => say('steam/table').drawers.tracks,
      load: spoken(() => import('./Tracks.svelte'), 'steam/drawers'),
    },
    {
      id: 'supply',
      label: () => say('steam/table').drawers.supply,
      load: spoken(() => import('./tabs/Supply.svelte'), 'steam/drawers'),
    },
  ],
  rules: spoken(() => import('./tabs/rules.ts'), 'steam/round'),
}
