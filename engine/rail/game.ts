import type { GameEvent, Seat } from '../core/rules.ts'
import { playerOf, updatePlayer } from '../core/run.ts'
import { type Chain, chains, isLink, kindsWith, type Track } from '../track/track.ts'
import type { RailEvent, RailGame, RailPlayer, RailRun, RailState } from './types.ts'

export const trackOf = ({ board, set }: RailGame, state: RailState): Track => ({
  board,
  set,
  tiles: state.tiles,
  kinds: kindsWith(board, state.newCities),
  fixed: state.fixedLinks ?? [],
})

/** Writes into the journal. */
export const tell = (run: { readonly events: GameEvent[] }, event: RailEvent): number => run.events.push(event)

/** The active seats in player order, but this one goes first if it still plays. */
export const withFirst = (order: readonly Seat[], isFirst: (seat: Seat) => boolean): Seat[] => [
  ...order.filter(isFirst),
  ...order.filter((seat) => !isFirst(seat)),
]

export const MOST_ENGINE = 6

/** One link more, up to six. */
export function upgradeEngine(run: RailRun, seat: Seat): void {
  const engine = Math.min(MOST_ENGINE, playerOf(run.state, seat).engine + 1)
  updatePlayer(run, seat, { engine })
  tell(run, { type: 'engine', seat, engine })
}

/** Free passes are for one auction. */
export const withoutFreePasses = <Player extends RailPlayer>(players: readonly Player[]): Player[] =>
  players.map((player) => (player.freePass ? { ...player, freePass: false } : player))

/** By seat: what its links are worth together. */
export function linksWorth(track: Track, seats: number, worth: (link: Chain) => number): number[] {
  const sums = Array.from({ length: seats }, () => 0)
  for (const chain of chains(track)) {
    if (chain.owner !== null && isLink(chain)) sums[chain.owner] = (sums[chain.owner] ?? 0) + worth(chain)
  }
  return sums
}
