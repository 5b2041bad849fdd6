import type { Seat } from '#engine/core/index.ts'
import { type Game, playerOf } from '#engine/spike/game.ts'
import { isFaceDown } from '#engine/spike/piles.ts'
import type { Spike } from '#engine/spike/rules.ts'
import type { Cards, Player, State } from '#engine/spike/types.ts'
import type { SpikeScene } from './board/scene.ts'
import { cityById } from './geometry.ts'

/** One state of a match of Spike as the client's parts look at it. */
export interface World {
  readonly game: Game
  readonly state: State
  readonly rules: Spike
  /** The seat whose cards are seen here; null for who only watches. */
  readonly eyes: Seat | null
  readonly scene: SpikeScene
  readonly nameOf: (seat: Seat) => string
  readonly cityName: (city: string) => string
}

export function worldOf(rules: Spike, state: State, eyes: Seat | null, nameOf: (seat: Seat) => string): World {
  const game = rules.game(state.map)
  return {
    game,
    state,
    rules,
    eyes,
    scene: { board: game.board, players: state.players },
    nameOf,
    cityName: (city) => cityById(game.board, city)?.name ?? city,
  }
}

/** Whoever looks, as a player. */
export const me = ({ state, eyes }: World): Player | null => (eyes === null ? null : (state.players[eyes] ?? null))

/** The hand of a seat where it is seen here. */
export function handOf({ state }: World, seat: Seat): Cards | null {
  const { hand } = playerOf(state, seat)
  return isFaceDown(hand) ? null : hand
}
