import { describe, expect, test } from 'vitest'
import { type State, steam } from '#engine/steam/index.ts'
import { afterPaying, mostPayable, type Purse } from '#engine/steam/money.ts'
import {
  accepted,
  at,
  build,
  building,
  END,
  having,
  lastDecision,
  movingGoods,
  PASS,
  part,
  played,
  player,
  purse,
  refusedBy,
  STANDARD,
  selecting,
} from './position.ts'
import { along } from './routes.ts'

const purseOf = ([cash, income, points]: readonly [number, number, number]): Purse => ({ cash, income, points })
const paying = (before: readonly [number, number, number], cost: number): Purse | null =>
  afterPaying(purseOf(before), cost, true)

/** After the income of a round in which everybody else is well off. */
const afterIncome = (cash: number, income: number, points = 0): State => {
  const rich = { cash: 50 }
  const state = lastDecision({ seats: 3, players: { 0: rich, 1: having(cash, income, points), 2: rich } })
  return played(state, [[0, PASS]])
}

describe('raising capital (base game)', () => {
  test('TV-01 a turn that costs $8 takes two units', () => {
    // The hill south-west of Albany and two plain hexes: $4, $2 and $2.
    const state = played(building(), part(0, along(building(), [0, 1, 2, 3, 4].map((r) => at(r && -1, r)).join(' '))))
    expect(purse(state, 0)).toEqual([2, -2, 0])
  })

  test.each<[string, [number, number, number], number, [number, number, number] | null]>([
    ['TV-05', [3, -10, 5], 10, [3, -10, 1]],
    ['TV-09a', [4, -9, 6], 12, [2, -10, 4]],
    ['TV-09b', [0, 0, 0], 50, [0, -10, 0]],
    ['TV-09b a dollar more', [0, 0, 0], 51, null],
    ['TV-09c', [5, 0, 0], 5, [0, 0, 0]],
    ['TV-09e', [0, -9, 4], 7, [3, -10, 2]],
    ['AMB-07 one point is not enough for a unit', [0, -10, 1], 1, null],
    ['AMB-07 two points are', [0, -10, 2], 5, [0, -10, 0]],
    ['nothing is due', [3, -4, 2], 0, [3, -4, 2]],
  ])('%s STM-MONEY-02, -03 %j pays %i: %j', (_, before, cost, after) => {
    expect(paying(before, cost)).toEqual(after && purseOf(after))
  })

  test('STM-MONEY-03, -04 word by word: cash first, then unit by unit, never more than $4 kept', () => {
    for (const cash of [0, 1, 4, 5, 9]) {
      for (const income of [-10, -9, -7, 0, 3]) {
        for (const points of [0, 1, 2, 5]) {
          for (let cost = 0; cost <= 70; cost++) {
            expect([cash, income, points, cost, paying([cash, income, points], cost)]).toEqual([
              cash,
              income,
              points,
              cost,
              plainly({ cash, income, points }, cost),
            ])
          }
        }
      }
    }
  })

  test('STM-MONEY-05, STM-SETUP-08 the most that can be paid is cash, and $5 a step and two points', () => {
    for (const [cash, income, points] of [
      [0, 0, 0],
      [3, -10, 5],
      [7, -9, 1],
      [2, 4, 12],
    ] as const) {
      const state = building({ players: { 0: having(cash, income, points) } })
      const most = cash + 5 * (income + 10) + 5 * Math.floor(points / 2)
      expect(mostPayable(state, 0, 'track')).toBe(most)
      expect([paying([cash, income, points], most), paying([cash, income, points], most + 1)]).toEqual([
        expect.anything(),
        null,
      ])
    }
  })

  test('STM-MONEY-05 what cannot be paid cannot be bought', () => {
    const poor = { ...having(1, -10, 1), hasBuilt: true }
    expect(refusedBy(building({ players: { 0: poor } }), 0, build(at(1, 0), '21', 2))).toBe('STM-MONEY-05')
    const growth = selecting({ players: { 0: poor } })
    expect(refusedBy(growth, 0, { type: 'select', tile: 'city-growth', use: 'use' })).toBe('STM-MONEY-05')
    expect(refusedBy(growth, 0, { type: 'select', tile: 'locomotive', use: 'use' }), 'AMB-33').toBe('STM-MONEY-05')
  })

  test('STM-MONEY-06, -07 each tile is paid when it is laid, and the raise is told', () => {
    const { state, events } = accepted(building(), 0, build(at(1, 0), '21', 2))
    expect(purse(state, 0)).toEqual([3, -1, 0])
    expect(events).toContainEqual({ type: 'raised', seat: 0, cash: 5, income: 1, points: 0 })
    const again = accepted(state, 0, build(at(2, 0), '22', 3))
    expect(purse(again.state, 0)).toEqual([4, -2, 0])
  })

  test('STM-MONEY-04 nothing is raised for stock: no such action in the base game', () => {
    for (const state of [building(), selecting(), movingGoods()]) {
      expect(refusedBy(state, 0, { type: 'raise', n: 1 })).toBe('STM-RND-01')
    }
  })
})

