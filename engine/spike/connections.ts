import type { Seat } from '../core/rules.ts'
import { type City, cityAt, farEnd } from './board.ts'
import { type Game, playerOf } from './game.ts'
import { worthOf } from './market.ts'
import { ownersOf, piecesLeft, pointsOf } from './network.ts'
import { cardsLacking, cardsPaid, cheapestPayments, leastLacking } from './payment.ts'
import { countCards, isFaceDown, NO_CARDS, withCard } from './piles.ts'
import type { Cards, Goods, Payment, State } from './types.ts'

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
/** Different ways to one city that are worth a look. */
const MOST_WAYS = 5
/** Ways to a city out of reach that are looked into. */
const GUESSES = 3
/** With very many cards in hand there are more ways than can matter: those found first are the shortest. */
const MOST_AT_A_POINT = 24

/**
 * What can be built with the cards in hand, by city: of all ways those that need no card that another can do without,
 * the cheapest first; and for cities out of reach by a card or two the way that lacks least. Every other way to a city
 * costs the same cards and more; `judgeChain` tells whether it can be built all the same.
 */
export function connections(game: Game, state: State, seat: Seat, mostLacking = MOST_LACKING): Connection[] {
  const { hand } = playerOf(state, seat)
  if (isFaceDown(hand)) return []
  const ways = waysOut(game, state, seat, hand, mostLacking)
  return [...ways].flatMap(([point, all]) => {
    const city = cityAt(game.board, point) as City
    const money = worthOf(state.market, city.goods)
    const payable = payableWays(hand, all)
    const listed = payable.length > 0 ? payable : nearlyPayable(hand, all, mostLacking)
    return listed.map(({ way, ...paid }) => ({
      city: city.id,
      goods: city.goods,
      segments: segmentsOf(way),
      money,
      ...paid,
    }))
  })
}

interface Paid {
  readonly way: Way
  readonly payments: readonly Payment[]
  readonly lacking: Cards
}

/** The ways the hand can pay, those with the fewest cards and then the fewest pieces first. */
function payableWays(hand: Cards, ways: readonly Way[]): Paid[] {
  return ways
    .map((way) => ({ way, payments: cheapestPayments(hand, way.needs), lacking: NO_CARDS }))
    .filter(({ payments }) => payments.length > 0)
    .map((paid) => ({ paid, cards: countCards(cardsPaid(paid.payments[0] as Payment)) }))
    .sort((a, b) => a.cards - b.cards || countCards(a.paid.way.needs) - countCards(b.paid.way.needs))
    .slice(0, MOST_WAYS)
    .map(({ paid }) => paid)
}

/** Of the ways the hand cannot pay the one that lacks least, as far as a few guesses tell. */
function nearlyPayable(hand: Cards, ways: readonly Way[], mostLacking: number): Paid[] {
  return ways
    .toSorted((a, b) => leastLacking(hand, a.needs) - leastLacking(hand, b.needs))
    .slice(0, GUESSES)
    .flatMap((way) => {
      const lacking = cardsLacking(hand, way.needs, mostLacking)
      return lacking ? [{ way, payments: [], lacking }] : []
    })
    .sort((a, b) => countCards(a.lacking) - countCards(b.lacking))
    .slice(0, 1)
}

/** A way from the network to a point, link by link back to where it began. */
interface Way {
  readonly to: string
  readonly needs: Cards
  readonly segment: string | null
  readonly before: Way | null
}

function segmentsOf(way: Way): string[] {
  const segments: string[] = []
  for (let at: Way | null = way; at?.segment; at = at.before) segments.unshift(at.segment)
  return segments
}

/**
 * Ways from the network over free segments and new junctions to new cities, shortest first. A way is given up where
 * another reached the same point with no card more; so none crosses itself.
 */
function waysOut(game: Game, state: State, seat: Seat, hand: Cards, mostLacking: number): Map<string, Way[]> {
  const { points } = game.board
  const player = playerOf(state, seat)
  const owners = ownersOf(state)
  const network = pointsOf(game.board, player)
  const found = new Map<string, Way[]>()
  let edge: Way[] = [...network].map((to) => ({ to, needs: NO_CARDS, segment: null, before: null }))
  for (let length = 1; length <= piecesLeft(player) && edge.length > 0; length++) {
    const next: Way[] = []
    for (const way of edge) {
      for (const segment of points.get(way.to)?.segments ?? []) {
        const to = farEnd(segment, way.to)
        if (owners.has(segment.id) || network.has(to)) continue
        const needs = withCard(way.needs, segment.type)
        if (leastLacking(hand, needs) > mostLacking) continue
        const there = found.get(to) ?? []
        if (there.length >= MOST_AT_A_POINT || there.some((other) => needsNoMore(other.needs, needs))) continue
        const onward: Way = { to, needs, segment: segment.id, before: way }
        found.set(to, [...there, onward])
        if (!points.get(to)?.city) next.push(onward)
      }
    }
    edge = next
  }
  return new Map([...found].filter(([point]) => points.get(point)?.city))
}

const needsNoMore = (a: Cards, b: Cards): boolean =>
  a.white <= b.white &&
  a.blue <= b.blue &&
  a.red <= b.red &&
  a.green <= b.green &&
  a.yellow <= b.yellow &&
  a.black <= b.black
