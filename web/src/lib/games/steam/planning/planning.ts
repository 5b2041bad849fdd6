/** What Steam says to whoever looks ahead. */
import type { Seat } from '#engine/core/index.ts'
import { incomeMax, incomeWith } from '#engine/steam/options.ts'
import { say } from '../../../texts/language.svelte.ts'
import { isStandard } from '../money.ts'
import type { World } from '../world.ts'

export { linesFor } from '#engine/steam/lines.ts'

/** What a delivery that goes to income leaves a seat with when the money of this round is settled (STM-INC-01, STM-EXP-16). */
export function afterDelivery({ state }: Pick<World, 'state'>, seat: Seat, gain: number): string | null {
  const player = state.players[seat]
  if (!player || player.eliminated !== null) return null
  const income = incomeWith(gain, player.income, incomeMax(state.options))
  const left = player.cash + income - (isStandard(state) ? player.engine : 0)
  const t = say('steam/asks').settled
  return left >= 0 ? t.delivered(left) : t.deliveredShort(-left)
}
