import type { PlayedStep } from '#client/mirror.ts'
import type { State } from '#engine/steam/types.ts'
import { dollars, say } from '../../texts/language.svelte.ts'
import { MINE, type Sum } from '../lesson.ts'
import { happened, line } from './adding.ts'

/** Where the money of a round came from and went. */
export function sumsOfSteam(opening: State, steps: readonly PlayedStep[], now: State): readonly Sum[] {
  const t = say('steam/lesson').sums
  const { count, total } = happened(steps, MINE)
  const [before, me] = [opening.players[MINE], now.players[MINE]]
  if (!before || !me) return []
  const raised = total('cash', 'raised')
  const lost = total('income', 'raised')
  const tile = total('paid', 'selected')
  const track = total('price', 'built')
  const income = total('amount', 'income')
  const known = before.cash + raised - tile - track + income
  return [
    { what: t.start.what, amount: dollars(before.cash), why: t.start.why },
    ...line(t.raised.what, raised, t.raised.why(lost)),
    ...line(t.tile.what, -tile, t.tile.why),
    ...line(t.track.what(count('built')), -track, t.track.why),
    ...line(t.other.what, me.cash - known, t.other.why),
    { what: t.links.what, amount: `+${dollars(income)}`, why: t.links.why(me.income + lost, lost) },
    { what: t.left.what, amount: dollars(me.cash), why: t.left.why(me.income) },
  ]
}
