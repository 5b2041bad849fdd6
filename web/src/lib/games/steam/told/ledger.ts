import type { Event, State } from '#engine/steam/types.ts'
import { say } from '../../../texts/language.svelte.ts'
import type { Ledger } from '../../contract/told/rounds.ts'

/** What a point or a step of income is worth that is given up for want of cash (STM-EXP-16). */
const GIVEN_UP = 2

export function ledger(): Ledger<State, Event> {
  const { ledger: heads } = say('steam/told')
  return {
    money: ({ players }, seat) => players[seat]?.cash ?? 0,
    isOut: ({ players }, seat) => players[seat]?.eliminated !== null,
    columns: [
      {
        head: heads.capital,
        dollars: true,
        of: (event) => (event.type === 'raised' ? [[event.seat, event.cash]] : []),
      },
      {
        head: heads.earned,
        dollars: true,
        of: (event) => (event.type === 'income' ? [[event.seat, event.amount]] : []),
      },
      {
        head: heads.bills,
        dollars: true,
        of: (event) =>
          event.type === 'expenses'
            ? [[event.seat, -event.owed]]
            : event.type === 'gaveUp'
              ? [[event.seat, GIVEN_UP * (event.points + event.income)]]
              : [],
      },
      {
        head: heads.deliveries,
        dollars: false,
        of: (event) => (event.type === 'scored' ? [[event.seat, event.amount]] : []),
      },
      {
        head: heads.givenUp,
        dollars: false,
        of: (event) =>
          event.type === 'raised' || event.type === 'gaveUp' ? [[event.seat, -(event.points + event.income)]] : [],
      },
    ],
    rest: heads.spent,
  }
}
