import type { Seat } from '../../../core/rules.ts'
import type { HexIndex } from '../../../track/board.ts'
import type { Walked } from '../../../track/journey.ts'
import { type Game, playerOf } from '../../game.ts'
import type { Bonus } from '../../steps.ts'
import type { Good, State } from '../../types.ts'
import { regionOf } from './regions.ts'

/** From a city of one region to one of the other: one more for the owner of a link that the mover picks (AOS-WUS-11). */
export function eastWestBonuses(
  game: Game,
  state: State,
  _: Seat,
  __: Good,
  { places, steps }: Walked,
): readonly Bonus[] {
  const nothing = state.players.map(() => 0)
  const from = regionOf(game, state, places[0] as HexIndex)
  const to = regionOf(game, state, places.at(-1) as HexIndex)
  if (from === null || to === null || from === to) return [{ gains: nothing }]
  const owners = [...new Set(steps.map(({ owner }) => owner))].filter((owner) => owner !== null)
  const active = owners.filter((owner) => playerOf(state, owner).eliminated === null)
  const [only] = active
  if (only === undefined) return [{ gains: nothing }]
  if (active.length === 1) return [{ gains: nothing.with(only, 1) }]
  return active.map((owner) => ({ gains: nothing.with(owner, 1), bonus: owner }))
}
