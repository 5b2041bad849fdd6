import { describe, expect, test } from 'vitest'
import { dueFor } from '#engine/rail/auction.ts'
import { type Action, type Moves, type State, steam } from '#engine/steam/index.ts'
import {
  accepted,
  arranged,
  begin,
  building,
  having,
  lastDecision,
  movingGoods,
  PASS,
  played,
  player,
  purse,
  refusedBy,
  STANDARD,
  selecting,
  type Turn,
} from './position.ts'

const raise = (n: number): Action => ({ type: 'raise', n })
const bid = (amount: number): Action => ({ type: 'bid', amount })
const DROP: Action = { type: 'drop' }
const FREE: Action = { type: 'freePass' }

/** The auction; seats bid in the order of the table. */
const auction = (seats: number, freePass: number | null = null, cash = 20, change: Partial<State> = {}): State =>
  arranged((state) => ({ phase: 'order', bidders: state.order, bids: state.players.map(() => null), dropped: [] }), {
    seats,
    options: STANDARD,
    change,
    players: Object.fromEntries(
      Array.from({ length: seats }, (_, seat) => [seat, { cash, freePass: seat === freePass }]),
    ),
  })

const paid = (before: State, state: State): number[] =>
  state.players.map((now, seat) => player(before, seat).cash - now.cash)

describe('phase 1: capital', () => {
  test('STM-EXP-01, -03 everybody once, in turn order, then the auction', () => {
    const state = begin(3, STANDARD)
    expect(steam.turn(state)).toMatchObject({ phase: 'capital', ask: 'raise', seats: [0] })
    const later = played(state, [
      [0, raise(2)],
      [1, raise(0)],
      [2, raise(1)],
    ])
    expect([0, 1, 2].map((seat) => purse(later, seat))).toEqual([
      [10, -2, 0],
      [0, 0, 0],
      [5, -1, 0],
    ])
    expect(steam.turn(later)).toMatchObject({ phase: 'order', seats: [0] })
  })

  test('TV-42 two units in round 1: 10/-2/0, and the raise is told', () => {
    const { state, events } = accepted(begin(3, STANDARD), 0, raise(2))
    expect(purse(state, 0)).toEqual([10, -2, 0])
    expect(events).toEqual([{ type: 'raised', seat: 0, cash: 10, income: 2, points: 0 }])
  })

  test.each([
    [0, 0, 10],
    [-10, 5, 2],
    [-9, 1, 1],
    [3, 4, 15],
  ])('STM-EXP-03, AMB-07 with income %i and %i points at most %i units', (income, points, most) => {
    const state = arranged((one) => ({ phase: 'capital', left: one.order }), {
      options: STANDARD,
      players: { 0: having(0, income, points) },
    })
    expect(steam.moves(state, 0)).toEqual({ ask: 'raise', max: most })
    expect(purse(played(state, [[0, raise(most)]]), 0)).toEqual([5 * most, -10, points % 2])
    expect(refusedBy(state, 0, raise(most + 1))).toBe('STM-EXP-03')
    expect(refusedBy(state, 0, raise(-1))).toBe('STM-EXP-03')
  })

  test('STM-EXP-04 in no other phase', () => {
    for (const state of [
      auction(3),
      selecting({ options: STANDARD }),
      building({ options: STANDARD }),
      movingGoods({ options: STANDARD }),
    ]) {
      expect(refusedBy(state, 0, raise(1))).toBe('STM-RND-01')
    }
  })
})

