import type { MapData } from '../../../track/board.ts'
import { drawOnto } from '../../steps.ts'
import { SPECIALS, type State } from '../../types.ts'
import type { MapDefinition } from '../definition.ts'
import board from './board.json' with { type: 'json' }
import { payment } from './payment.ts'

/** Two players, no cities, goods in the fields (AOS-STL-01 to -10). */
export const stLucia: MapDefinition = {
  data: board as unknown as MapData,
  steps: {
    spaces: [],
    fillDisplay: () => {},
    /** One cube on every green hex without a town (AOS-STL-01). */
    fillBoard(run) {
      for (const { index, place, terrain } of run.game.board.hexes) {
        if (place === null && terrain !== 'mountain') drawOnto(run, index, 1)
      }
    },
    phases: ['payment', 'shares', 'actions', 'build', 'goods', 'income', 'expenses', 'reduction'],
    decisions: { payment },
    specials: () => SPECIALS.filter((special) => special !== 'production'),
    /** A cube on a hex can leave once a tile lies there (AOS-STL-06). */
    sources: (_, state: State) =>
      Object.keys(state.cubes)
        .map(Number)
        .filter((hex) => state.tiles[hex] !== null),
  },
}
