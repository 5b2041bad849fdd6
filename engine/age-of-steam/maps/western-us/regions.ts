import type { HexIndex } from '../../../track/board.ts'
import { type Game, newCityAt } from '../../game.ts'
import type { State } from '../../types.ts'
import board from './board.json' with { type: 'json' }

export type Region = 'east' | 'west'
const REGIONS: readonly Region[] = ['east', 'west']

const { regions } = board.special

const nameAt = (game: Game, hex: HexIndex): string => game.board.hexes[hex]?.place?.name ?? ''

/** The starting cities of a region, where tracks begin and continents end (AOS-WUS-06). */
export function startingCities(game: Game, region: Region): HexIndex[] {
  return game.board.places.filter(
    (hex) =>
      game.board.hexes[hex]?.place?.kind === 'city' && regions[region].startingCities.includes(nameAt(game, hex)),
  )
}

export const isStartingCity = (game: Game, city: HexIndex): boolean =>
  REGIONS.some((region) => startingCities(game, region).includes(city))

/** The region a city belongs to for deliveries; some towns join one when they are urbanised (AOS-WUS-07). */
export function regionOf(game: Game, state: State, place: HexIndex): Region | null {
  const grown = newCityAt(state, place) !== undefined
  const belongs = (region: Region): boolean =>
    startingCities(game, region).includes(place) ||
    (grown && regions[region].whenUrbanized.includes(nameAt(game, place)))
  return REGIONS.find(belongs) ?? null
}
