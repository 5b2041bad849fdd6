import type { Deliver } from '#engine/age-of-steam/delivering.ts'
import { trackOf } from '#engine/age-of-steam/game.ts'
import { ageOfSteam, type Good, type State } from '#engine/age-of-steam/index.ts'
import { routesOn } from '../track/routes.ts'

const routes = routesOn<State>({
  trackOf: (state) => trackOf(ageOfSteam.game(state.map), state),
  fits: () => true,
})

export const { laid, along, on } = routes

/** A delivery told by where each of its links leaves: `deliver(state, 'red', 'A8>B8', 'F8>G8')`. */
export const deliver = (state: State, cube: Good, ...leaving: readonly string[]): Deliver => ({
  type: 'deliver',
  cube,
  ...routes.path(state, ...leaving),
})