describe('phase 2: the auction for the turn order', () => {
  test('TV-40 the example of the rules', () => {
    const [thomas, lin, michael, daniela] = [0, 1, 2, 3] as const
    const start = auction(4, daniela)
    const middle = played(start, [
      [thomas, bid(0)],
      [lin, bid(2)],
      [michael, DROP],
      [daniela, FREE],
    ])
    expect(steam.moves(middle, thomas)).toMatchObject({ min: 3 })
    expect(refusedBy(middle, thomas, bid(2))).toBe('STM-EXP-06')
    const end = played(middle, [
      [thomas, bid(3)],
      [lin, DROP],
      [daniela, DROP],
    ])
    expect(end.order).toEqual([thomas, daniela, lin, michael])
    expect(paid(start, end)).toEqual([3, 1, 0, 0])
    expect(steam.turn(end)).toMatchObject({ phase: 'select', seats: [thomas] })
  })

  test('TV-40a AMB-35 the highest bidder is not asked when his turn comes round', () => {
    const [a, b, c] = [0, 1, 2] as const
    const start = auction(3, c)
    const middle = played(start, [
      [a, bid(0)],
      [b, bid(1)],
      [c, FREE],
      [a, DROP],
    ])
    expect(steam.turn(middle).seats).toEqual([c])
    expect(refusedBy(middle, c, FREE), 'once an auction').toBe('STM-EXP-08')
    const end = played(middle, [[c, DROP]])
    expect([end.order, paid(start, end)]).toEqual([
      [b, c, a],
      [0, 1, 0],
    ])
    const raised = played(middle, [[c, bid(2)]])
    expect(steam.moves(raised, b)).toMatchObject({ ask: 'bid', min: 3 })
  })

  test('TV-40b nobody bids: the last one left is first and is not asked', () => {
    const start = auction(3)
    const end = played(start, [
      [0, DROP],
      [1, DROP],
    ])
    expect([end.order, paid(start, end)]).toEqual([
      [2, 1, 0],
      [0, 0, 0],
    ])
  })

  test('TV-40c AMB-34 a free pass instead of opening', () => {
    const [a, b, c, d] = [0, 1, 2, 3] as const
    const start = auction(4, a)
    const end = played(start, [
      [a, FREE],
      [b, bid(0)],
      [c, bid(2)],
      [d, DROP],
      [a, bid(3)],
      [b, DROP],
      [c, DROP],
    ])
    expect([end.order, paid(start, end)]).toEqual([
      [a, c, b, d],
      [3, 0, 2, 0],
    ])
  })

  test('STM-EXP-06, STM-EXP-04 more than the highest bid, and not more than cash', () => {
    const state = played(auction(3, null, 5), [[0, bid(4)]])
    expect(steam.moves(state, 1)).toEqual({ ask: 'bid', min: 5, max: 5, mayBid: true, mayDrop: true, freePass: false })
    expect(refusedBy(state, 1, bid(4))).toBe('STM-EXP-06')
    expect(refusedBy(state, 1, bid(6))).toBe('STM-EXP-04')
    expect(refusedBy(auction(3), 0, bid(-1))).toBe('STM-EXP-06')
    expect(refusedBy(auction(3, null, 0), 0, bid(0)), 'nothing is a bid').toBe('accepted')
    expect(refusedBy(auction(3), 0, DROP), 'AMB-05 the opener may pass').toBe('accepted')
  })

  test('STM-EXP-07 who has dropped out acts no more', () => {
    const state = played(auction(3), [
      [0, bid(1)],
      [1, DROP],
      [2, bid(2)],
      [0, bid(3)],
    ])
    expect(steam.turn(state).seats).toEqual([2])
  })

  test('STM-EXP-08 nobody else has a free pass, in round 1 nobody, and it lapses with the auction', () => {
    expect(refusedBy(auction(3), 0, FREE)).toBe('STM-EXP-08')
    const first = played(
      begin(3, STANDARD),
      [0, 1, 2].map((seat): Turn => [seat, raise(0)]),
    )
    for (const seat of [0, 1, 2]) expect(player(first, seat).freePass).toBe(false)
    const end = played(auction(3, 0), [
      [0, DROP],
      [1, DROP],
    ])
    expect(end.players.every(({ freePass }) => !freePass)).toBe(true)
  })

  test('STM-EXP-08 alone at last he takes the first place, without a bid', () => {
    const start = auction(3, 0)
    const end = played(start, [
      [0, FREE],
      [1, DROP],
      [2, DROP],
    ])
    expect([end.order, paid(start, end)]).toEqual([
      [0, 2, 1],
      [0, 0, 0],
    ])
  })

  test.each<[string, number[], number[]]>([
    ['TV-44', [4, 3, 2], [4, 3, 0]],
    ['TV-43a', [6, 5, 3, 2], [6, 5, 2, 0]],
    ['TV-43', [7, 6, 5, 3, 1], [7, 6, 3, 2, 0]],
    ['TV-43a', [9, 7, 5, 4, 2, 1], [9, 7, 3, 2, 1, 0]],
    ['STM-EXP-11, AMB-23', [8, 6], [8, 0]],
  ])('%s STM-EXP-10 last bids %j by final position: pay %j', (_, bids, prices) => {
    expect(bids.map((amount, i) => dueFor(i + 1, bids.length, amount))).toEqual(prices)
    // The lowest bids first and drops first.
    const n = bids.length
    const start = auction(n)
    const rising = bids.toReversed().map((amount, seat): Turn => [seat, bid(amount)])
    const end = played(start, [...rising, ...Array.from({ length: n - 1 }, (_one, seat): Turn => [seat, DROP])])
    expect(end.order).toEqual(Array.from({ length: n }, (_one, i) => n - 1 - i))
    expect(paid(start, end)).toEqual(prices.toReversed())
  })

  test('STM-EXP-11 with two players left the second pays nothing', () => {
    const start = auction(3, null, 20, { order: [0, 2], bankrupt: [1] })
    const left = { ...start, players: start.players.with(1, { ...player(start, 1), eliminated: 1 }) }
    const end = played(left, [
      [0, bid(3)],
      [2, bid(5)],
      [0, DROP],
    ])
    expect([end.order, paid(left, end)]).toEqual([
      [2, 0],
      [0, 0, 5],
    ])
  })

  test('STM-EXP-09 the order holds for this round and for capital and auction of the next', () => {
    const end = played(auction(3), [
      [0, DROP],
      [1, DROP],
    ])
    const taken = played(end, [
      [2, { type: 'select', tile: 'engineer', use: 'use' }],
      [1, { type: 'select', tile: 'locomotive', use: 'use' }],
      [0, { type: 'select', tile: 'urbanization', use: 'use' }],
    ])
    expect(taken.stage).toMatchObject({ phase: 'build', left: [2, 1, 0] })
    const built = played(
      taken,
      [2, 1, 0].map((seat): Turn => [seat, { type: 'endBuild' }]),
    )
    expect(built.stage).toMatchObject({ phase: 'goods', left: [2, 1, 0] })
    const next = played(
      built,
      [2, 1, 0, 2, 1, 0].map((seat): Turn => [seat, PASS]),
    )
    expect(next.stage).toEqual({ phase: 'capital', left: [2, 1, 0] })
    const bids = played(
      next,
      [2, 1, 0].map((seat): Turn => [seat, raise(0)]),
    )
    expect(bids.stage).toMatchObject({ phase: 'order', bidders: [2, 1, 0] })
  })
})

