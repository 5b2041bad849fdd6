import type { Event, State } from '#engine/age-of-steam/types.ts'
import type { Seat } from '#engine/core/index.ts'
import { say } from '../../../texts/language.svelte.ts'
import type { Ledger, Posting } from '../../contract/told/rounds.ts'

const gained = ({ gains }: { readonly gains: readonly number[] }): Posting[] => gains.map((gain, seat) => [seat, gain])
const paid = ({ seat, paid }: { readonly seat: Seat; readonly paid: number }): Posting[] => [[seat, -paid]]

export function ledger(): Ledger<State, Event> {
  const { ledger: heads } = say('age-of-steam/told')
  return {
    money: ({ players }, seat) => players[seat]?.money ?? 0,
    isOut: ({ players }, seat) => players[seat]?.eliminated !== null,
    columns: [
      { head: heads.shares, dollars: true, posts: { issued: ({ seat, money }) => [[seat, money]] } },
      { head: heads.earned, dollars: true, posts: { income: ({ seat, amount }) => [[seat, amount]] } },
      { head: heads.bills, dollars: true, posts: { expenses: paid, settled: paid } },
      { head: heads.income, dollars: false, posts: { delivered: gained, gained } },
      {
        head: heads.lost,
        dollars: false,
        posts: { expenses: ({ seat, short }) => [[seat, -short]], reduced: ({ seat, by }) => [[seat, -by]] },
      },
    ],
    rest: heads.spent,
  }
}
