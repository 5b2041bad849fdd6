import { describe, expect, it } from 'vitest'
import { trackOf } from '#engine/age-of-steam/game.ts'
import { ageOfSteam } from '#engine/age-of-steam/index.ts'
import { account, ledgerOf } from '#engine/bots/age-of-steam/ledger.ts'
import { atLeast } from '#engine/bots/rail/arrivals.ts'
import { forecast, SCHEDULES } from '#engine/bots/rail/forecast.ts'
import { type Freight, loadsOn, type Market } from '#engine/bots/rail/market.ts'
import { longestChain, type Net, withPlans } from '#engine/bots/rail/network.ts'
import { plansFor } from '#engine/bots/rail/plans.ts'
import { moversBefore, repliesOf } from '#engine/bots/rail/replies.ts'
import { combinations } from '#engine/bots/rail/search.ts'
import { account as steamAccount, ledgerOf as steamLedgerOf } from '#engine/bots/steam/ledger.ts'
import { finished } from '#engine/bots/thinking.ts'
import { begin, hexIndex } from '../age-of-steam/position.ts'
import { begin as beginSteam } from '../steam/position.ts'

const RED = 0

/** Places 1 to 6 in a ring of own links; 1 has a red cube, 2 takes red, and so does 4 where it is said. */
const ring = (links: readonly (readonly [number, number])[]): Net => {
  const net = new Map<number, { to: number; worth: number }[]>()
  for (const [a, b] of links) {
    net.set(a, [...(net.get(a) ?? []), { to: b, worth: 1 }])
    net.set(b, [...(net.get(b) ?? []), { to: a, worth: 1 }])
  }
  return net
}
const RING = ring([
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 1],
])

const always = [1, 1, 1, 1, 1, 1, 1, 1]
const cube = (place: number, there = always): Freight => ({ place, cube: RED, there })
const market = (takes: readonly number[], freights: readonly Freight[]): Market => ({
  freights,
  takes: Uint16Array.from({ length: 10 }, (_, hex) => (takes.includes(hex) ? 1 << RED : 0)),
  passes: () => true,
  extra: () => 0,
})

describe('what a cube can bring', () => {
  it('is the longest legal way that the engine allows, not the nearest city', () => {
    const [load] = loadsOn(RING, market([2], [cube(1)]))
    expect([...(load?.gains ?? [])]).toEqual([1, 1, 1, 4, 4, 4])
  })

  it('ends where its colour is taken on the way', () => {
    const [load] = loadsOn(RING, market([2, 5], [cube(1)]))
    expect([...(load?.gains ?? [])]).toEqual([1, 1, 1, 1, 1, 1])
  })

  it('is nothing where no link leads', () => {
    expect(loadsOn(RING, market([2], [cube(7)]))).toEqual([])
  })
})

const standing = (loads: ReturnType<typeof loadsOn>, engine: number) => ({
  loads,
  engine,
  moves: { left: 2, mayUpgrade: true },
  rounds: { now: 2, left: 6, all: 8 },
  growth: 0,
  chain: 4,
})

describe('a forecast', () => {
  const loads = loadsOn(RING, market([2], [cube(1), cube(1), cube(1), cube(1)]))

  it('moves two cubes a round while there are any', () => {
    expect(forecast(standing(loads, 4), [])?.gains).toEqual([8, 8, 0, 0, 0, 0, 0])
  })

  it('gives up a delivery for an engine that will be used', () => {
    const better = forecast(standing(loads, 3), [0])
    expect([better?.gains.slice(0, 3), better?.engines.slice(0, 2)]).toEqual([
      [4, 8, 4],
      [4, 4],
    ])
  })

  it('knows that nobody improves twice in a round, nor beyond six', () => {
    expect(forecast({ ...standing(loads, 3), moves: { left: 1, mayUpgrade: false } }, [0])).toBeNull()
    expect(forecast(standing(loads, 6), [0])).toBeNull()
  })

  it('counts on a better engine only as far as the next rounds ask for it', () => {
    const many = loadsOn(
      RING,
      market(
        [2],
        Array.from({ length: 14 }, () => cube(1)),
      ),
    )
    const worth = (engine: number): number =>
      Math.max(
        ...SCHEDULES.flatMap((one) => forecast(standing(many, engine), one)?.gains.reduce((a, b) => a + b) ?? []),
      )
    expect(worth(4)).toBeGreaterThan(worth(3))
    expect(worth(6)).toBe(worth(4))
  })
})

