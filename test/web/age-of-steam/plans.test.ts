import { describe, expect, it } from 'vitest'
import { deliveryQueryFor, judgeDelivery } from '#engine/age-of-steam/delivering.ts'
import { ageOfSteam, type State } from '#engine/age-of-steam/index.ts'
import type { Good } from '#engine/age-of-steam/types.ts'
import { noChance } from '#engine/core/chance.ts'
import type { AgeOfSteamTypes } from '#lib/games/age-of-steam/session.ts'
import { worldOf } from '#lib/games/age-of-steam/world.ts'
import { goodsPlan } from '#lib/games/rail/goods/deliveryUi.ts'
import type { GoodsPlan } from '#lib/games/rail/goods/plan.svelte.ts'
import { type Arrangement, begin, movingGoods, withCities, withCubes } from '../../engine/age-of-steam/position.ts'
import { laid } from '../../engine/age-of-steam/routes.ts'

const [A, B] = [0, 1] as const
const nameOf = (seat: number): string => `seat ${seat}`

function planOn(state: State, seat = A): GoodsPlan<Good> {
  const moves = ageOfSteam.moves(state, seat)
  if (moves.ask !== 'goods') throw new Error(`asked for ${moves.ask}`)
  const world = worldOf(ageOfSteam, state, nameOf)
  return goodsPlan<AgeOfSteamTypes>(
    () => world,
    () => moves.deliveries,
    () => seat,
    { deliveryQueryFor, judgeDelivery },
  )
}

/** Goes on from place to place, as somebody does who composes a way. */
function composed(plan: GoodsPlan<Good>, ...places: readonly string[]): GoodsPlan<Good> {
  const offer = plan.offers[0]
  if (!offer) throw new Error('nothing to deliver')
  plan.compose(offer)
  for (const place of places) plan.extend(plan.world.indexOf(place))
  return plan
}

describe('a way of one’s own', () => {
  const map = 'western-us'
  const players: Arrangement['players'] = { 0: { engine: 3 } }
  /** San Francisco to St. Louis over links of A and B. */
  const crossing = (): State => {
    const start = withCities(movingGoods({ map, players }), { F8: 'D' })
    const state = laid(laid(start, B, 'A8 B8 C8 D8 E8 F8', 'F8 G8 H8 I8'), A, 'I8 J8 K8 L8 L7 M7 N7')
    return withCubes(state, { A8: ['yellow'] })
  }

  it('between the coasts asks whose link earns one more', () => {
    const plan = composed(planOn(crossing()), 'F8', 'I8', 'N7')
    expect(plan.arrived).toBe(true)
    expect(plan.outcomes.map(({ action, gains }) => [action.bonus, gains.slice(0, 2)])).toEqual([
      [B, [1, 3]],
      [A, [2, 2]],
    ])
  })

  it('is sent as it was put together', () => {
    const plan = composed(planOn(crossing()), 'F8', 'I8', 'N7')
    const { action } = plan.outcomes[1] ?? { action: null }
    expect(ageOfSteam.play(crossing(), A, action, noChance).ok).toBe(true)
  })
})

describe('on St. Lucia a cube lies on track', () => {
  const map = 'st-lucia'
  /** Castries is a black city; unfinished track of B leads from it over C4, where a black cube lies. */
  const open = (): State =>
    withCubes(laid(withCities(movingGoods({ map }), { C3: 'C' }), B, 'C3 C4 C5'), { C4: ['black'] })

  it('and leaves by it, finished or not', () => {
    const plan = planOn(open())
    expect(plan.offers.map(({ delivery, way }) => [delivery.from, delivery.to, way.gains])).toEqual([
      ['C4', 'C3', [0, 1]],
    ])
    expect(composed(plan, 'C3').outcomes).toHaveLength(1)
    expect(plan.outcomes[0]?.action.bonus).toBeUndefined()
  })
})

describe('abroad', () => {
  it('takes the colour that was drawn, and lets nothing pass', () => {
    const state = begin(undefined, {}, {}, 'germany')
    const world = worldOf(ageOfSteam, state, nameOf)
    const terminals = Object.keys(state.cityColors).map(Number)
    expect(terminals).toHaveLength(6)
    for (const hex of terminals) expect(world.scene.cities.get(hex)?.colors).toEqual([state.cityColors[hex]])
  })
})
