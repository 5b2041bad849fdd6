import type { Seat } from '#engine/core/index.ts'
import { say } from '../../../texts/language.svelte.ts'
import { areDue } from '../bills.ts'
import type { World } from '../world.ts'

/** What Age of Steam says to whoever looks ahead. */
export { linesFor } from '#engine/age-of-steam/lines.ts'

/** What a delivery leaves a seat with when the round is paid; nothing where that is over. */
export function afterDelivery({ state, game }: World, seat: Seat, gain: number): string | null {
  const player = state.players[seat]
  if (!player || !areDue(state, game)) return null
  const t = say('age-of-steam/costs')
  const left = player.money + player.income + gain - player.shares - player.engine
  return left >= 0 ? t.delivered(left) : t.deliveredShort(-left)
}
