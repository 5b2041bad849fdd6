import type { MapData } from '../../../track/board.ts'
import type { MapDefinition } from '../definition.ts'
import data from './board.json' with { type: 'json' }

export const ruhr: MapDefinition = {
  data: data as unknown as MapData,
  fewerCubesWithThree: 1,
}
