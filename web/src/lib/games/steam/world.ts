import type { HexIndex } from '#engine/track/board.ts'
import type { Pin } from '../../board/scene.ts'
import type { Areas } from '../../texts/areas.ts'
import { type WorldOf, worldBy } from '../rail/world.ts'
import type { SteamTypes } from './session.ts'

/** One state of a match of Steam as the client's parts look at it. */
export type World = WorldOf<SteamTypes>

export const worldOf = worldBy<SteamTypes, Pick<Areas['steam/table'], 'grown'>>(
  ({ newCities, grown }, _, __, words) => {
    const pin: Pin = { sign: { letter: '+' }, words: words?.grown ?? '' }
    return { newCities, pins: new Map<HexIndex, readonly Pin[]>(grown.map((hex) => [hex, [pin]])) }
  },
)
