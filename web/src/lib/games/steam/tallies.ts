import { balance } from '#engine/steam/phases/upkeep.ts'
import type { Player, State } from '#engine/steam/types.ts'
import { signed } from '#worker/both/language/grammar.ts'
import { change } from '../../texts/language.svelte.ts'
import { ofPlayer, type Tally } from '../contract/changes.ts'

const of = ofPlayer<Player>

/** What is counted, by the names of the figures. */
export const TALLIES: readonly Tally<State>[] = [
  { name: 'Income', of: of(({ income }) => income), text: signed },
  { name: 'Points', of: of(({ points }) => points), text: signed },
  { name: 'Cash', of: of(({ cash }) => cash), text: change },
  { name: 'Next', of: balance, text: signed },
  { name: 'Loco', of: of(({ engine }) => engine), text: signed },
]
