import type { MapData } from '../../../track/board.ts'
import { addCube, update } from '../../game.ts'
import { BASE_STEPS, growByOne } from '../../steps.ts'
import type { MapDefinition } from '../definition.ts'
import board from './board.json' with { type: 'json' }

const COTTON = 'white'
const DOUBLED_ROUND = 4

/** Cotton from every town to the ports, and a hard round 4 (AOS-SUS-01 to -08). */
export const southernUs: MapDefinition = {
  data: board as unknown as MapData,
  options: [{ id: 'southernDoubling', values: ['from-round-4', 'round-4-only'], default: 'from-round-4' }],
  steps: {
    cubes: { ...BASE_STEPS.cubes, white: 14 },
    /** Cotton comes from a supply of its own: nothing is drawn for it (AOS-SUS-01). */
    fillBoard(run) {
      BASE_STEPS.fillBoard(run)
      const { board } = run.game
      for (const hex of board.places) if (board.hexes[hex]?.place?.kind === 'town') addCube(run, hex, COTTON)
    },
    sources: (_, state) => Object.keys(state.cubes).map(Number),
    bonuses: (_, state, mover, good) => [
      { gains: state.players.map((_, seat) => (good === COTTON && seat === mover ? 1 : 0)) },
    ],
    afterDelivery(run, good) {
      if (good !== COTTON) return BASE_STEPS.afterDelivery(run, good)
      return update(run, { removed: { ...run.state.removed, [COTTON]: run.state.removed[COTTON] + 1 } })
    },
    growthExtra(run) {
      for (const { name, rounds } of board.special.bagCubeEachRound) {
        const [first = 0, last = 0] = rounds
        const city = run.game.board.hexes.find((hex) => hex.place?.name === name)
        if (city && run.state.round >= first && run.state.round <= last) growByOne(run, city.index)
      }
    },
    reduction(state, income) {
      const only = state.options.southernDoubling === 'round-4-only'
      const doubled = only ? state.round === DOUBLED_ROUND : state.round >= DOUBLED_ROUND
      return BASE_STEPS.reduction(state, income) * (doubled ? 2 : 1)
    },
  },
}
