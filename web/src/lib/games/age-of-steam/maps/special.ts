import type { MapFact } from '../../common/tabs/mapFact.ts'

/** What is special on a map; loaded when somebody wants to read it. */
export const factsOf = async (map: string): Promise<readonly MapFact[]> => (await import('./facts.ts')).FACTS[map] ?? []
