import { type Cards, type Payment, type Player, RAIL_TYPES, type State } from '#engine/spike/types.ts'
import { listed, say } from '../../texts/language.svelte.ts'

/** `2 blue and 1 red`. */
export function cardsText(cards: Partial<Cards>): string {
  const { rails } = say('spike/names')
  const held = RAIL_TYPES.filter((type) => (cards[type] ?? 0) > 0)
  return listed(held.map((type) => rails[type].cards(cards[type] ?? 0)))
}

/** `1 yellow and 2 blue as 1 white`. */
export function paymentText({ direct, jokers }: Payment): string {
  const { rails, joker } = say('spike/names')
  const own = cardsText(direct)
  const sets = jokers.map(({ from, n, as }) => joker(rails[from].cards(n), rails[as].cards(n - 1)))
  return listed([...(own === '' ? [] : [own]), ...sets])
}

/** What a route card has paid, once the match is over; before that only its holder sees it: what it would pay now. */
export function routeText({ stage }: Pick<State, 'stage'>, { home }: Pick<Player, 'home'>, money: number): string {
  const { routeNow, routePaid } = say('spike/table')
  if (stage.phase === 'over') return routePaid(money)
  return home === null ? '' : routeNow(money)
}

/** To whoever has no cards here. */
export function watcherText({ stage }: Pick<State, 'stage'>): string {
  const { watched, watching } = say('spike/table').mine
  return stage.phase === 'over' ? watched : watching
}
