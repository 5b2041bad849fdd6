import { entryOf } from '../../../catalogue/catalogue.ts'
import { say, speech } from '../../../texts/language.svelte.ts'
import type { MapRules } from '../../../texts/maps.ts'
import { factsIn, type MapFact } from '../../common/tabs/glance.ts'
import { type RuleSection, sectionOf } from '../../contract/rules/rulesText.ts'
import './known.ts'

/** What there is to read about a map, loaded when somebody wants to read it. */
export async function textOf(map: string): Promise<MapRules> {
  await speech.need(`age-of-steam/maps/${map}/rules`)
  return say(`age-of-steam/maps/${map}/rules`)
}

/** What is special on a map. */
export const factsOf = async (map: string): Promise<readonly MapFact[]> => factsIn('AOS-', await textOf(map))

/** What each map does differently: everything else is as in the base rules. */
export function sectionsOfMaps(): Promise<readonly RuleSection[]> {
  const maps = entryOf('age-of-steam')?.maps ?? []
  return Promise.all(maps.map(async ({ id }) => sectionOf('AOS-', id, await textOf(id))))
}
