import type { Unless } from '#engine/orders/index.ts'
import type { GameUi } from '../../games/contract/ui.ts'
import { say } from '../../texts/language.svelte.ts'

/** A stop rule in a sentence. */
export function stopText(game: GameUi, one: Unless): string {
  const { asked } = say('orders')
  return one.type === 'taken' ? asked.taken(takable(game)[one.what] ?? one.what) : asked[one.type](one.n)
}

/** What may be taken in a round of this game, by its id. */
export const takable = (game: GameUi): Readonly<Record<string, string>> => game.takable?.() ?? {}

/** One to begin with, before anybody says how much. */
export function stopOf(game: GameUi, type: Unless['type'], round: number): Unless {
  if (type === 'taken') return { type, what: Object.keys(takable(game))[0] ?? '' }
  return { type, n: type === 'round' ? round + 1 : 5 }
}
