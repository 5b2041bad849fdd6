import type { Seat } from '../core/rules.ts'
import { type Run as CoreRun, playerOf, update, updatePlayer } from '../core/run.ts'
import type { Board } from './board.ts'
import type { ContractCard, RouteCard } from './decks.ts'
import type { Contract, Event, Side, State } from './types.ts'

/** The game as it is played on one board: the board, and the cards that name its cities. */
export interface Game {
  readonly board: Board
  readonly contracts: ReadonlyMap<string, ContractCard>
  readonly routes: ReadonlyMap<string, RouteCard>
}

export type Run = CoreRun<Game, State, Event>

export { playerOf, update, updatePlayer }

export function updateContract(run: Run, seat: Seat, card: string, change: Partial<Contract>): void {
  const contracts = playerOf(run.state, seat).contracts.map((one) => (one.card === card ? { ...one, ...change } : one))
  updatePlayer(run, seat, { contracts })
}

export const isAdvanced = (state: State): boolean => state.options.variant === 'advanced'

/** Whether this seat has given up: its cards and contracts stay with it, out of play. */
export const isGone = ({ gone = [] }: State, seat: Seat): boolean => gone.includes(seat)

/** Whom the start player gives a card to: the seat on the right, last in turn order (SPK-SETUP-07). */
export const receiverOf = (giver: Seat, seats: number): Seat => (giver - 1 + seats) % seats

/** What a contract pays where; nothing while its side is being chosen. */
export function destinationsOf(game: Game, { card, side }: Contract): readonly { city: string; payment: number }[] {
  return side === null ? [] : sideOf(game, card, side)
}

export const sideOf = (game: Game, card: string, side: Side) => (game.contracts.get(card) as ContractCard).sides[side]
