import { refusal } from '../../../core/refusal.ts'
import type { MapData } from '../../../track/board.ts'
import { sectionsOf } from '../../../track/sections.ts'
import { drawCube, nameOf, playerOf, trackOf, update } from '../../game.ts'
import { BASE_STEPS, COMPLEX_EXTRA, growByOne } from '../../steps.ts'
import type { MapDefinition } from '../definition.ts'
import board from './board.json' with { type: 'json' }

const TILES_A_TURN = 3
const GROWING = board.special.bagCubeEachRound.map(({ name }) => name)

/** Roads abroad, dear hexes, and nothing left unfinished (AOS-GER-01 to -10). */
export const germany: MapDefinition = {
  data: board as unknown as MapData,
  steps: {
    /** After the cities, one cube into the box of every terminal: it says for the whole game what is taken there. */
    fillBoard(run) {
      BASE_STEPS.fillBoard(run)
      const { board } = run.game
      for (const hex of board.places) {
        if (!board.hexes[hex]?.place?.randomColor) continue
        const cube = drawCube(run, `terminal/${nameOf(run.game, hex)}`)
        if (cube) update(run, { cityColors: { ...run.state.cityColors, [hex]: cube } })
      }
    },
    passThrough: (game, _, place) => !game.board.hexes[place]?.place?.terminal,
    tileLimit: () => TILES_A_TURN,
    /** The Engineer builds no fourth tile but has the dearest of the turn at half its price, rounded up (AOS-GER-06). */
    bill(state, seat, prices) {
      const discount = playerOf(state, seat).special === 'engineer' ? Math.floor(Math.max(0, ...prices) / 2) : 0
      return BASE_STEPS.bill(state, seat, prices) - discount
    },
    terrainPrice(hex, kind) {
      if (hex.cost === null) return BASE_STEPS.terrainPrice(hex, kind)
      return [
        { what: 'printed', amount: hex.cost },
        ...(COMPLEX_EXTRA[kind] ? [{ what: kind, amount: COMPLEX_EXTRA[kind] }] : []),
      ]
    },
    mayTakeBack: true,
    endTurn(game, state, seat) {
      const [section] = sectionsOf(trackOf(game, state), seat)
      return section ? refusal('AOS-GER-07', { hex: nameOf(game, section.segments[0]?.hex ?? 0) }) : null
    },
    growthStart(run) {
      for (const { index, place } of run.game.board.hexes)
        if (GROWING.includes(place?.name ?? '')) growByOne(run, index)
    },
  },
}
