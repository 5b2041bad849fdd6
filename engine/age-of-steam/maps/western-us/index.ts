import type { MapData } from '../../../track/board.ts'
import { removeCube, returnToBag } from '../../game.ts'
import { drawOnto, priceOn } from '../../steps.ts'
import type { MapDefinition } from '../definition.ts'
import board from './board.json' with { type: 'json' }
import { eastWestBonuses } from './bonus.ts'
import { staysTogether } from './connection.ts'
import { isStartingCity } from './regions.ts'
import { breakTies, rankWithoutTies } from './ties.ts'
import { transcontinental } from './transcontinental.ts'

/** Two coasts and a long way between them (AOS-WUS-01 to -12). */
export const westernUs: MapDefinition = {
  data: board as unknown as MapData,
  steps: {
    money: 20,
    /** Two cubes on each city, then one on each town (AOS-WUS-02). */
    fillBoard(run) {
      const { board } = run.game
      for (const hex of board.places) drawOnto(run, hex, board.hexes[hex]?.place?.cubes ?? 0)
      for (const hex of board.places) if (board.hexes[hex]?.place?.kind === 'town') drawOnto(run, hex, 1)
    },
    sources: (_, state) => Object.keys(state.cubes).map(Number),
    urbanizeTownCubes(run, town) {
      for (const cube of run.state.cubes[town] ?? []) {
        removeCube(run, town, cube)
        returnToBag(run, cube)
      }
    },
    terrainPrice: (hex, kind) => priceOn({ plain: 0, river: 2, swamp: 2, mountain: 3 }, hex, kind),
    firstTileAt: (game, _, city) => isStartingCity(game, city),
    connection: staysTogether,
    afterLink: transcontinental,
    bonuses: eastWestBonuses,
    atEnd: breakTies,
    rank: rankWithoutTies,
  },
}
