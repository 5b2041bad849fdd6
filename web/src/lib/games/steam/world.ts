import type { Seat } from '#engine/core/index.ts'
import { type Game, trackOf } from '#engine/steam/game.ts'
import type { Steam } from '#engine/steam/rules.ts'
import type { State } from '#engine/steam/types.ts'
import type { HexIndex } from '#engine/track/board.ts'
import type { Pin } from '../../board/scene.ts'
import { type RailWorld, railWorld } from '../rail/world.ts'

/** One state of a match of Steam as the client's parts look at it. */
export interface World extends RailWorld {
  readonly game: Game
  readonly state: State
  readonly rules: Steam
}

const GROWN: Pin = { sign: { letter: '+' }, words: 'has grown' }

export function worldOf(rules: Steam, state: State, nameOf: (seat: Seat) => string): World {
  const game = rules.game(state.map)
  const pins = new Map<HexIndex, readonly Pin[]>(state.grown.map((hex) => [hex, [GROWN]]))
  const { newCities, cubes } = state
  return { ...railWorld(trackOf(game, state), { newCities, cubes, pins }, nameOf), game, state, rules }
}
