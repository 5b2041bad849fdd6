import type { Seat } from '../core/rules.ts'
import type { Segment } from './board.ts'
import { type Game, playerOf } from './game.ts'
import { ownersOf, piecesLeft, pointsOf } from './network.ts'
import { cardsLacking, cardsPaid, cheapestPayments, isPayable, leastLacking } from './payment.ts'
import { countCards, NO_CARDS, sameCards, withOne } from './piles.ts'
import { type Cards, type Payment, RAIL_TYPES, type State } from './types.ts'

/** A way from the network to some point, piece by piece back to where it began. */
export interface Way {
  readonly needs: Cards
  readonly length: number
  readonly segment: string | null
  readonly before: Way | null
}

export function segmentsOf(way: Way): string[] {
  const segments: string[] = []
  for (let at: Way | null = way; at?.segment; at = at.before) segments.unshift(at.segment)
  return segments
}

/** A way that the hand pays, or would pay with a few cards more. */
export interface Priced {
  readonly way: Way
  /** The ways to pay with the fewest cards; none if cards are lacking. */
  readonly payments: readonly Payment[]
  /** How many cards that takes. */
  readonly cards: number
  /** Cards that would make it payable; all 0 where it is. */
  readonly lacking: Cards
}

/** Ways that cost so many cards more than the cheapest are worth a look too. */
const WORTH_A_LOOK = 1
/** Different ways to one city that are worth a look. */
const MOST_WAYS = 5
/** On the first, quick look around: so many ways of each length to a point. */
const SCOUTS = 3

/**
 * Ways from the network over free segments and new junctions to new cities, by city. Of those that the hand pays the
 * cheapest is always there, before others nearly as cheap; where it pays for none there is one that lacks little, if that
 * is not more than `mostLacking` cards and a quick look finds it.
 */
export function waysOut(game: Game, state: State, seat: Seat, hand: Cards, mostLacking: number): Map<string, Priced[]> {
  const search = new Search(game, state, seat, hand, mostLacking)
  // A quick look finds good ways to most cities; the second, complete one is only for what is better than those.
  search.run(SCOUTS, WORTH_A_LOOK)
  search.onlyPayable()
  search.run(Number.POSITIVE_INFINITY, -1)
  return new Map([...search.found].map(([city, ways]) => [city, bestOf(ways)]))
}

function bestOf(ways: readonly Priced[]): Priced[] {
  const cheapest = Math.min(...ways.map(({ cards }) => cards))
  return ways
    .filter(({ cards }) => cards <= cheapest + WORTH_A_LOOK)
    .sort((a, b) => a.cards - b.cards || a.way.length - b.way.length)
    .slice(0, MOST_WAYS)
}

/** A city that could be connected. */
interface Target {
  readonly city: string
  /** Among the cities of the board. */
  readonly index: number
  /** More cards than these no way may lack that is worth having. */
  mayLack: number
  /** What the best way costs that has been found. */
  cheapest: number
}

/** Of how many types there are more in one than in the other; told one by one since it is asked at every step. */
const countMore = (one: Cards, other: Cards): number =>
  Number(one.white > other.white) +
  Number(one.blue > other.blue) +
  Number(one.red > other.red) +
  Number(one.green > other.green) +
  Number(one.yellow > other.yellow) +
  Number(one.black > other.black)

/** Whether whatever pays for `way` pays for this one; of ways of one length only the same cards do. */
const standsFor = (other: Way, way: Way): boolean =>
  other.length === way.length ? sameCards(other.needs, way.needs) : isPayable(way.needs, other.needs)

/** A way that is being followed, and the cities it may still lead to. */
interface Trail {
  readonly way: Way
  readonly at: Junction
  readonly open: readonly Target[]
  /** How much it asks of the types there are few of. */
  readonly strain: number
}

/** A point of the board as a search meets it. */
interface Junction {
  readonly point: string
  /** The city here, if it is a new one. */
  readonly target: Target | null
  /** Pieces from here to each city at the least. */
  readonly steps: Uint8Array
  /** Free segments that lead out of the network. */
  readonly exits: { readonly segment: Segment; readonly to: Junction }[]
  /** The ways that have come here. */
  ways: Way[]
}

class Search {
  readonly found = new Map<string, Priced[]>()
  readonly #hand: Cards
  readonly #mostPieces: number
  readonly #start: readonly Junction[]
  readonly #junctions: readonly Junction[]
  readonly #targets: readonly Target[]

