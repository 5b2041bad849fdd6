import type { MapData } from '../../../track/board.ts'
import { EDITION_OPTION } from '../../edition.ts'
import type { MapDefinition } from '../definition.ts'
import data from './board.json' with { type: 'json' }

/** The board of the base game; it has no rules of its own (AOS-RB-01). */
export const rustBelt: MapDefinition = {
  data: data as unknown as MapData,
  options: [EDITION_OPTION],
}
