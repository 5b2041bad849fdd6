import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Pick } from '#engine/core/rules.ts'
import { farEnd } from '#engine/spike/board.ts'
import { type Connection, connections } from '#engine/spike/connections.ts'
import {
  type Cards,
  cheapestPayments,
  judgeChain,
  paymentHindered,
  RAIL_TYPES,
  type State,
  spike,
} from '#engine/spike/index.ts'
import { cardsLacking, cardsPaid, leastLacking } from '#engine/spike/payment.ts'
import { cardsOf, countCards, NO_CARDS, plus } from '#engine/spike/piles.ts'
import { wholeMatch } from '../tables.ts'
import { accepted, arranged, deckOf, game, handOf, MAP, optionsWith, player } from './position.ts'

const small = (most: number) =>
  fc.record(Object.fromEntries(RAIL_TYPES.map((type) => [type, fc.nat(most)]))) as fc.Arbitrary<Cards>

/**
 * The fewest cards that pay, by trying everything: a set of n cards is n cards for n - 1, so what matters is into which
 * sets each type's spare cards are cut. Infinity if nothing pays.
 */
function fewestCards(hand: Cards, needs: Cards): number {
  const seen = new Map<string, number>()
  const search = (held: Cards, open: Cards): number => {
    if (countCards(open) === 0) return 0
    const key = JSON.stringify([held, open])
    const before = seen.get(key)
    if (before !== undefined) return before
    let best = Number.POSITIVE_INFINITY
    const as = RAIL_TYPES.find((type) => open[type] > 0) as (typeof RAIL_TYPES)[number]
    if (held[as] > 0) best = 1 + search({ ...held, [as]: held[as] - 1 }, { ...open, [as]: open[as] - 1 })
    for (const from of RAIL_TYPES) {
      if (from === as) continue
      for (let n = 2; n <= held[from] && n - 1 <= open[as]; n++) {
        best = Math.min(best, n + search({ ...held, [from]: held[from] - n }, { ...open, [as]: open[as] - n + 1 }))
      }
    }
    seen.set(key, best)
    return best
  }
  return search(hand, needs)
}

describe('ways to pay', () => {
  test('SPK-JOKER-05 none is cheaper than those proposed, and each of them is good', () => {
    let [payable, jokers] = [0, 0]
    fc.assert(
      fc.property(small(3), small(2), (hand, needs) => {
        const payments = cheapestPayments(hand, needs)
        const costs = new Set(payments.map((payment) => countCards(cardsPaid(payment))))
        const fewest = fewestCards(hand, needs)
        expect([...costs]).toEqual(fewest === Number.POSITIVE_INFINITY ? [] : [fewest])
        for (const payment of payments) expect(paymentHindered(hand, needs, payment)).toBeNull()
        expect(new Set(payments.map((one) => JSON.stringify(one))).size).toBe(payments.length)
        if (payments.length > 0) payable++
        if (payments[0]?.jokers.length) jokers++
      }),
      { numRuns: 400 },
    )
    expect(payable).toBeGreaterThan(40)
    expect(jokers).toBeGreaterThan(10)
  })

  test('cards that lack are enough, one less is not, and the quick bound is never above them', () => {
    fc.assert(
      fc.property(small(3), small(2), (hand, needs) => {
        const lacking = cardsLacking(hand, needs, 2)
        const enough = (cards: Cards) => fewestCards(cards, needs) < Number.POSITIVE_INFINITY
        if (!lacking) {
          for (const a of RAIL_TYPES)
            for (const b of RAIL_TYPES) expect(enough(plus(hand, cardsOf([a, b])))).toBe(false)
          return
        }
        expect(leastLacking(hand, needs)).toBeLessThanOrEqual(countCards(lacking))
        expect(enough(plus(hand, lacking))).toBe(true)
        if (countCards(lacking) > 0) expect(enough(hand)).toBe(false)
        if (countCards(lacking) > 1) for (const a of RAIL_TYPES) expect(enough(plus(hand, cardsOf([a])))).toBe(false)
      }),
      { numRuns: 300 },
    )
  })

  test('several sets from which a choice can be made are all listed', () => {
    const payments = cheapestPayments(deckOf({ red: 2, blue: 2 }), deckOf({ white: 1 }))
    expect(payments.map(({ jokers }) => jokers)).toEqual([
      [{ from: 'blue', n: 2, as: 'white' }],
      [{ from: 'red', n: 2, as: 'white' }],
    ])
  })
})

