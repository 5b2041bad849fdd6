import type { Event, State } from '#engine/age-of-steam/types.ts'
import { say } from '../../../texts/language.svelte.ts'
import type { Ledger, Posting } from '../../contract/told/rounds.ts'

const gained = (gains: readonly number[]): Posting[] => gains.map((gain, seat) => [seat, gain])

export function ledger(): Ledger<State, Event> {
  const { ledger: heads } = say('age-of-steam/told')
  return {
    money: ({ players }, seat) => players[seat]?.money ?? 0,
    isOut: ({ players }, seat) => players[seat]?.eliminated !== null,
    columns: [
      {
        head: heads.shares,
        dollars: true,
        of: (event) => (event.type === 'issued' ? [[event.seat, event.money]] : []),
      },
      {
        head: heads.earned,
        dollars: true,
        of: (event) => (event.type === 'income' ? [[event.seat, event.amount]] : []),
      },
      {
        head: heads.bills,
        dollars: true,
        of: (event) => (event.type === 'expenses' || event.type === 'settled' ? [[event.seat, -event.paid]] : []),
      },
      {
        head: heads.income,
        dollars: false,
        of: (event) => (event.type === 'delivered' || event.type === 'gained' ? gained(event.gains) : []),
      },
      {
        head: heads.lost,
        dollars: false,
        of: (event) =>
          event.type === 'expenses'
            ? [[event.seat, -event.short]]
            : event.type === 'reduced'
              ? [[event.seat, -event.by]]
              : [],
      },
    ],
    rest: heads.spent,
  }
}
