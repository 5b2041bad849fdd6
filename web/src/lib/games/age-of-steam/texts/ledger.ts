import type { Event, State } from '#engine/age-of-steam/types.ts'
import type { Ledger, Posting } from '../../contract/told/rounds.ts'

const gained = (gains: readonly number[]): Posting[] => gains.map((gain, seat) => [seat, gain])

export const LEDGER: Ledger<State, Event> = {
  money: ({ players }, seat) => players[seat]?.money ?? 0,
  isOut: ({ players }, seat) => players[seat]?.eliminated !== null,
  columns: [
    { head: 'Shares', dollars: true, of: (event) => (event.type === 'issued' ? [[event.seat, event.money]] : []) },
    { head: 'Earned', dollars: true, of: (event) => (event.type === 'income' ? [[event.seat, event.amount]] : []) },
    {
      head: 'Bills',
      dollars: true,
      of: (event) => (event.type === 'expenses' || event.type === 'settled' ? [[event.seat, -event.paid]] : []),
    },
    {
      head: 'Income',
      dollars: false,
      of: (event) => (event.type === 'delivered' || event.type === 'gained' ? gained(event.gains) : []),
    },
    {
      head: 'Lost',
      dollars: false,
      of: (event) =>
        event.type === 'expenses'
          ? [[event.seat, -event.short]]
          : event.type === 'reduced'
            ? [[event.seat, -event.by]]
            : [],
    },
  ],
  rest: 'Spent',
}