describe('money', () => {
  const state = begin()
  const ledger = ledgerOf(ageOfSteam.game(state.map), state)
  const course = { gains: [0, 2, 4, 6, 6, 7, 8, 8], engines: [1, 2, 3, 4, 4, 5, 5, 6] }
  const purse = { money: 10, income: 0, shares: 2 }

  it('early income is worth more than late income, and a share costs more than it brings', () => {
    const before = account(ledger, purse, course).total
    const gaining = (ahead: number): number =>
      account(ledger, purse, { ...course, gains: course.gains.with(ahead, (course.gains[ahead] as number) + 1) })
        .total - before
    expect(gaining(0)).toBeGreaterThan(gaining(3) + 1)
    expect(gaining(0)).toBeGreaterThan(3)
    expect(account(ledger, { ...purse, shares: 3 }, course).total).toBeLessThan(before - 3)
  })

  it('bills that only another player’s restraint would pay are a risk', () => {
    const promised = { ...course, gains: course.gains.with(0, 2) }
    const spent = account(ledger, { ...purse, money: 1 }, promised)
    expect(spent.ruin).toBeLessThan(0)
    expect(account(ledger, { ...purse, money: 3 }, promised).ruin + 0).toBe(0)
  })

  it('of Steam goes to income first, and to points in the end', () => {
    const last = steamLedgerOf({ ...beginSteam(), round: 8 })
    expect(steamAccount(last, { cash: 0, income: 3, points: 5 }, { gains: [4], engines: [4] }).until).toBe(0)
    const first = steamLedgerOf(beginSteam())
    const all = { gains: [2, 3, 4, 5, 6, 7, 8, 8], engines: [1, 2, 3, 4, 4, 5, 5, 6] }
    expect(steamAccount(first, { cash: 0, income: 0, points: 0 }, all).until).toBeGreaterThan(1)
  })
})

describe('plans', () => {
  const state = begin()
  const game = ageOfSteam.game(state.map)
  const prices = { plain: () => 2, townEnd: () => 2, townThrough: () => 3, replacement: 3 }
  const towns = game.board.places.filter((hex) => game.board.hexes[hex]?.place?.kind === 'town')

  it('begin at towns of our own too', () => {
    const from = (owner: number) =>
      towns.filter((town) => {
        const tiles = state.tiles.with(town, { tile: 't1', rotation: 0, owners: [owner] })
        const plans = finished(plansFor(trackOf(game, { ...state, tiles }), 0, { tiles: 3, money: 12, prices }))
        return plans.some(({ wishes: [first], places }) => places[0] === town && first?.hex === town && first.to === 6)
      })
    expect(from(0).length).toBeGreaterThan(5)
    expect(from(1)).toEqual([])
  })

  it('join places for no more than there is to spend', () => {
    for (const { price, wishes } of finished(plansFor(trackOf(game, state), 0, { tiles: 2, money: 5, prices }))) {
      expect([price <= 5, wishes.length <= 2]).toEqual([true, true])
    }
  })

  it('are combined when they do not meet and can be paid together', () => {
    const plan = (hex: number, places: number[]) => ({
      wishes: [{ hex, from: 0 as const, to: 3 as const }],
      places,
      price: 2,
    })
    const thinking = combinations(
      [plan(1, [1, 2]), plan(2, [2, 3]), plan(1, [1, 3])],
      3,
      5,
      { singles: 9, beam: 9 },
      (plans) => longestChain(withPlans(new Map(), plans)),
      ({ worth, price }) => worth - price / 10,
    )
    const all = finished(thinking)
    expect([all[0]?.plans.length, all[0]?.price, all[0]?.worth]).toEqual([2, 4, 2])
    expect(all.every(({ plans }) => new Set(plans.map(({ wishes }) => wishes[0]?.hex)).size === plans.length)).toBe(
      true,
    )
  })
})

describe('rivals', () => {
  it('move before us as the order of the round says', () => {
    expect(moversBefore([1, 2, 3], 1, [0, 1, 2, 3])).toEqual([2, 3, 0])
    expect(moversBefore([1, 2, 3], 2, [0, 1, 2, 3])).toEqual([])
  })

  it('take what pays them best of what is still there', () => {
    const one = (from: string, gains: number[]) => ({
      from,
      cube: 'red',
      to: 'B1',
      ways: [{ path: [0 as const], places: [from, 'B1'], gains }],
    })
    const deliveries = [one('A1', [0, 3, 3]), one('A2', [0, 2, 2]), one('A3', [1, 0, 0])]
    const wanted = finished(repliesOf([1, 2], () => deliveries))
    expect(wanted.map(({ from }) => from)).toEqual(['A1', 'A2'])
  })
})

it('dice bring the first cube of a column sooner than the second', () => {
  expect(atLeast(1, 4, 1 / 6)).toBeCloseTo(1 - (5 / 6) ** 4)
  expect(atLeast(2, 4, 1 / 6)).toBeLessThan(atLeast(1, 4, 1 / 6))
  expect(atLeast(1, 0, 1 / 6)).toBe(0)
  expect(hexIndex('K9')).toBeGreaterThan(0)
})
