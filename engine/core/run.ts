import type { Chance } from './chance.ts'
import type { BySeat, Seat } from './rules.ts'

/**
 * One `setup` or `play` under way. The state itself is never changed: `state` is replaced by a newer one, and the whole
 * run is thrown away when the action turns out to be refused.
 */
export interface Run<Game, State, Event> {
  readonly game: Game
  readonly chance: Chance
  state: State
  readonly events: Event[]
}

export const playerOf = <Player>({ players }: { readonly players: BySeat<Player> }, seat: Seat): Player =>
  players[seat] as Player

export function update<State>(run: { state: State }, change: Partial<State>): void {
  run.state = { ...run.state, ...change }
}

interface WithPlayers {
  readonly players: BySeat<object>
}

/** The same state with one player changed. */
export const withPlayer = <State extends WithPlayers>(
  state: State,
  seat: Seat,
  change: Partial<State['players'][number]>,
): State => ({ ...state, players: state.players.map((player, i) => (i === seat ? { ...player, ...change } : player)) })

export function updatePlayer<State extends WithPlayers>(
  run: { state: State },
  seat: Seat,
  change: Partial<State['players'][number]>,
): void {
  run.state = withPlayer(run.state, seat, change)
}
