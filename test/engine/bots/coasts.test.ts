import { describe, expect, it } from 'vitest'
import { ageOfSteam, type State } from '#engine/age-of-steam/index.ts'
import { aimAtCoasts } from '#engine/bots/age-of-steam/coasts.ts'
import { viewOf } from '#engine/bots/age-of-steam/view.ts'
import { HARD, MEDIUM, type Strength } from '#engine/bots/rail/strength.ts'
import type { Venture } from '#engine/track/venture.ts'
import { begin, building, hexIndex, withCities } from '../age-of-steam/position.ts'
import { laid } from '../age-of-steam/routes.ts'

const map = 'western-us'
const game = ageOfSteam.game(map)
const [A, B] = [0, 1] as const
const hex = (name: string): number => hexIndex(name, map)
const PRICES = { plain: () => 2, townEnd: () => 2, townThrough: () => 3, replacement: 3 }

/** San Francisco to St. Louis: the last tile is missing, and A is to lay it. */
function nearly(first: number): State {
  const players = Object.fromEntries([0, 1, 2, 3].map((seat) => [seat, { money: 4, income: 12, hasBuilt: true }]))
  const start = withCities(building({ map, players }), { F8: 'D' })
  const west = laid(laid(start, first, 'A8 B8 C8 D8 E8 F8'), A, 'F8 G8 H8 I8')
  return laid(west, A, 'I8 J8 K8 L8 L7 M7')
}

const closing = {
  wishes: [{ hex: hex('M7'), from: 0 as const, to: 3 as const }],
  places: [hex('I8'), hex('N7')],
  price: 4,
}
const elsewhere = {
  wishes: [{ hex: hex('B7'), from: 0 as const, to: 3 as const }],
  places: [hex('A8'), hex('F8')],
  price: 2,
}
const crossed = (state: State): State => ({ ...state, memory: { ...state.memory, transcontinental: true } })
const trackWorth = (state: State, strength: Strength, plan: Venture): number =>
  viewOf(game, state, A, strength, () => 0).trackWorth([plan])

describe('joining the coasts', () => {
  it('AOS-WUS-10 is what is left of four steps, or of two where links of another are on the way', () => {
    const aim = (state: State, left: number) => aimAtCoasts(game, state, A, PRICES, left)
    const [alone, shared] = [aim(nearly(A), 4), aim(nearly(B), 4)]
    expect(alone?.([closing])).toBeGreaterThan(0.5)
    expect(shared?.([closing])).toBeCloseTo((alone?.([closing]) ?? 0) / 2, 1)
    expect(alone?.([elsewhere])).toBe(0)
    expect(aim(crossed(nearly(A)), 4)).toBeNull()
    expect(aimAtCoasts(ageOfSteam.game('rust-belt'), begin(), A, PRICES, 4)).toBeNull()
  })

  it('is preferred to as much track elsewhere', () => {
    const over = (state: State, strength: Strength): number =>
      trackWorth(state, strength, closing) - trackWorth(state, strength, elsewhere)
    expect(over(nearly(A), HARD)).toBeGreaterThan(1)
    expect([over(nearly(A), MEDIUM), over(crossed(nearly(A)), HARD)]).toEqual([0, 0])
  })

  it('is still an aim when two turns of building are missing, but a lesser one', () => {
    const wishes = ['B7', 'C7', 'D7'].map((name) => ({ hex: hex(name), from: 0 as const, to: 3 as const }))
    const nearer = { wishes, places: [hex('A8'), hex('I8')], price: 6 }
    const worth = trackWorth(begin(4, {}, {}, map), HARD, nearer)
    expect(worth).toBeGreaterThan(trackWorth(begin(4, {}, {}, map), MEDIUM, nearer))
  })
})
