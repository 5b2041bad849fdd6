import type { Leaving } from '../../rail/flow.ts'
import { reowned } from '../../track/owners.ts'
import { chains, isLink } from '../../track/track.ts'
import { playerOf, type Run, trackOf, update, updatePlayer } from '../game.ts'

/** Phase 6 (AOS-INC-01). */
export function collectIncome(run: Run): void {
  for (const seat of run.state.order) {
    const { income, money } = playerOf(run.state, seat)
    if (income === 0) continue
    updatePlayer(run, seat, { money: money + income })
    run.events.push({ type: 'income', seat, amount: income })
  }
}

/** Phase 7: what cannot be paid costs income, and income below nothing costs the game (AOS-EXP-01 to -04). */
export function payExpenses(run: Run): void {
  for (const seat of run.state.order) {
    const { money, income, shares, engine } = playerOf(run.state, seat)
    const paid = Math.min(money, shares + engine)
    const short = shares + engine - paid
    run.events.push({ type: 'expenses', seat, paid, short })
    updatePlayer(run, seat, { money: money - paid, income: Math.max(0, income - short) })
    if (income - short < 0) eliminate(run, seat, 'eliminated')
  }
}

export function eliminate(run: Run, seat: number, how: Leaving): void {
  updatePlayer(run, seat, { eliminated: run.state.round, special: null, freePass: false })
  const lost = chains(trackOf(run.game, run.state)).filter((chain) => chain.owner === seat && !isLink(chain))
  const tiles = reowned(
    run.state.tiles,
    lost.flatMap((chain) => chain.segments),
    null,
  )
  update(run, { order: run.state.order.filter((other) => other !== seat), tiles })
  run.events.push({ type: how, seat })
}

/** Phase 8 (AOS-RED-01). */
export function reduceIncome(run: Run): void {
  for (const seat of run.state.order) {
    const { income } = playerOf(run.state, seat)
    const by = run.game.steps.reduction(run.state, income)
    if (by === 0) continue
    updatePlayer(run, seat, { income: income - by })
    run.events.push({ type: 'reduced', seat, by })
  }
}
