import type { PlayedStep } from '#client/mirror.ts'
import type { State } from '#engine/spike/types.ts'
import { dollars, say } from '../../texts/language.svelte.ts'
import { MINE, type Sum } from '../lesson.ts'
import { happened, line } from './adding.ts'

/** Where the money so far came from and went. */
export function sumsOfSpike(opening: State, steps: readonly PlayedStep[], now: State): readonly Sum[] {
  const t = say('spike/lesson').sums
  const { count, total } = happened(steps, MINE)
  const [before, me] = [opening.players[MINE], now.players[MINE]]
  if (!before || !me) return []
  return [
    { what: t.start.what, amount: dollars(before.money), why: t.start.why },
    ...line(t.cities.what(count('built')), total('money', 'built'), t.cities.why),
    ...line(t.upgrades.what, -total('price', 'upgraded'), t.upgrades.why),
    ...line(t.deliveries.what, total('money', 'delivered'), t.deliveries.why),
    { what: t.left.what, amount: dollars(me.money), why: t.left.why(me.track.length) },
  ]
}
