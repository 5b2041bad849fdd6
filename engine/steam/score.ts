import { OUT, type Score, type Seat, type Standing } from '../core/rules.ts'
import { linksWorth } from '../rail/game.ts'
import { type Game, playerOf, trackOf } from './game.ts'
import { numberOf, type State } from './types.ts'

/** By seat: complete links, a point each at the end (STM-END-03). */
export const linkCounts = (game: Game, state: State): number[] =>
  linksWorth(trackOf(game, state), state.players.length, () => 1)

/** What income is worth at the end: half when it is positive, twice when it is not (STM-END-02). */
export const incomeWorth = (income: number): number => (income > 0 ? Math.floor(income / 2) : 2 * income)

/** The number of the tile a seat has; more than any when it has none. */
export function numberAt(state: State, seat: Seat): number {
  const { tile } = playerOf(state, seat)
  return tile === null ? Number.POSITIVE_INFINITY : numberOf(tile)
}

/** As if the match ended now. */
export function standings(game: Game, state: State): Standing[] {
  const links = linkCounts(game, state)
  const score = (seat: Seat): number => {
    const { points, income } = playerOf(state, seat)
    return points + incomeWorth(income) + (links[seat] ?? 0)
  }
  const income = (seat: Seat): number => playerOf(state, seat).income
  const number = (seat: Seat): number => numberAt(state, seat)
  // STM-END-05; before tiles are taken nothing tells the last two apart, and they share a place.
  const better = (a: Seat, b: Seat): number =>
    score(b) - score(a) || income(b) - income(a) || (number(a) === number(b) ? 0 : number(a) - number(b))
  const playing = state.order.toSorted((a, b) => better(a, b) || a - b)
  const placeOf = (seat: Seat): number => playing.findIndex((other) => better(other, seat) === 0) + 1
  // STM-END-06: whoever went last comes first among the bankrupt.
  const out = state.bankrupt.toReversed()
  return [...playing, ...out].map((seat): Standing => {
    const { cash, income, points, engine, eliminated } = playerOf(state, seat)
    const place = eliminated === null ? placeOf(seat) : playing.length + out.indexOf(seat) + 1
    const figures = { points, income, links: links[seat] ?? 0, cash, locomotive: engine }
    const earned: Score = eliminated === null ? { eliminated: false, score: score(seat) } : OUT
    return { seat, place, figures, ...earned }
  })
}
