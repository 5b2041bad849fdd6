import { say, speech } from '../../texts/language.svelte.ts'
import type { MapWords } from '../../texts/maps.ts'

const NONE: MapWords = {}

/** What a map adds to the words of a table: it comes with the rules of that map (`entry/ui.ts`). */
export const wordsOn = (map: string): MapWords =>
  speech.knows(`age-of-steam/maps/${map}/words`) ? say(`age-of-steam/maps/${map}/words`) : NONE
