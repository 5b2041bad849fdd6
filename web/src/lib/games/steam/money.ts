import type { Seat } from '#engine/core/index.ts'
import { type Purpose, type Purse, purseAfter, raised } from '#engine/steam/money.ts'
import { modeOf } from '#engine/steam/options.ts'
import { balance } from '#engine/steam/phases/upkeep.ts'
import type { State } from '#engine/steam/types.ts'
import { dollars, signed } from '../common/words.ts'

export const isStandard = (state: State): boolean => modeOf(state.options) === 'standard'

/** What changes in a purse, in words: `income +1 → −1, cash $2`. */
export function changeText(before: Purse, after: Purse): string {
  const moved = [
    ...(after.income === before.income ? [] : [`income ${signed(before.income)} → ${signed(after.income)}`]),
    ...(after.points === before.points ? [] : [`points ${before.points} → ${after.points}`]),
  ]
  return [...moved, `leaves ${dollars(after.cash)}`].join(', ')
}

/** What paying for something does to a seat before it is paid; null when it cannot be. */
export function paymentText(state: State, seat: Seat, cost: number, purpose: Purpose): string | null {
  const player = state.players[seat]
  const after = purseAfter(state, seat, cost, purpose)
  if (!player || !after) return null
  return cost === 0 ? 'costs nothing' : changeText(player, after)
}

/** Whether a payment lowers income or points: worth a warning colour. */
export function isDear(state: State, seat: Seat, cost: number, purpose: Purpose): boolean {
  const player = state.players[seat]
  const after = purseAfter(state, seat, cost, purpose)
  return player !== undefined && after !== null && (after.income < player.income || after.points < player.points)
}

/** What raising so many units would leave. */
export const afterRaising = (state: State, seat: Seat, units: number): Purse | null => {
  const player = state.players[seat]
  return player ? raised(player, units) : null
}

/** What the next income phase brings a seat as things stand. */
export const nextBalance = (state: State, seat: Seat): number => balance(state, seat)