  constructor({ board }: Game, state: State, seat: Seat, hand: Cards, mostLacking: number) {
    const player = playerOf(state, seat)
    const network = pointsOf(board, player)
    this.#hand = hand
    this.#mostPieces = piecesLeft(player)
    this.#targets = board.data.cities
      .map(({ id }, index) => ({ city: id, index, mayLack: mostLacking, cheapest: Number.POSITIVE_INFINITY }))
      .filter(({ city }) => !network.has(city))
    const targets = new Map(this.#targets.map((target) => [target.city, target]))
    const junctions = new Map(
      [...board.stepsToCities].map(([point, steps]): [string, Junction] => [
        point,
        { point, target: targets.get(point) ?? null, steps, exits: [], ways: [] },
      ]),
    )
    const owners = ownersOf(state)
    for (const segment of board.data.segments) {
      if (owners.has(segment.id)) continue
      for (const [from, to] of [
        [segment.a, segment.b],
        [segment.b, segment.a],
      ] as const) {
        // biome-ignore format: a pair
        const far = junctions.get(to)
        if (far && !network.has(to)) junctions.get(from)?.exits.push({ segment, to: far })
      }
    }
    this.#junctions = [...junctions.values()]
    this.#start = this.#junctions.filter(({ point }) => network.has(point))
  }

  /** From now on no way may lack any card. */
  onlyPayable(): void {
    for (const target of this.#targets) target.mayLack = 0
  }

  /**
   * Finds ways that cost at most so many cards `more` than the cheapest known, the shortest first. One is given up where
   * another came to the same point before it and is paid by whatever pays for it: then so is any way on from there. For
   * the same reason none crosses itself.
   */
  run(mostOfALength: number, more: number): void {
    for (const junction of this.#junctions) junction.ways = []
    let edge = this.#start.map((at): Trail => {
      const way = { needs: NO_CARDS, length: 0, segment: null, before: null }
      return { way, at, open: this.#openTo(way, at, this.#targets, more), strain: 0 }
    })
    for (let length = 1; length <= this.#mostPieces && edge.length > 0; length++) {
      const onward: Trail[] = []
      for (const { way: before, at, open } of edge) {
        for (const { segment, to } of at.exits) {
          if (to.ways.at(-mostOfALength)?.length === length) continue
          const needs = withOne(before.needs, segment.type)
          const way: Way = { needs, length, segment: segment.id, before }
          const still = this.#openTo(way, to, open, more)
          if (still.length === 0 || to.ways.some((other) => standsFor(other, way))) continue
          to.ways.push(way)
          if (to.target) this.#arrive(to.target, way, more)
          else onward.push({ way, at: to, open: still, strain: this.#strainOf(needs) })
        }
      }
      // Where not all are followed, those go first that leave most of every type.
      edge = onward.sort((a, b) => a.strain - b.strain)
    }
  }

  /** To which of these cities a way worth having could still come of it. */
  #openTo({ needs, length }: Way, { steps }: Junction, targets: readonly Target[], more: number): readonly Target[] {
    const hand = this.#hand
    const lacking = leastLacking(hand, needs)
    const [spare, sets] = [countMore(hand, needs), countMore(needs, hand)]
    const open: Target[] = []
    for (const target of targets) {
      const left = steps[target.index] as number
      // One more of each type that is left over costs no joker; every other piece costs one.
      const cheapEnough = length + sets + left <= target.cheapest + more
      if (cheapEnough && lacking + Math.max(0, left - spare) <= target.mayLack) open.push(target)
    }
    return open
  }

  #strainOf(needs: Cards): number {
    return RAIL_TYPES.reduce((sum, type) => sum + needs[type] ** 2 / (this.#hand[type] + 1), 0)
  }

  #arrive(target: Target, way: Way, more: number): void {
    const payments = cheapestPayments(this.#hand, way.needs)
    const [cheapest] = payments
    if (cheapest) {
      const cards = countCards(cardsPaid(cheapest))
      // What promised to be better need not be: it may be the very way that was found before.
      if (cards > target.cheapest + more) return
      const others = (this.found.get(target.city) ?? []).filter((one) => one.payments.length > 0)
      this.found.set(target.city, [...others, { way, payments, cards, lacking: NO_CARDS }])
      target.mayLack = 0
      target.cheapest = Math.min(target.cheapest, cards)
      return
    }
    const lacking = cardsLacking(this.#hand, way.needs, target.mayLack)
    if (!lacking) return
    this.found.set(target.city, [{ way, payments, cards: 0, lacking }])
    target.mayLack = countCards(lacking) - 1
  }
}
