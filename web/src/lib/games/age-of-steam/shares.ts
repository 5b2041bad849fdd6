import { BASE_STEPS } from '#engine/age-of-steam/steps.ts'
import type { State } from '#engine/age-of-steam/types.ts'
import type { Seat } from '#engine/core/index.ts'
import { many } from '../../texts/words.ts'

/** So near the end of all shares it is worth saying. */
const NEAR = 5

/** Why no more than so many can be issued now, as the end of a sentence; nothing while that limits nobody. */
export function limitText(state: State, seat: Seat, max: number): string {
  const left = BASE_STEPS.sharesMax(state, seat)
  if (max < left) return `, and ${many(max, 'share is', 'shares are')} the most in a round`
  const most = left + (state.players[seat]?.shares ?? 0)
  return left <= NEAR ? `, and ${most} shares are the most one may hold` : ''
}
