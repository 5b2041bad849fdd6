import type { Event, State } from '#engine/steam/types.ts'
import type { Ledger } from '../../contract/told/rounds.ts'

/** What a point or a step of income is worth that is given up for want of cash (STM-EXP-16). */
const GIVEN_UP = 2

export const LEDGER: Ledger<State, Event> = {
  money: ({ players }, seat) => players[seat]?.cash ?? 0,
  isOut: ({ players }, seat) => players[seat]?.eliminated !== null,
  columns: [
    { head: 'Capital', dollars: true, of: (event) => (event.type === 'raised' ? [[event.seat, event.cash]] : []) },
    { head: 'Earned', dollars: true, of: (event) => (event.type === 'income' ? [[event.seat, event.amount]] : []) },
    {
      head: 'Bills',
      dollars: true,
      of: (event) =>
        event.type === 'expenses'
          ? [[event.seat, -event.owed]]
          : event.type === 'gaveUp'
            ? [[event.seat, GIVEN_UP * (event.points + event.income)]]
            : [],
    },
    {
      head: 'Deliveries',
      dollars: false,
      of: (event) => (event.type === 'scored' ? [[event.seat, event.amount]] : []),
    },
    {
      head: 'Given up',
      dollars: false,
      of: (event) =>
        event.type === 'raised' || event.type === 'gaveUp' ? [[event.seat, -(event.points + event.income)]] : [],
    },
  ],
  rest: 'Spent',
}
