import type { PlayedStep } from '#client/mirror.ts'
import type { State } from '#engine/age-of-steam/types.ts'
import { dollars, say } from '../../texts/language.svelte.ts'
import { MINE, type Sum } from '../lesson.ts'
import { happened, line } from './adding.ts'

/** Where the money of a round came from and went. */
export function sumsOfAgeOfSteam(opening: State, steps: readonly PlayedStep[], now: State): readonly Sum[] {
  const t = say('age-of-steam/lesson').sums
  const { count, total } = happened(steps, MINE)
  const [before, me] = [opening.players[MINE], now.players[MINE]]
  if (!before || !me) return []
  const issued = total('n', 'issued')
  const place = total('paid', 'wonAuction', 'dropped')
  const track = total('price', 'built')
  const income = total('amount', 'income')
  const bills = total('paid', 'expenses')
  const known = before.money + 5 * issued - place - track + income - bills
  return [
    { what: t.start.what, amount: dollars(before.money), why: t.start.why },
    ...line(t.shares.what(issued), 5 * issued, t.shares.why(issued)),
    ...line(t.place.what, -place, t.place.why),
    ...line(t.track.what(count('built')), -track, t.track.why),
    ...line(t.other.what, me.money - known, t.other.why),
    { what: t.income.what, amount: `+${dollars(income)}`, why: t.income.why(income) },
    ...line(t.bills.what, -bills, t.bills.why(me.shares, me.engine)),
    { what: t.left.what, amount: dollars(me.money), why: t.left.why(me.income, me.shares + me.engine) },
  ]
}
