import type { Seat } from '#engine/core/index.ts'
import { type Purpose, type Purse, purseAfter, raised } from '#engine/steam/money.ts'
import { modeOf } from '#engine/steam/options.ts'
import type { State } from '#engine/steam/types.ts'
import { dollars, signed } from '../common/words.ts'

export const isStandard = (state: State): boolean => modeOf(state.options) === 'standard'

/** What changes in a purse, in words: `income +1 → −1, $2 left`. */
function changeText(before: Purse, after: Purse): string {
  const moved = [
    ...(after.income === before.income ? [] : [`income ${signed(before.income)} → ${signed(after.income)}`]),
    ...(after.points === before.points ? [] : [`points ${before.points} → ${after.points}`]),
  ]
  return [...moved, `${dollars(after.cash)} left`].join(', ')
}

/** What paying for something does to a seat before it is paid; null when it cannot be. */
export function paymentText(state: State, seat: Seat, cost: number, purpose: Purpose): string | null {
  const player = state.players[seat]
  const after = purseAfter(state, seat, cost, purpose)
  return player && after ? changeText(player, after) : null
}

/** What raising so many units would leave: `$10, income −2`. */
export function raisedText(state: State, seat: Seat, units: number): string {
  const player = state.players[seat]
  if (!player) return ''
  const { cash, income, points } = raised(player, units)
  return `${dollars(cash)}, income ${signed(income)}${points === player.points ? '' : `, ${points} points`}`
}
