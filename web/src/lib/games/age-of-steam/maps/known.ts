import { entryOf } from '../../../catalogue/catalogue.ts'
import type { Area } from '../../../texts/areas.ts'
import { speech } from '../../../texts/language.svelte.ts'

/** What this map, or each of all, adds to the words of a table. */
export async function needWords(map?: string): Promise<void> {
  const maps = map === undefined ? (entryOf('age-of-steam')?.maps ?? []).map(({ id }) => id) : [map]
  const areas = maps.map((id): Area => `age-of-steam/maps/${id}/words`)
  // Opens the folder: only then it is known which maps have any.
  await speech.need('age-of-steam/table')
  await speech.need(...areas.filter((area) => speech.knows(area)))
}
