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
import { say } from '../../texts/language.svelte.ts'

export const isStandard = (state: State): boolean => modeOf(state.options) === 'standard'

/** What paying for something does to a seat before it is paid; null when it cannot be. */
export function paymentText(state: State, seat: Seat, cost: number, purpose: Purpose): string | null {
  const player = state.players[seat]
  const after = purseAfter(state, seat, cost, purpose)
  if (!player || !after) return null
  const moved = (name: 'income' | 'points') =>
    after[name] === player[name] ? null : ([player[name], after[name]] as const)
  return say('steam/table').payment(moved('income'), moved('points'), after.cash)
}

/** What raising so many units would leave: `$10, income −2`. */
export function raisedText(state: State, seat: Seat, units: number): string {
  const player = state.players[seat]
  if (!player) return ''
  const { cash, income, points } = raised(player, units)
  return say('steam/table').raised(cash, income, points === player.points ? null : points)
}

/**
 * Said before it happens: that a seat goes bankrupt when the money of this round is settled, if nothing else comes in
 * (STM-INC-04, STM-EXP-16). `purse` is what it has, or would have, and `by` what for. Null while all can be paid.
 */
export function ruinText(
  state: State,
  seat: Seat,
  purse: Purse | null = state.players[seat] ?? null,
  by: 'now' | 'build' = 'now',
): string | null {
  const player = state.players[seat]
  if (!player || !purse || player.eliminated !== null) return null
  const owed = (isStandard(state) ? player.engine : 0) - purse.income
  if (owed <= 0) return null
  const raises = raisesFor(state, 'expenses')
  if (afterPaying(purse, owed, raises)) return null
  const all = raises ? raised(purse, unitsLeft(purse)) : purse
  return isStandard(state) && afterShortage(all, owed) ? null : say('steam/table').ruin[by](owed)
}