/** STM-MONEY-03 as the rules write it. */
function plainly({ cash, income, points }: Purse, cost: number): Purse | null {
  if (cash >= cost) return { cash: cash - cost, income, points }
  const units = Math.ceil((cost - cash) / 5)
  let [steps, left] = [income, points]
  for (let i = 0; i < units; i++) {
    if (steps > -10) steps -= 1
    else if (left >= 2) left -= 2
    else return null
  }
  return { cash: cash + 5 * units - cost, income: steps, points: left }
}

describe('income (base game)', () => {
  test.each<[string, number, number, number, [number, number, number]]>([
    ['TV-03', 0, 2, 0, [2, 2, 0]],
    ['TV-04', 0, -1, 0, [4, -2, 0]],
    ['TV-06', 0, -8, 0, [2, -10, 0]],
    ['nothing to pay', 3, 0, 0, [3, 0, 0]],
    ['STM-INC-01 paid out of cash', 9, -8, 0, [1, -8, 0]],
    ['STM-INC-03 two points for every $5 that are missing', 0, -10, 7, [0, -10, 3]],
    ['TV-36', 0, -10, 20, [0, -10, 16]],
  ])('%s $%i, income %i, %i points: %j', (_, cash, income, points, after) => {
    expect(purse(afterIncome(cash, income, points), 1)).toEqual(after)
  })

  test('STM-INC-02 the lower income does not change what is due now', () => {
    // $3 are due; the unit for them makes it four.
    expect(purse(afterIncome(0, -3), 1)).toEqual([2, -4, 0])
  })

  test.each<[string, number, number, number]>([
    ['TV-07', 2, -10, 0],
    ['TV-08', 0, -9, 1],
  ])('%s STM-INC-04 $%i, income %i, %i points: bankrupt', (_, cash, income, points) => {
    const state = afterIncome(cash, income, points)
    expect(player(state, 1)).toMatchObject({ cash: 0, eliminated: 1, tile: null })
    expect([state.order, state.bankrupt]).toEqual([[0, 2], [1]])
  })

  test('STM-INC-01 income is booked in turn order and told', () => {
    const state = lastDecision({
      seats: 3,
      players: { 0: having(0, 4), 1: having(0, -1), 2: having(5, 0) },
      change: { order: [2, 1, 0] },
    })
    const { events } = accepted(state, 2, PASS)
    const told = events.filter(({ type }) => ['income', 'expenses', 'raised'].includes(type))
    expect(told).toEqual([
      { type: 'expenses', seat: 1, owed: 1 },
      { type: 'raised', seat: 1, cash: 5, income: 1, points: 0 },
      { type: 'income', seat: 0, amount: 4 },
    ])
  })
})

describe('gentle money (standard game, a house rule)', () => {
  const gentle = (options: Readonly<Record<string, string>>) => ({ options: { ...STANDARD, ...options } })
  const first = build(at(1, 0), '21', 2)

  test('STM-EXP-04, TV-49d without it track is paid in cash or not at all', () => {
    expect(refusedBy(building({ ...gentle({}), players: { 0: having(1) } }), 0, first)).toBe('STM-EXP-04')
    const three = building({ ...gentle({}), players: { 0: { ...having(3), hasBuilt: true } } })
    expect(refusedBy(three, 0, build(at(-1, 1), '22', 1)), 'TV-49d').toBe('STM-EXP-04')
    expect(refusedBy(three, 0, first)).toBe('accepted')
  })

  test('STM-EXP-05 gentle=on raises for track and expenses, not for bids', () => {
    const state = building({ ...gentle({ gentle: 'on' }), players: { 0: having(1) } })
    expect(purse(played(state, [[0, first]]), 0)).toEqual([4, -1, 0])
    expect([mostPayable(state, 0, 'track'), mostPayable(state, 0, 'expenses'), mostPayable(state, 0, 'bid')]).toEqual([
      51, 51, 1,
    ])
    const late = lastDecision({ ...gentle({ gentle: 'on' }), seats: 3, players: { 1: having(0, -2, 4) } })
    // $3 are due: a unit of capital, and no point is given up.
    expect(purse(played(late, [[0, PASS]]), 1)).toEqual([2, -3, 4])
  })

  test('STM-EXP-05 with gentle=on points are given up only when nothing more can be raised', () => {
    const late = (points: number) =>
      lastDecision({
        ...gentle({ gentle: 'on' }),
        seats: 3,
        players: { 0: { cash: 20 }, 1: { ...having(0, -10, points), engine: 1 }, 2: { cash: 20 } },
      })
    // $11 are due. Six points raise $15; five raise $10 and the last one pays the missing dollar, with one of change.
    expect(purse(played(late(6), [[0, PASS]]), 1)).toEqual([4, -10, 0])
    expect(purse(played(late(5), [[0, PASS]]), 1)).toEqual([1, -10, 0])
    expect(player(played(late(4), [[0, PASS]]), 1).eliminated).toBe(1)
  })

  test('STM-GEN-01 all money is in whole dollars: bids and units of a fraction are no actions', () => {
    expect(refusedBy(building(), 0, { type: 'raise', n: 0.5 })).toBe('ACTION-SHAPE')
    expect(refusedBy(building(), 0, { type: 'bid', amount: 1.5 })).toBe('ACTION-SHAPE')
    expect(steam.turn(played(building(), [[0, END]])).seats).toEqual([1])
  })
})
