import { CITY, type SpecialData, TOWN } from '#engine/track/board.ts'
import type { Sign, SignsOf } from '../parts.ts'

interface Coasts extends SpecialData {
  readonly regions?: Readonly<Record<'east' | 'west', Region>>
}

interface Region {
  readonly startingCities: readonly string[]
  readonly whenUrbanized: readonly string[]
}

export const SIGNS: SignsOf = ({ special = {} }) => {
  const { regions }: Coasts = special
  return regions ? [...regionSigns('east', regions.east), ...regionSigns('west', regions.west)] : []
}

function regionSigns(region: string, { startingCities, whenUrbanized }: Region): Sign[] {
  const sign = { letter: region.charAt(0).toUpperCase() }
  return [
    ...startingCities.map((name): Sign => {
      return { name, kind: CITY, printed: true, pin: { sign, words: `starting city of the ${region}` } }
    }),
    ...whenUrbanized.map((name): Sign => {
      return { name, kind: CITY, printed: false, pin: { sign, words: `city of the ${region}` } }
    }),
    ...whenUrbanized.map((name): Sign => {
      const words = `will belong to the ${region} as a city`
      return { name, kind: TOWN, printed: false, pin: { sign, words, later: true } }
    }),
  ]
}
