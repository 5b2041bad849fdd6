import drawing from '#engine/spike/drawing.json'
import { spike } from '#engine/spike/played.ts'
import type { State } from '#engine/spike/types.ts'
import { type Laid, laid } from '../../board/laid.ts'
import { dollars, say } from '../../texts/language.svelte.ts'
import { winnersOf } from '../common/sentence.ts'
import type { GamePicture } from '../contract/picture.ts'
import Drawing from './board/Drawing.svelte'
import type { SpikeScene } from './board/scene.ts'
import { boxOf } from './geometry.ts'
import { doingIn, phaseIn } from './sentence.ts'

function board(map: string, players: SpikeScene['players']): Laid {
  const { board } = spike.game(map)
  return laid(Drawing, { scene: { board, players }, outlines: { default: drawing } }, boxOf(board), true)
}

export const spikePicture: GamePicture<State> = {
  board: (state) => board(state.map, state.players),
  bare: (map) => board(map, []),
  phaseOf: (state) => phaseIn(say('spike/table'), state),
  doing: () => doingIn(say('spike/table')),
  outcome: (result, nameOf) => winnersOf(result, nameOf, say('common/table')),
  score: dollars,
}
