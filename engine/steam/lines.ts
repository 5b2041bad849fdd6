import type { Seat } from '../core/rules.ts'
import type { LineTerms } from '../rail/line/lines.ts'
import type { BuildQuery } from '../track/sites.ts'
import { builderFor, buildQueryFor, tileLimit } from './building.ts'
import { type Game, playerOf } from './game.ts'
import { mostPayable } from './money.ts'
import type { State } from './types.ts'

const PLENTY = 9999
/** A tile on a plain hex, and the least that a redirected one has. */
const LEAST = 2

/** Lines of one seat. */
export function linesFor(game: Game, seat: Seat): LineTerms<State> {
  const isBuilding = ({ stage }: State): boolean => stage.phase === 'build' && stage.left[0] === seat
  const built = ({ stage }: State): number => (stage.phase === 'build' ? stage.built : 0)
  const then = (state: State): State => {
    const player = { ...playerOf(state, seat), cash: PLENTY, hasBuilt: true, tile: null }
    return { ...state, players: state.players.with(seat, player) }
  }
  const later = (state: State): BuildQuery => buildQueryFor(builderFor(game, then(state), seat, 0))
  return {
    isBuilding,
    buildQuery: (state) => buildQueryFor(builderFor(game, state, seat, built(state))),
    later,
    freely: later,
    budget: (state) => ({
      tiles: isBuilding(state) ? tileLimit(state, seat) - built(state) : 0,
      money: mostPayable(state, seat, 'track'),
      tilesLater: tileLimit(then(state), seat),
      bill: (prices) => prices.reduce((sum, price) => sum + price, 0),
      least: LEAST,
      finishes: false,
    }),
  }
}
