import { isGone as isOut } from '#engine/spike/game.ts'
import type { Event, State } from '#engine/spike/types.ts'
import { say } from '../../../texts/language.svelte.ts'
import type { Ledger } from '../../contract/told/rounds.ts'

export function ledger(): Ledger<State, Event> {
  const { cities, freight, route, rest } = say('spike/told').ledger
  return {
    money: ({ players }, seat) => players[seat]?.money ?? 0,
    isOut,
    columns: [
      { head: cities, dollars: true, posts: { built: ({ seat, money }) => [[seat, money]] } },
      { head: freight, dollars: true, posts: { delivered: ({ seat, money }) => [[seat, money]] } },
      { head: route, dollars: true, posts: { routeScored: ({ seat, money }) => [[seat, money]] } },
    ],
    rest,
  }
}
