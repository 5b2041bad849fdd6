import { BASE_STEPS } from '#engine/age-of-steam/steps.ts'
import type { State } from '#engine/age-of-steam/types.ts'
import type { Seat } from '#engine/core/index.ts'
import { say } from '../../texts/language.svelte.ts'
import type { IssueText } from '../../texts/maps.ts'
import { wordsOn } from './mapWords.ts'

/** So near the end of all shares it is worth saying. */
const NEAR = 5

/** What shares cost and bring, and why no more than `max` can be issued now, where that limits anybody. */
export function aboutShares(state: State, seat: Seat, max: number): string {
  const { money, shares } = state.players[seat] ?? { money: 0, shares: 0 }
  const left = BASE_STEPS.sharesMax(state, seat)
  const most = max < left ? max : null
  const about: IssueText = wordsOn(state.map).alone?.issue ?? say('age-of-steam/table').issue
  return about(money, shares, most, most === null && left <= NEAR ? left + shares : null)
}
