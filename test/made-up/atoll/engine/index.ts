import { gain, nameOf, playerOf } from '#engine/age-of-steam/game.ts'
import type { MapDefinition } from '#engine/age-of-steam/maps/definition.ts'
import { refusal } from '#engine/core/refusal.ts'
import type { MapData } from '#engine/track/board.ts'
import board from './board.json' with { type: 'json' }

const REEF = board.special.reef.at

/** A ring of land around a lagoon (AOS-ATO-01 to -04). */
export const atoll: MapDefinition = {
  data: board as unknown as MapData,
  steps: {
    rounds: () => 3,
    /** Nothing is built on the reef (AOS-ATO-01). */
    connection({ game }, { hex }) {
      const name = nameOf(game, hex)
      return REEF.includes(name) ? refusal('AOS-ATO-01', { hex: name }) : null
    },
    /** Before goods grow, those with the lowest income gain one (AOS-ATO-02). */
    growthStart(run) {
      const { order, players } = run.state
      const least = Math.min(...order.map((seat) => playerOf(run.state, seat).income))
      const gains = players.map(({ income }, seat) => (order.includes(seat) && income === least ? 1 : 0))
      gain(run, gains, 'tide')
    },
  },
}
