import { describe, expect, it } from 'vitest'
import { ageOfSteam } from '#engine/age-of-steam/index.ts'
import { account, ledgerOf, purseOf } from '#engine/bots/age-of-steam/ledger.ts'
import { viewOf } from '#engine/bots/age-of-steam/view.ts'
import type { NextTrack } from '#engine/bots/rail/forecast.ts'
import { type Turn, turnWorth } from '#engine/bots/rail/outlook.ts'
import { HARD, MEDIUM, SHORT_SIGHTED, type Strength } from '#engine/bots/rail/strength.ts'
import { idleTurn, turnsOf } from '#engine/bots/rail/turns.ts'
import { account as steamAccount, ledgerOf as steamLedgerOf } from '#engine/bots/steam/ledger.ts'
import { finished } from '#engine/bots/thinking.ts'
import { begin, building } from '../age-of-steam/position.ts'
import { begin as beginSteam } from '../steam/position.ts'

const ME = 0
const TILES = 3
const state = building({ players: { [ME]: { money: 12 } } })
const purse = purseOf(state, ME)

const viewAt = (position: typeof state, strength: Strength, trust = 0.5) => ({
  ...viewOf(ageOfSteam.game(position.map), position, ME, strength, () => 0),
  trust,
})
const turnsAt = (position: typeof state, strength: Strength, trust?: number): Turn[] =>
  finished(turnsOf(viewAt(position, strength, trust), 1, TILES, purse.money, purse))

const isSameTurn = (a: Turn, b: Turn): boolean => JSON.stringify(a.plans) === JSON.stringify(b.plans)
const nextOf = ({ worth }: Turn): NextTrack[] => worth.flatMap(({ next }) => next ?? [])

describe('the turn of building after this one', () => {
  const short = turnsAt(state, { ...HARD, foresight: SHORT_SIGHTED })
  const far = turnsAt(state, HARD)

  it('is looked at for the best turns and for building nothing, and for no others', () => {
    expect(short.some((turn) => nextOf(turn).length > 0)).toBe(false)
    const promising = [...short.slice(0, HARD.foresight.turns), ...short.filter(({ plans }) => plans.length === 0)]
    for (const turn of far) {
      const looksOn = promising.some((one) => isSameTurn(one, turn))
      expect([looksOn, nextOf(turn).length > 0]).toEqual([looksOn, looksOn])
    }
    expect(turnsAt(state, MEDIUM).some((turn) => nextOf(turn).length > 0)).toBe(false)
    const last = { ...state, round: 8 }
    expect(turnsAt(last, HARD).some((turn) => nextOf(turn).length > 0)).toBe(false)
  })

  it('can only add to what a turn is worth, and puts the best first', () => {
    const view = viewAt(state, HARD)
    const worth = (turn: Turn): number => turnWorth(view, turn, purse)
    const before = far.map((turn) => worth(short.find((one) => isSameTurn(one, turn)) as Turn))
    expect(far.every((turn, i) => worth(turn) >= (before[i] as number))).toBe(true)
    expect(far.some((turn, i) => worth(turn) > (before[i] as number) + 1)).toBe(true)
    expect(far.map(worth)).toEqual(far.map(worth).sort((a, b) => b - a))
  })

  it('leaves alone what the first builds on, and goes on from what it joins', () => {
    for (const turn of far) {
      const built = new Set(turn.plans.flatMap(({ wishes }) => wishes.map(({ hex }) => hex)))
      const places = new Set(turn.plans.flatMap((plan) => plan.places))
      for (const { plans } of nextOf(turn)) {
        const wishes = plans.flatMap((plan) => plan.wishes)
        expect(wishes.length).toBeLessThanOrEqual(TILES)
        expect(wishes.some(({ hex }) => built.has(hex))).toBe(false)
        const goesOn = plans.every((plan) => plan.places.some((place) => places.has(place)))
        expect(turn.plans.length === 0 || goesOn).toBe(true)
      }
    }
  })

  it('counts as far as it is trusted, and so does its price', () => {
    const prices = (trust: number) =>
      turnsAt(state, HARD, trust).flatMap((turn) => nextOf(turn).map(({ price }) => price))
    expect(Math.max(...prices(0))).toBe(0)
    expect(Math.max(...prices(1))).toBeGreaterThan(Math.max(...prices(0.5)))
    const [none] = turnsAt(state, HARD, 0)
    const plain = none?.worth.filter(({ next }) => !next) ?? []
    const counted = none?.worth.filter(({ next }) => next) ?? []
    expect(
      counted.every(({ gains }) =>
        plain.some((one) => gains.every((gain, i) => Math.abs(gain - (one.gains[i] as number)) < 1e-9)),
      ),
    ).toBe(true)
  })

  it('may be what is worth waiting for', () => {
    const view = viewAt(state, HARD)
    const idle = finished(idleTurn(view, 1, { left: 2, mayUpgrade: true }, purse))
    const without = { ...idle, worth: idle.worth.filter(({ next }) => !next) }
    expect(turnWorth(view, idle, purse)).toBeGreaterThan(turnWorth(view, without, purse))
  })
})

describe('its price', () => {
  const next = (price: number): { next: NextTrack } => ({ next: { plans: [], price } })

  it('is paid out of what a turn usually costs, and what goes beyond that is missing', () => {
    const ledger = ledgerOf(ageOfSteam.game(state.map), begin())
    const course = { gains: [0, 2, 4, 6, 6, 7, 8, 8], engines: [1, 2, 3, 4, 4, 5, 5, 6] }
    const worth = (price: number): number => account(ledger, purse, { ...course, ...next(price) }).total
    expect(worth(4)).toBe(account(ledger, purse, course).total)
    expect(worth(30)).toBeLessThan(worth(4) - 3)
  })

  it('of Steam is likewise', () => {
    const ledger = steamLedgerOf(beginSteam())
    const course = { gains: [2, 3, 4, 5, 6, 7, 8, 8], engines: [1, 2, 3, 4, 4, 5, 5, 6] }
    const worth = (price: number): number =>
      steamAccount(ledger, { cash: 5, income: 0, points: 0 }, { ...course, ...next(price) }).total
    expect(worth(4)).toBe(steamAccount(ledger, { cash: 5, income: 0, points: 0 }, course).total)
    expect(worth(40)).toBeLessThan(worth(4))
  })

  it('alone is paid in money, with a share where that is short, and not at all where a share is not enough', () => {
    const ledger = ledgerOf(ageOfSteam.game('barbados'), begin(1, {}, {}, 'barbados'))
    const course = { gains: Array(10).fill(2), engines: Array(10).fill(2) }
    const worth = (money: number, price: number): number =>
      account(ledger, { money, income: 2, shares: 2 }, { ...course, ...next(price) }).total
    expect(worth(20, 6)).toBe(worth(20, 0) - 6)
    // Five dollars to pay back, and one in each of the nine rounds from then on.
    expect(worth(2, 6)).toBe(worth(2, 0) - 6 - 9)
    expect(worth(0, 9)).toBeLessThan(worth(0, 0) - 50)
  })
})
