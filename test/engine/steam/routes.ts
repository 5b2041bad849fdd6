import { trackOf } from '#engine/steam/game.ts'
import { type Action, type Good, type State, steam } from '#engine/steam/index.ts'
import { routesOn } from '../track/routes.ts'
import { at, HEX, withCities } from './position.ts'

const routes = routesOn<State>({
  trackOf: (state) => trackOf(steam.game(state.map), state),
  fits: ({ kind }, onTown) => (kind === 'town') === onTown,
})

export const { laid, along, on } = routes

/** A delivery told by where each of its links leaves: `deliver(state, 'red', 'A8>B8', 'F8>G8')`. */
export const deliver = (
  state: State,
  cube: Good,
  ...leaving: readonly string[]
): Extract<Action, { type: 'deliver' }> => ({
  type: 'deliver',
  cube,
  ...routes.path(state, ...leaving),
})

const { Boston, Hartford, Springfield } = HEX

/** The long way of graph G1 of the rules: Springfield, a city now, by Hartford and Boston to Concord. */
export const threeLinks = (state: State, seat: number): State =>
  laid(
    withCities(state, { [Springfield]: 'grey' }),
    seat,
    `${Springfield} ${at(2, 0)} ${Hartford}`,
    `${Hartford} L8 M8 M7 ${Boston}`,
    `${Boston} N5 M5`,
  )
