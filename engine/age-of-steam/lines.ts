import type { Seat } from '../core/rules.ts'
import type { LineTerms } from '../rail/line/lines.ts'
import { builderFor, buildQueryFor } from './building.ts'
import { type Game, playerOf } from './game.ts'
import { BASE_STEPS } from './steps.ts'
import type { State } from './types.ts'

const PLENTY = 9999

/** Lines of one seat. */
export function linesFor(game: Game, seat: Seat): LineTerms<State> {
  const { steps } = game
  const isBuilding = ({ stage }: State): boolean =>
    stage.phase === 'build' && stage.left[0] === seat && stage.choice === null
  const pricesOf = ({ stage }: State): readonly number[] => (stage.phase === 'build' ? stage.prices : [])
  /** What a map asks of all track together is asked when it is built. */
  const free: Game = { ...game, steps: { ...steps, connection: BASE_STEPS.connection, bill: BASE_STEPS.bill } }
  const then = (state: State): State => {
    const player = { ...playerOf(state, seat), money: PLENTY, hasBuilt: true, special: null }
    const options = { ...state.options, ownerMarkerLimit: 'none' }
    return { ...state, options, players: state.players.with(seat, player) }
  }
  return {
    isBuilding,
    buildQuery: (state) => buildQueryFor(builderFor(game, state, seat, pricesOf(state))),
    later: (state) => buildQueryFor(builderFor(game, then(state), seat, [])),
    freely: (state) => buildQueryFor(builderFor(free, then(state), seat, [])),
    budget(state) {
      const before = pricesOf(state)
      const paid = steps.bill(state, seat, before)
      return {
        tiles: isBuilding(state) ? steps.tileLimit(state, seat) - before.length : 0,
        money: playerOf(state, seat).money,
        tilesLater: steps.tileLimit(then(state), seat),
        bill: (prices) => steps.bill(state, seat, [...before, ...prices]) - paid,
        // An own bill may take half of one of them off.
        least: steps.bill === BASE_STEPS.bill ? 2 : 1,
        finishes: steps.endTurn !== BASE_STEPS.endTurn,
      }
    },
  }
}
