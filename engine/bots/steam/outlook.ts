import type { Seat } from '../../core/rules.ts'
import { roundsOf } from '../../steam/flow.ts'
import { colorOf, type Game, playerOf, trackOf } from '../../steam/game.ts'
import { LEAST_INCOME, UNIT } from '../../steam/money.ts'
import { modeOf } from '../../steam/options.ts'
import type { State } from '../../steam/types.ts'
import { CITY } from '../../track/board.ts'
import type { Carrying } from '../rail/prospects.ts'

/** What the greedy bot makes of its position. */

export const roundsLeft = (state: State): number => roundsOf(state) - state.round

export const isStandard = (state: State): boolean => modeOf(state.options) === 'standard'

/** What the next expenses will ask for. */
export function bills(state: State, seat: Seat): number {
  const { income, engine } = playerOf(state, seat)
  return Math.max(0, (isStandard(state) ? engine : 0) - income)
}

/** How deep into capital it goes: early money comes back as income for many rounds. */
const floorOfIncome = (state: State): number => (roundsLeft(state) > 3 ? -6 : roundsLeft(state) > 1 ? -3 : 0)

/** What it is ready to spend now. */
export function budget(state: State, seat: Seat): number {
  const { cash, income } = playerOf(state, seat)
  if (isStandard(state)) return cash - bills(state, seat)
  return cash + UNIT * Math.max(0, income - Math.max(LEAST_INCOME, floorOfIncome(state)))
}

export const carryingOf = (game: Game, state: State, seat: Seat): Carrying => {
  const { kinds } = trackOf(game, state)
  return {
    cubes: state.cubes,
    mostLinks: playerOf(state, seat).engine,
    accepts: (place, cube) => kinds[place] === CITY && colorOf(game, state, place) === cube,
  }
}
