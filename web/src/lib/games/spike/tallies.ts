import { countCards } from '#engine/spike/piles.ts'
import type { Player, State } from '#engine/spike/types.ts'
import { signed } from '#worker/both/language/grammar.ts'
import { change, say } from '../../texts/language.svelte.ts'
import { ofPlayer, type Tally } from '../contract/changes.ts'

const of = ofPlayer<Player>

/** What is counted, by the names of the figures. */
export function tallies(): readonly Tally<State>[] {
  const { money, cards, train } = say('spike/table').figures
  return [
    { name: money, of: of((player) => player.money), text: change },
    { name: cards, of: of(({ hand }) => countCards(hand)), text: signed },
    { name: train, of: of(({ speed, tender, cars }) => speed + tender + cars), text: signed },
  ]
}
