import type { Seat } from '#engine/core/index.ts'
import { balance } from '#engine/steam/phases/upkeep.ts'
import type { Player, State } from '#engine/steam/types.ts'
import { change, signed } from '../../texts/words.ts'
import type { Tally } from '../contract/changes.ts'

const of = (count: (player: Player) => number) => (state: State, seat: Seat) => {
  const player = state.players[seat]
  return player ? count(player) : 0
}

/** What is counted, by the names of the figures. */
export const TALLIES: readonly Tally<State>[] = [
  { name: 'Income', of: of(({ income }) => income), text: signed },
  { name: 'Points', of: of(({ points }) => points), text: signed },
  { name: 'Cash', of: of(({ cash }) => cash), text: change },
  { name: 'Next', of: balance, text: signed },
  { name: 'Loco', of: of(({ engine }) => engine), text: signed },
]
