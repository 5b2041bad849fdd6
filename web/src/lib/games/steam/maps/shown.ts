import { steam } from '#engine/steam/index.ts'
import type { MapsShown } from '../../contract/mapsShown.ts'
import { aspectOf } from '../../rail/maps/aspect.ts'
import Picture from './Picture.svelte'
import Sheet from './Sheet.svelte'

export const MAPS_SHOWN: MapsShown = {
  lead: 'Both are played by the same rules, as base game or as standard game.',
  about: (map) => steam.maps.find(({ id }) => id === map)?.about ?? '',
  aspect: (map) => aspectOf(steam.game(map).board),
  Picture,
  Facts: Sheet,
}
