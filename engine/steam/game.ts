import type { Seat } from '../core/rules.ts'
import { type Run as CoreRun, playerOf, update, updatePlayer } from '../core/run.ts'
import { trackOf, withFirst } from '../rail/game.ts'
import type { RailGame } from '../rail/types.ts'
import { type HexIndex, nameOf, TOWN } from '../track/board.ts'
import type { MapDefinition } from './maps/definition.ts'
import type { ActionTile, Event, Good, State } from './types.ts'

/** The game on one map. */
export interface Game extends RailGame {
  readonly map: MapDefinition
}

export type Run = CoreRun<Game, State, Event>

export { nameOf, playerOf, trackOf, update, updatePlayer }

/** The good that a city takes: printed, or that of the New City placed there; undefined for anything else. */
export function colorOf({ board }: Game, state: State, hex: HexIndex): string | undefined {
  return state.newCities.find((city) => city.hex === hex)?.color ?? board.hexes[hex]?.place?.colors[0]
}

/** Turn order, but the holder of a tile goes first (STM-RND-02). */
export const orderWithFirst = (state: State, tile: ActionTile): Seat[] =>
  withFirst(state.order, (seat) => playerOf(state, seat).tile === tile)

/** New City tiles in the box (DIF-03). */
const NEW_CITIES: Readonly<Record<Good, number>> = { red: 1, blue: 1, yellow: 1, purple: 1, grey: 4 }

/** The colours of New City tiles that are left. */
export const newCitiesLeft = (state: State): Good[] =>
  (Object.keys(NEW_CITIES) as Good[]).filter(
    (color) => state.newCities.filter((city) => city.color === color).length < NEW_CITIES[color],
  )

/** Towns that have not become cities, with or without a tile. */
export function townsLeft(game: Game, state: State): HexIndex[] {
  const { kinds } = trackOf(game, state)
  return game.board.places.filter((hex) => kinds[hex] === TOWN)
}

/** Spaces of the supply that still have their goods. */
export const groupsLeft = (state: State): number[] => state.supply.flatMap((group, i) => (group.length > 0 ? [i] : []))

export const GROWTH_MARKERS = 10

/** Printed cities that have not grown yet (STM-ACT-04). */
export const growableCities = (game: Game, state: State): HexIndex[] =>
  state.grown.length >= GROWTH_MARKERS
    ? []
    : game.board.places.filter((hex) => game.board.hexes[hex]?.place?.kind === 'city' && !state.grown.includes(hex))