describe('phases 3 to 5', () => {
  test('STM-EXP-12, TV-49d tiles cost nothing, track is paid in cash', () => {
    const offers = (steam.moves(selecting({ options: STANDARD }), 0) as Extract<Moves, { ask: 'select' }>).offers
    expect(offers).toHaveLength(7)
    expect(offers.every(({ ways }) => ways.length === 1 && ways[0]?.price === 0)).toBe(true)
  })
})

describe('phase 6: income and maintenance', () => {
  const upkept = (cash: number, income: number, points: number, engine: number): State => {
    const rich = { cash: 50 }
    const players = { 0: rich, 1: { ...having(cash, income, points), engine }, 2: rich }
    return played(lastDecision({ seats: 3, options: STANDARD, players }), [[0, PASS]])
  }

  test.each([
    [1, 1],
    [3, 3],
    [6, 6],
  ])('TV-41 STM-EXP-15, DIF-23 a locomotive of level %i costs $%i', (engine, price) => {
    expect(purse(upkept(20, 0, 0, engine), 1)).toEqual([20 - price, 0, 0])
  })

  test.each<[string, number, number, number, number, [number, number, number]]>([
    ['TV-45', 5, -2, 4, 1, [2, -2, 4]],
    ['TV-46', 0, -2, 0, 1, [1, -4, 0]],
    ['TV-47', 0, 2, 0, 3, [1, 1, 0]],
    ['TV-48', 0, -3, 1, 2, [1, -5, 0]],
    ['TV-49', 1, -4, 7, 3, [0, -4, 4]],
    ['TV-49a', 0, -10, 8, 5, [1, -10, 0]],
    ['TV-49c', 0, 4, 3, 1, [3, 4, 3]],
    ['nothing to book', 2, 3, 1, 3, [2, 3, 1]],
  ])('%s STM-EXP-16, DIF-27 $%i, income %i, %i points, level %i: %j', (_, cash, income, points, engine, expected) => {
    expect(purse(upkept(cash, income, points, engine), 1)).toEqual(expected)
  })

  test.each([
    [0, -10, 2, 5],
    [2, -9, 0, 3],
  ])('TV-49b STM-EXP-17 $%i, income %i, %i points, level %i: bankrupt', (cash, income, points, engine) => {
    expect(player(upkept(cash, income, points, engine), 1).eliminated).toBe(1)
  })

  test('STM-EXP-16 word by word', () => {
    for (const cash of [0, 1, 4]) {
      for (const income of [-10, -9, -5, 0]) {
        for (const points of [0, 1, 3, 9]) {
          for (const engine of [1, 2, 5]) {
            const state = upkept(cash, income, points, engine)
            const expected = plainly(cash, income, points, engine - income)
            const out = player(state, 1).eliminated !== null
            expect([cash, income, points, engine, out ? null : purse(state, 1)]).toEqual([
              cash,
              income,
              points,
              engine,
              expected,
            ])
          }
        }
      }
    }
  })

  test('STM-EXP-16 what is given up is told', () => {
    const players = { 0: { cash: 9 }, 1: { ...having(0, -3, 1), engine: 2 }, 2: { cash: 9 } }
    const { events } = accepted(lastDecision({ seats: 3, options: STANDARD, players }), 0, PASS)
    expect(events).toContainEqual({ type: 'expenses', seat: 1, owed: 5 })
    expect(events).toContainEqual({ type: 'gaveUp', seat: 1, points: 1, income: 2 })
    expect(events.some(({ type }) => type === 'raised')).toBe(false)
  })

  test('STM-EXP-18 the last round ends with it', () => {
    const state = lastDecision({
      seats: 3,
      options: STANDARD,
      players: { 0: having(3, 0), 1: having(3, 0), 2: having(3, 0) },
      change: { round: 10 },
    })
    const end = played(state, [[0, PASS]])
    expect(steam.turn(end).over).toBe(true)
    expect(end.players.map(({ cash }) => cash)).toEqual([2, 2, 2])
  })
})

/** STM-EXP-16 as the rules write it; null for bankruptcy. */
function plainly(cash: number, income: number, points: number, owed: number): [number, number, number] | null {
  if (owed <= 0) return [cash - owed, income, points]
  if (owed <= cash) return [cash - owed, income, points]
  const missing = owed - cash
  const units = Math.ceil(missing / 2)
  const given = Math.min(units, points)
  if (income - (units - given) < -10) return null
  return [2 * units - missing, income - (units - given), points - given]
}
