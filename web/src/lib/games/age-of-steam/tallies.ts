import type { Player, State } from '#engine/age-of-steam/types.ts'
import { signed } from '#worker/both/language/grammar.ts'
import { change } from '../../texts/language.svelte.ts'
import { ofPlayer, type Tally } from '../contract/changes.ts'

const of = ofPlayer<Player>

/** What is counted, by the names of the figures. */
export const TALLIES: readonly Tally<State>[] = [
  { name: 'Money', of: of(({ money }) => money), text: change },
  { name: 'Next', of: of(({ income, shares, engine }) => income - shares - engine), text: signed },
  { name: 'Income', of: of(({ income }) => income), text: signed },
  { name: 'Shares', of: of(({ shares }) => shares), text: signed, burden: true },
  { name: 'Loco', of: of(({ engine }) => engine), text: signed },
]
