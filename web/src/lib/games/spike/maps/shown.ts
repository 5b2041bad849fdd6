import type { Board } from '#engine/spike/board.ts'
import { spike } from '#engine/spike/played.ts'
import { say } from '../../../texts/language.svelte.ts'
import type { MapsShown } from '../../contract/mapsShown.ts'
import { boxOf } from '../geometry.ts'
import Picture from './Picture.svelte'
import Sheet from './Sheet.svelte'

export const mapsShown = (): MapsShown<Board> => ({
  lead: say('spike/maps').lead,
  aspect: (map) => {
    const { width, height } = boxOf(spike.game(map).board)
    return width / height
  },
  shown: (map) => spike.game(map).board,
  Picture,
  Facts: Sheet,
})
