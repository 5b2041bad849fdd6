import { say, speech } from '../../../texts/language.svelte.ts'
import { factsIn, type MapFact } from '../../common/tabs/glance.ts'

/** What is special on a map, loaded when somebody wants to read it. */
export async function factsOf(map: string): Promise<readonly MapFact[]> {
  await speech.need(`steam/maps/${map}/rules`)
  return factsIn('STM-', say(`steam/maps/${map}/rules`))
}
