import type { Event, State } from '#engine/spike/types.ts'
import type { Ledger } from '../../contract/told/rounds.ts'

export const LEDGER: Ledger<State, Event> = {
  money: ({ players }, seat) => players[seat]?.money ?? 0,
  isOut: () => false,
  columns: [
    { head: 'Cities', dollars: true, of: (event) => (event.type === 'built' ? [[event.seat, event.money]] : []) },
    { head: 'Freight', dollars: true, of: (event) => (event.type === 'delivered' ? [[event.seat, event.money]] : []) },
    { head: 'Route', dollars: true, of: (event) => (event.type === 'routeScored' ? [[event.seat, event.money]] : []) },
  ],
  rest: 'Train',
}
