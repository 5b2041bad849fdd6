import type { Seat } from '#engine/core/index.ts'
import {
  afterPaying,
  afterShortage,
  type Purpose,
  type Purse,
  purseAfter,
  raised,
  raisesFor,
  unitsLeft,
} from '#engine/steam/money.ts'
import { modeOf } from '#engine/steam/options.ts'
import type { State } from '#engine/steam/types.ts'
import { dollars, figure, signed } from '../../texts/words.ts'

export const isStandard = (state: State): boolean => modeOf(state.options) === 'standard'

/** What changes in a purse, in words: `income +1 → −1, $2 left`. */
function changeText(before: Purse, after: Purse): string {
  const moved = [
    ...(after.income === before.income ? [] : [`income ${signed(before.income)} → ${signed(after.income)}`]),
    ...(after.points === before.points ? [] : [`points ${figure(before.points)} → ${figure(after.points)}`]),
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

/**
 * Said before it happens: that a seat goes bankrupt when the money of this round is settled, if nothing else comes in
 * (STM-INC-04, STM-EXP-16). `purse` is what it has, or would have. Null while all can be paid.
 */
export function ruinText(state: State, seat: Seat, purse: Purse | null = state.players[seat] ?? null): string | null {
  const player = state.players[seat]
  if (!player || !purse || player.eliminated !== null) return null
  const owed = (isStandard(state) ? player.engine : 0) - purse.income
  if (owed <= 0) return null
  const raises = raisesFor(state, 'expenses')
  if (afterPaying(purse, owed, raises)) return null
  const all = raises ? raised(purse, unitsLeft(purse)) : purse
  return isStandard(state) && afterShortage(all, owed)
    ? null
    : `you go bankrupt at the end of this round: ${dollars(owed)} has to be paid then, and neither cash nor income and points suffice`
}
