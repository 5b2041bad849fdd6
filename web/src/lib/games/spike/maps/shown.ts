import { spike } from '#engine/spike/index.ts'
import type { MapsShown } from '../../contract/mapsShown.ts'
import { boxOf } from '../geometry.ts'
import Picture from './Picture.svelte'
import Sheet from './Sheet.svelte'

export const MAPS_SHOWN: MapsShown = {
  lead: 'Cities, junctions and segments instead of hexes: every segment is paid with a card of its type.',
  about: (map) => spike.maps.find(({ id }) => id === map)?.about ?? '',
  aspect: (map) => {
    const { width, height } = boxOf(spike.game(map).board)
    return width / height
  },
  Picture,
  Facts: Sheet,
}
