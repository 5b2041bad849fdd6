import { NEW_CITIES } from '#engine/age-of-steam/display.ts'
import type { MapWords } from '../../texts/maps.ts'
import { type WorldOf, worldBy } from '../rail/world.ts'
import { pinsFor, signsOf } from './pins.ts'
import type { AgeOfSteamTypes } from './session.ts'

/** One state of the match as the client's parts look at it. */
export type World = WorldOf<AgeOfSteamTypes>

export const worldOf = worldBy<AgeOfSteamTypes, MapWords>(
  ({ newCities, cityColors }, { board, data }, kinds, words) => ({
    newCities: newCities.map(({ hex, letter }) => ({ hex, letter, color: NEW_CITIES[letter].color })),
    drawnColors: cityColors,
    pins: pinsFor(board, kinds, signsOf(data, words?.signs)),
  }),
)
