import { NEW_CITIES } from '#engine/age-of-steam/display.ts'
import { type Game, trackOf } from '#engine/age-of-steam/game.ts'
import type { AgeOfSteam } from '#engine/age-of-steam/rules.ts'
import type { State } from '#engine/age-of-steam/types.ts'
import type { Seat } from '#engine/core/rules.ts'
import { type RailWorld, railWorld } from '../rail/world.ts'
import { pinsFor, signsOf } from './pins.ts'

/** One state of the match as the client's parts look at it. */
export interface World extends RailWorld {
  readonly game: Game
  readonly state: State
}

export function worldOf(rules: AgeOfSteam, state: State, nameOf: (seat: Seat) => string): World {
  const game = rules.game(state.map)
  const track = trackOf(game, state)
  const newCities = state.newCities.map(({ hex, letter }) => ({ hex, letter, color: NEW_CITIES[letter].color }))
  const pins = pinsFor(game.board, track.kinds, signsOf(game.data))
  const lies = { newCities, cubes: state.cubes, drawnColors: state.cityColors, pins }
  return { ...railWorld(track, lies, nameOf), game, state }
}
