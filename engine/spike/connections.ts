import type { Seat } from '../core/rules.ts'
import { type City, cityAt } from './board.ts'
import { type Game, playerOf } from './game.ts'
import { worthOf } from './market.ts'
import { isFaceDown } from './piles.ts'
import type { Cards, Goods, Payment, State } from './types.ts'
import { segmentsOf, waysOut } from './ways.ts'

/** A way to a new city, what it scores, and how it can be paid. */
export interface Connection {
  readonly city: string
  readonly goods: Goods
  readonly segments: readonly string[]
  /** Dollars from the market. */
  readonly money: number
  /** The ways to pay with the fewest cards; none if cards are lacking. */
  readonly payments: readonly Payment[]
  /** Cards that would make it payable; all 0 where it is. */
  readonly lacking: Cards
}

/** A few cards short is worth showing; more is not. */
const MOST_LACKING = 2

/**
 * What can be built with the cards in hand, by city: the ways with the fewest cards, the cheapest first; and for cities
 * out of reach by a card or two a way that lacks little. A city that is not listed cannot be paid for. Any other way to
 * a city costs as many cards or more; `judgeChain` tells whether it can be built all the same.
 */
export function connections(game: Game, state: State, seat: Seat, mostLacking = MOST_LACKING): Connection[] {
  const { hand } = playerOf(state, seat)
  if (isFaceDown(hand)) return []
  return [...waysOut(game, state, seat, hand, mostLacking)].flatMap(([point, ways]) => {
    const { id: city, goods } = cityAt(game.board, point) as City
    const money = worthOf(state.market, goods)
    return ways.map(({ way, payments, lacking }) => ({
      city,
      goods,
      segments: segmentsOf(way),
      money,
      payments,
      lacking,
    }))
  })
}
