import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Pick } from '#engine/core/rules.ts'
import { farEnd } from '#engine/spike/board.ts'
import { type Connection, connections } from '#engine/spike/connections.ts'
import {
  type Cards,
  cheapestPayments,
  judgeChain,
  type Payment,
  paymentHindered,
  RAIL_TYPES,
  type State,
  spike,
} from '#engine/spike/index.ts'
import { cardsLacking, cardsPaid, leastLacking } from '#engine/spike/payment.ts'
import { cardsOf, countCards, NO_CARDS, plus } from '#engine/spike/piles.ts'
import { oneOf, wholeMatch } from '../tables.ts'
import { cheapestRailways } from './oracle.ts'
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

/** Cards at random: mostly few types, since hands of many cards of a type have most to choose from. */
function handAtRandom(cards: number, pick: Pick): Cards {
  const types = RAIL_TYPES.filter(() => pick(3) > 0)
  const list = Array.from({ length: cards }, () => oneOf(types.length > 0 ? types : RAIL_TYPES, pick))
  return cardsOf(list.map((type) => (pick(4) === 0 ? oneOf(RAIL_TYPES, pick) : type)))
}

const withHand = (state: State, seat: number, hand: Cards): State => ({
  ...state,
  players: state.players.map((one, i) => (i === seat ? { ...one, hand } : one)),
})

/** What the list says of each city that can be paid for: the fewest cards of all ways to it. No way is there twice. */
function cheapestListed(all: readonly Connection[]): [string, number][] {
  const ways = all.map(({ segments }) => segments.join(' '))
  expect(ways).toEqual([...new Set(ways)])
  const payable = Map.groupBy(
    all.filter(({ payments }) => payments.length > 0),
    ({ city }) => city,
  )
  return [...payable].map(([city, ways]) => {
    const costs = ways.map(({ payments }) => countCards(cardsPaid(payments[0] as Payment)))
    expect(costs).toEqual(costs.toSorted((a, b) => a - b))
    return [city, costs[0] as number]
  })
}

const sorted = (costs: Iterable<[string, number]>) => [...costs].sort(([a], [b]) => a.localeCompare(b))

/** Positions of whole matches, each with hands thought up for whoever is asked. */
function positions(seeds: readonly string[], watch: (state: State, seat: number, pick: Pick) => void): void {
  for (const seed of seeds) {
    const table = { map: MAP, seats: 2 + (seeds.indexOf(seed) % 3), options: optionsWith(), seed }
    wholeMatch<State>(spike as never, table, (state, pick: Pick) => {
      const [seat] = spike.turn(state).seats
      if (spike.turn(state).ask === 'action' && seat !== undefined && pick(8) === 0) watch(state, seat, pick)
    })
  }
}

/** By city the fewest free segments that lead there from the network. */
function shortestRailways(state: State, seat: number): [string, number][] {
  const { home, track } = player(state, seat)
  const own = track.flatMap((id) => [game.board.segments.get(id)?.a, game.board.segments.get(id)?.b])
  const taken = new Set(state.players.flatMap((one) => one.track))
  const steps = new Map([home, ...own].map((point) => [point as string, 0]))
  const found: [string, number][] = []
  for (const [point, count] of steps) {
    const city = game.board.points.get(point)?.city
    if (city && count > 0) found.push([city.id, count])
    if (city && count > 0) continue
    for (const segment of game.board.points.get(point)?.segments ?? []) {
      const to = farEnd(segment, point)
      if (!taken.has(segment.id) && !steps.has(to)) steps.set(to, count + 1)
    }
  }
  return found
}

describe('connections', () => {
  test('SPK-BUILD-06 all that can be paid is listed, the cheapest way to each city first: a plain search finds no other', () => {
    let [hands, cities] = [0, 0]
    positions(['a', 'b', 'c'], (state, seat, pick) => {
      const hand = handAtRandom(4 + pick(7), pick)
      const held = withHand(state, seat, hand)
      const plain = sorted(cheapestRailways(game.board, held, seat))
      for (const mostLacking of [0, 2, 3]) {
        const listed = sorted(cheapestListed(connections(game, held, seat, mostLacking)))
        expect([hand, listed]).toEqual([hand, plain])
      }
      cities += plain.length
      hands++
    })
    expect(hands).toBeGreaterThan(10)
    expect(cities).toBeGreaterThan(100)
  })

  test('SPK-BUILD-06 with the largest hands the shortest way to each city costs a card a piece', () => {
    positions(['d', 'e'], (state, seat) => {
      const most = Object.fromEntries(RAIL_TYPES.map((type) => [type, state.players.length === 2 ? 7 : 10])) as Cards
      const held = withHand(state, seat, most)
      const left = 45 - player(state, seat).track.length
      const near = shortestRailways(held, seat).filter(([, pieces]) => pieces <= Math.min(left, 7))
      const listed = new Map(cheapestListed(connections(game, held, seat)))
      for (const [city, pieces] of near) expect([city, listed.get(city)]).toEqual([city, pieces])
    })
  })

  test('SPK-BUILD-06, SPK-JOKER-03 a way that takes more pieces is found where the short ones cannot be paid', () => {
    const hand = { blue: 1, red: 1, green: 1, yellow: 1, black: 2 }
    const home = { home: 'charleston', train: { at: 'city', city: 'charleston' } } as const
    const state = arranged({ seats: 3, players: { 0: { hand, ...home } } })
    const segments = ['s261', 's299', 's338', 's343', 's385', 's420']
    accepted(state, { type: 'build', segments, payment: { direct: hand, jokers: [] } })
    const listed = connections(game, state, 0).filter(({ city }) => city === 'columbia')
    expect(listed.map(({ payments }) => payments.length > 0)).toEqual([true])
    const [{ payments, segments: way }] = listed as [Connection]
    accepted(state, { type: 'build', segments: way, payment: payments[0] as Payment })
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

  test('with all cards of the game in hand every city is listed', () => {
    const hand = Object.fromEntries(RAIL_TYPES.map((type) => [type, 7]))
    const state = arranged({ players: { 0: { hand } } })
    expect(new Set(connections(game, state, 0).map(({ city }) => city)).size).toBe(35)
  })
})
