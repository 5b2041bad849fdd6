import { entryOf } from '../../../catalogue/catalogue.ts'
import type { Area } from '../../../texts/areas.ts'
import { speech } from '../../../texts/language.svelte.ts'

// What maps say lies in their folders.
speech.learn('age-of-steam/maps', import.meta.glob('./*/texts/*/*.ts'))

/** What this map, or each of all, adds to the words of a table. */
export async function needWords(map?: string): Promise<void> {
  const maps = map === undefined ? (entryOf('age-of-steam')?.maps ?? []).map(({ id }) => id) : [map]
  const areas = maps.map((id): Area => `age-of-steam/maps/${id}/words`)
  await speech.need(...areas.filter((area) => speech.knows(area)))
}
