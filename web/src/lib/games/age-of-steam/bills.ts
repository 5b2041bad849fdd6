import type { Player } from '#engine/age-of-steam/types.ts'
import type { Seat } from '#engine/core/index.ts'
import { say } from '../../texts/language.svelte.ts'
import type { Ruin } from '../../texts/maps.ts'
import { wordsOn } from './mapWords.ts'
import { isSolo, SHARE_BACK } from './solo.ts'
import type { World } from './world.ts'

type Means = Pick<Player, 'money' | 'income' | 'shares' | 'engine'>

/** What somebody considers. */
export type ChangeOfMeans = [change: Partial<Means>, by: keyof Ruin]

/**
 * How many dollars are missing for the bills of this round when money, the income that comes in and all income that can
 * be given up have gone (AOS-EXP-01 to -04): above nothing it is bankruptcy.
 */
export function missing({ money, income, shares, engine }: Means): number {
  const short = Math.max(0, shares + engine - (money + income))
  return Math.max(0, short - income)
}

/** The bills of this round are still to come: after them there is time for the next. */
export function areDue({ stage }: World['state'], { steps: { phases } }: World['game']): boolean {
  const ahead: readonly string[] = phases.slice(0, phases.indexOf('expenses'))
  return ahead.includes(stage.phase)
}

/**
 * Said before it happens: that a seat goes bankrupt in this round if nothing else comes in. `change` is what somebody
 * considers: $5 and a share more, a build that costs $3; `by` says what that is. Null while the bills can be paid.
 */
export function ruinText(
  { state, game }: Pick<World, 'state' | 'game'>,
  seat: Seat,
  change: Partial<Means> = {},
  by: keyof Ruin = 'now',
): string | null {
  const player = state.players[seat]
  if (!player || player.eliminated !== null || !areDue(state, game)) return null
  const add = (name: keyof Means) => player[name] + (change[name] ?? 0)
  const means = { money: add('money'), income: add('income'), shares: add('shares'), engine: add('engine') }
  const bills = means.shares + means.engine
  const gap = missing(means)
  const paid = -(change.money ?? 0)
  if (gap > 0) return say('age-of-steam/table').ruin[by](bills, gap, paid)
  const isLast = state.round >= game.steps.rounds(state.players.length)
  const left = Math.max(0, means.money + means.income - bills)
  const due = SHARE_BACK * means.shares
  return isSolo(state) && isLast && left < due
    ? (wordsOn(state.map).alone?.ruin[by](due, due - left, paid) ?? null)
    : null
}
