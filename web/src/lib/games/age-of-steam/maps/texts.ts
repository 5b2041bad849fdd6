import { entryOf } from '../../../catalogue/catalogue.ts'
import { inFolderOf } from '../../common/mapModule.ts'
import type { MapFact } from '../../common/tabs/mapFact.ts'
import type { RuleSection } from '../../contract/rulesText.ts'
import type { MapText } from './parts.ts'

/** `text.ts` in the folder of each map, loaded when somebody wants to read it. */
const texts = import.meta.glob<MapText>('./*/text.ts', { import: 'TEXT' })

export const textOf = async (map: string): Promise<MapText | undefined> => inFolderOf(texts, map)?.()

/** What is special on a map. */
export const factsOf = async (map: string): Promise<readonly MapFact[]> => (await textOf(map))?.facts ?? []

/** What each map does differently: everything else is as in the base rules. */
export async function sectionsOfMaps(): Promise<readonly RuleSection[]> {
  const told = (entryOf('age-of-steam')?.maps ?? []).map(async ({ id }) => ({ id, text: await textOf(id) }))
  return (await Promise.all(told)).flatMap(({ id, text }) => (text ? [{ id, ...text.section }] : []))
}
