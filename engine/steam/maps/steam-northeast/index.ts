import type { MapData } from '../../../track/board.ts'
import type { MapDefinition } from '../definition.ts'
import data from './board.json' with { type: 'json' }

export const northeast: MapDefinition = {
  data: data as unknown as MapData,
  about: 'From Toronto and Montreal down to New York: coast, lakes and few cities. At its best with three or four.',
  fewerCubesWithThree: 0,
}
