import type { Chance } from '../core/chance.ts'
import type { Seat } from '../core/rules.ts'
import type { Board } from './board.ts'
import type { ContractCard, RouteCard } from './decks.ts'
import type { Contract, Event, Player, Side, State } from './types.ts'

/** The game as it is played on one board: the board, and the cards that name its cities. */
export interface Game {
  readonly board: Board
  readonly contracts: ReadonlyMap<string, ContractCard>
  readonly routes: ReadonlyMap<string, RouteCard>
}

/**
 * One `setup` or `play` under way. The state itself is never changed: `state` is replaced by a newer one, and the whole
 * run is thrown away when the action turns out to be refused.
 */
export interface Run {
  readonly game: Game
  readonly chance: Chance
  state: State
  readonly events: Event[]
}

export const update = (run: Run, change: Partial<State>): void => {
  run.state = { ...run.state, ...change }
}

export function updatePlayer(run: Run, seat: Seat, change: Partial<Player>): void {
  const players = run.state.players.map((player, i) => (i === seat ? { ...player, ...change } : player))
  update(run, { players })
}

export const playerOf = (state: State, seat: Seat): Player => state.players[seat] as Player

export function updateContract(run: Run, seat: Seat, card: string, change: Partial<Contract>): void {
  const contracts = playerOf(run.state, seat).contracts.map((one) => (one.card === card ? { ...one, ...change } : one))
  updatePlayer(run, seat, { contracts })
}

export const isAdvanced = (state: State): boolean => state.options.variant === 'advanced'

/** Whom the start player gives a card to: the seat on the right, last in turn order (SPK-SETUP-07). */
export const receiverOf = (giver: Seat, seats: number): Seat => (giver - 1 + seats) % seats

/** What a contract pays where; nothing while its side is being chosen. */
export function destinationsOf(game: Game, { card, side }: Contract): readonly { city: string; payment: number }[] {
  return side === null ? [] : sideOf(game, card, side)
}

export const sideOf = (game: Game, card: string, side: Side) => (game.contracts.get(card) as ContractCard).sides[side]
