import type { Player, State } from '#engine/age-of-steam/types.ts'
import type { Seat } from '#engine/core/index.ts'
import { change, signed } from '../../texts/words.ts'
import type { Tally } from '../contract/changes.ts'

const of = (count: (player: Player) => number) => (state: State, seat: Seat) => {
  const player = state.players[seat]
  return player ? count(player) : 0
}

/** What is counted, by the names of the figures. */
export const TALLIES: readonly Tally<State>[] = [
  { name: 'Money', of: of(({ money }) => money), text: change },
  { name: 'Next', of: of(({ income, shares, engine }) => income - shares - engine), text: signed },
  { name: 'Income', of: of(({ income }) => income), text: signed },
  { name: 'Shares', of: of(({ shares }) => shares), text: signed, burden: true },
  { name: 'Loco', of: of(({ engine }) => engine), text: signed },
]
