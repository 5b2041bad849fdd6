import { say } from '../../../texts/language.svelte.ts'
import type { BuildWords } from '../../rail/build/words.ts'
import { wordsOn } from '../mapWords.ts'

/** What a tile is called; one that nobody has named by its id (test/web/age-of-steam/words.test.ts). */
export const tileName = (tile: string): string => {
  const names: Readonly<Record<string, string>> = say('age-of-steam/asks').tiles
  return names[tile] ?? tile
}

/** What is said of building on a map, which may have prices of its own. */
export function buildWords(map: string): BuildWords {
  const t = say('age-of-steam/asks')
  const prices: Readonly<Record<string, string>> = { ...t.prices, ...wordsOn(map).prices }
  return { tileName, priceName: (what) => prices[what] ?? what, linkWorth: t.linkWorth }
}