/** Every railway of at most so many pieces that the hand can pay, by trying every segment. */
function everyRailway(state: State, seat: number, most: number): Map<string, number> {
  const { hand, track, home } = player(state, seat)
  const ends = track.flatMap((id) => [game.board.segments.get(id)?.a, game.board.segments.get(id)?.b])
  const network = new Set([home, ...ends])
  const cheapest = new Map<string, number>()
  const walk = (point: string, way: string[]): void => {
    for (const segment of game.board.points.get(point)?.segments ?? []) {
      const next = [...way, segment.id]
      const chain = judgeChain(game, state, seat, next)
      if ('city' in chain) {
        const cards = fewestCards(hand as Cards, chain.needs)
        if (cards < (cheapest.get(chain.city) ?? Number.POSITIVE_INFINITY)) cheapest.set(chain.city, cards)
      } else if (next.length < most && !game.board.points.get(farEnd(segment, point))?.city)
        walk(farEnd(segment, point), next)
    }
  }
  for (const point of network) walk(point as string, [])
  return cheapest
}

const costOf = ({ payments }: Connection): number =>
  Math.min(...payments.map((payment) => countCards(cardsPaid(payment))))

describe('connections', () => {
  test('nothing that can be paid is missing from the list, and the cheapest way to each city comes first', () => {
    let compared = 0
    for (const seed of ['a', 'b', 'c']) {
      const table = { map: MAP, seats: 3, options: optionsWith(), seed }
      wholeMatch<State>(spike as never, table, (state, pick: Pick) => {
        const { ask, seats } = spike.turn(state)
        const [seat] = seats
        if (ask !== 'action' || seat === undefined || countCards(player(state, seat).hand) > 6 || pick(16) > 0) return
        const listed = Map.groupBy(connections(game, state, seat, 0), ({ city }) => city)
        for (const [city, cards] of everyRailway(state, seat, 4)) {
          expect([city, costOf(listed.get(city)?.[0] as Connection) <= cards]).toEqual([city, true])
          compared++
        }
      })
    }
    expect(compared).toBeGreaterThan(100)
  })

  test('each is one that may be built, with each of its payments; what lacks is told', () => {
    const hand = { white: 2, blue: 2, red: 1, green: 1 }
    const state = arranged({ players: { 0: { hand } } })
    const all = connections(game, state, 0)
    for (const { segments, city, payments, lacking } of all) {
      const chain = judgeChain(game, state, 0, segments)
      expect(chain).toMatchObject({ city })
      expect(payments.length > 0).toBe(countCards(lacking) === 0)
      for (const payment of payments) {
        accepted(state, { type: 'build', segments, payment })
      }
      if (payments.length === 0)
        expect(cheapestPayments(plus(handOf(state), lacking), 'needs' in chain ? chain.needs : NO_CARDS)).not.toEqual(
          [],
        )
    }
    expect(all.some(({ payments }) => payments.length > 0) && all.some(({ payments }) => payments.length === 0)).toBe(
      true,
    )
  })

  test('nobody can see what another could build', () => {
    const state = arranged({ players: { 0: { hand: { white: 5 } } } })
    expect(connections(game, spike.view(state, 1), 0)).toEqual([])
  })

  test('with all cards of the game in hand it still takes next to no time', () => {
    const hand = Object.fromEntries(RAIL_TYPES.map((type) => [type, 7]))
    const state = arranged({ players: { 0: { hand } } })
    const started = performance.now()
    const cities = new Set(connections(game, state, 0).map(({ city }) => city))
    // Very generous: a shared machine, and code that has never run before.
    expect(performance.now() - started).toBeLessThan(1_000)
    expect(cities.size).toBe(35)
  })
})
