import { ageOfSteam } from '#engine/age-of-steam/index.ts'
import type { MapsShown } from '../../contract/mapsShown.ts'
import { aspectOf } from '../../rail/maps/aspect.ts'
import Picture from './Picture.svelte'
import Sheet from './Sheet.svelte'

export const MAPS_SHOWN: MapsShown = {
  lead: 'What a map does differently can be read from its board and beside it.',
  about: (map) => ageOfSteam.maps.find(({ id }) => id === map)?.about ?? '',
  aspect: (map) => aspectOf(ageOfSteam.game(map).board),
  Picture,
  Facts: Sheet,
}
