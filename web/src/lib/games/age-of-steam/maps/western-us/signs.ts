import { CITY, type SpecialData, TOWN } from '#engine/track/board.ts'
import type { Sign, SignsOf } from '../parts.ts'
import type { texts } from './texts/en/words.ts'

interface Coasts extends SpecialData {
  readonly regions?: Readonly<Record<'east' | 'west', Region>>
}

interface Region {
  readonly startingCities: readonly string[]
  readonly whenUrbanized: readonly string[]
}

type Words = typeof texts.signs

export const SIGNS: SignsOf<Words> = ({ special = {} }, words) => {
  const { regions }: Coasts = special
  return regions ? [...regionSigns(regions.east, words.east), ...regionSigns(regions.west, words.west)] : []
}

function regionSigns({ startingCities, whenUrbanized }: Region, words: Words['east']): Sign[] {
  const sign = { letter: words.letter }
  return [
    ...startingCities.map((name): Sign => {
      return { name, kind: CITY, printed: true, pin: { sign, words: words.printed } }
    }),
    ...whenUrbanized.map((name): Sign => {
      return { name, kind: CITY, printed: false, pin: { sign, words: words.grown } }
    }),
    ...whenUrbanized.map((name): Sign => {
      return { name, kind: TOWN, printed: false, pin: { sign, words: words.later, later: true } }
    }),
  ]
}
