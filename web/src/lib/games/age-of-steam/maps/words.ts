import { BARBADOS } from './barbados/words.ts'
import { GERMANY } from './germany/words.ts'
import type { MapWords } from './parts.ts'
import { ST_LUCIA } from './st-lucia/words.ts'
import { WESTERN_US } from './western-us/words.ts'

/** The one list of maps in this folder: those that add to the words of a table. Everything else is found by its path. */
export const MAP_WORDS = {
  'western-us': WESTERN_US,
  germany: GERMANY,
  barbados: BARBADOS,
  'st-lucia': ST_LUCIA,
} satisfies Readonly<Record<string, MapWords>>

const byMap: Readonly<Record<string, MapWords>> = MAP_WORDS

export const wordsOn = (map: string): MapWords => byMap[map] ?? {}
