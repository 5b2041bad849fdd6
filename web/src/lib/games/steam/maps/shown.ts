import { roundsFor } from '#engine/steam/flow.ts'
import { steam } from '#engine/steam/played.ts'
import type { Terrain } from '#engine/track/board.ts'
import { say } from '../../../texts/language.svelte.ts'
import type { MapsShown } from '../../contract/mapsShown.ts'
import { type MapSheet, railMaps } from '../../rail/maps/shown.ts'
import { worldOf } from '../world.ts'
import { factsOf } from './texts.ts'

const STRAIGHT: Readonly<Record<Terrain, number>> = { plain: 2, river: 3, mountain: 4, swamp: 2 }

export function mapsShown(): MapsShown<MapSheet> {
  const { lead, goods } = say('steam/maps')
  return railMaps({
    rules: steam,
    worldOf,
    lead,
    numbersOf: ({ map }) => ({
      players: map.data.players,
      priceOf: ({ terrain }) => STRAIGHT[terrain],
      roundsFor,
      goods,
    }),
    factsOf,
  })
}
