import type { Seat } from '#engine/core/index.ts'
import { countCards } from '#engine/spike/piles.ts'
import type { Player, State } from '#engine/spike/types.ts'
import { change, signed } from '../../texts/words.ts'
import type { Tally } from '../contract/changes.ts'

const of = (count: (player: Player) => number) => (state: State, seat: Seat) => {
  const player = state.players[seat]
  return player ? count(player) : 0
}

/** What is counted, by the names of the figures. */
export const TALLIES: readonly Tally<State>[] = [
  { name: 'Money', of: of(({ money }) => money), text: change },
  { name: 'Cards', of: of(({ hand }) => countCards(hand)), text: signed },
  { name: 'Train', of: of(({ speed, tender, cars }) => speed + tender + cars), text: signed },
]
