import { inFolderOf } from '../../common/mapModule.ts'
import type { MapFact } from '../../common/tabs/mapFact.ts'

/** `text.ts` in the folder of each map, loaded when somebody wants to read it. */
const texts = import.meta.glob<readonly MapFact[]>('./*/text.ts', { import: 'FACTS' })

/** What is special on a map. */
export const factsOf = async (map: string): Promise<readonly MapFact[]> => (await inFolderOf(texts, map)?.()) ?? []
