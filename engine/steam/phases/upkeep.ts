import type { Seat } from '../../core/rules.ts'
import type { Leaving } from '../../rail/flow.ts'
import { playerOf, type Run, update, updatePlayer } from '../game.ts'
import { afterPaying, afterShortage, book, type Purse, raised, raisesFor, unitsLeft } from '../money.ts'
import { modeOf } from '../options.ts'
import type { Player, State } from '../types.ts'

/** Income comes in and expenses are paid, in turn order (STM-INC-01 to -05, STM-EXP-15 to -17). */
export function collectIncome(run: Run): void {
  const dues = new Map(run.state.order.map((seat) => [seat, balance(run.state, seat)]))
  for (const [seat, amount] of dues) {
    // The last one left has won, whatever is still due (STM-INC-05).
    if (run.state.order.length === 1) return
    if (amount >= 0) receive(run, seat, amount)
    else settle(run, seat, -amount)
  }
}

/** What the phase brings a seat: income, and in the standard game less a dollar for every link of its locomotive. */
export function balance(state: State, seat: Seat): number {
  const { income, engine } = playerOf(state, seat)
  return modeOf(state.options) === 'standard' ? income - engine : income
}

function receive(run: Run, seat: Seat, amount: number): void {
  if (amount === 0) return
  updatePlayer(run, seat, { cash: playerOf(run.state, seat).cash + amount })
  run.events.push({ type: 'income', seat, amount })
}

function settle(run: Run, seat: Seat, owed: number): void {
  run.events.push({ type: 'expenses', seat, owed })
  const player = playerOf(run.state, seat)
  const raises = raisesFor(run.state, 'expenses')
  const paid = afterPaying(player, owed, raises)
  if (paid) book(run, seat, paid)
  else giveUp(run, seat, raises ? raisedAll(player) : player, owed)
}

/** Where capital may be raised for expenses, all of it is before anything is given up. */
const raisedAll = (player: Player): Purse => raised(player, unitsLeft(player))

/** The standard game's way out, and the base game's end of the line. */
function giveUp(run: Run, seat: Seat, purse: Purse, owed: number): void {
  const after = modeOf(run.state.options) === 'standard' ? afterShortage(purse, owed) : null
  if (!after) {
    eliminate(run, seat, 'eliminated')
    return
  }
  book(run, seat, purse)
  updatePlayer(run, seat, after)
  const [points, income] = [purse.points - after.points, purse.income - after.income]
  run.events.push({ type: 'gaveUp', seat, points, income })
}

/** STM-INC-04: everything of the seat goes; its track stays on the board and is nobody's. */
export function eliminate(run: Run, seat: Seat, how: Leaving): void {
  const { tiles, order, bankrupt, round } = run.state
  updatePlayer(run, seat, { cash: 0, income: 0, points: 0, tile: null, freePass: false, eliminated: round })
  update(run, {
    tiles: tiles.map((placed) =>
      placed?.owners.includes(seat)
        ? { ...placed, owners: placed.owners.map((owner) => (owner === seat ? null : owner)) }
        : placed,
    ),
    order: order.filter((other) => other !== seat),
    bankrupt: [...bankrupt, seat],
  })
  run.events.push({ type: how, seat })
}
