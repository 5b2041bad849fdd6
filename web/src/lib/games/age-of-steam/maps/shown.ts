import { ageOfSteam } from '#engine/age-of-steam/played.ts'
import { say } from '../../../texts/language.svelte.ts'
import type { MapsShown } from '../../contract/mapsShown.ts'
import { type MapSheet, railMaps } from '../../rail/maps/shown.ts'
import { worldHere } from '../words.ts'
import { factsOf } from './texts.ts'

export function mapsShown(): MapsShown<MapSheet> {
  const t = say('age-of-steam/maps')
  return railMaps({
    rules: ageOfSteam,
    worldOf: worldHere,
    lead: t.lead,
    numbersOf: ({ data, steps }) => {
      const { white, ...bag } = steps.cubes
      const cubes = Object.values(bag).reduce((sum, count) => sum + count, 0)
      return {
        players: data.players,
        priceOf: (hex) => steps.terrainPrice(hex, 'simple').reduce((sum, { amount }) => sum + amount, 0),
        roundsFor: (seats) => steps.rounds(seats),
        goods: t.goods(cubes, white),
      }
    },
    factsOf,
  })
}
