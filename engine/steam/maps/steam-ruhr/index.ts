import type { MapData } from '../../../track/board.ts'
import type { MapDefinition } from '../definition.ts'
import data from './board.json' with { type: 'json' }

export const ruhr: MapDefinition = {
  data: data as unknown as MapData,
  about: 'The Ruhr and the lower Rhine: rivers everywhere and cities close together. At its best with four or five.',
  fewerCubesWithThree: 1,
}
