import type { Event, State } from '#engine/steam/types.ts'
import { say } from '../../../texts/language.svelte.ts'
import type { Ledger, Posting } from '../../contract/told/rounds.ts'

/** What a point or a step of income is worth that is given up for want of cash (STM-EXP-16). */
const GIVEN_UP = 2

const given = ({ seat, points, income }: Extract<Event, { type: 'raised' | 'gaveUp' }>): Posting[] => [
  [seat, -(points + income)],
]

export function ledger(): Ledger<State, Event> {
  const { ledger: heads } = say('steam/told')
  return {
    money: ({ players }, seat) => players[seat]?.cash ?? 0,
    isOut: ({ players }, seat) => players[seat]?.eliminated !== null,
    columns: [
      { head: heads.capital, dollars: true, posts: { raised: ({ seat, cash }) => [[seat, cash]] } },
      { head: heads.earned, dollars: true, posts: { income: ({ seat, amount }) => [[seat, amount]] } },
      {
        head: heads.bills,
        dollars: true,
        posts: {
          expenses: ({ seat, owed }) => [[seat, -owed]],
          gaveUp: ({ seat, points, income }) => [[seat, GIVEN_UP * (points + income)]],
        },
      },
      { head: heads.deliveries, dollars: false, posts: { scored: ({ seat, amount }) => [[seat, amount]] } },
      { head: heads.givenUp, dollars: false, posts: { raised: given, gaveUp: given } },
    ],
    rest: heads.spent,
  }
}
