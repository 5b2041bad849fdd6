import { describe, expect, it } from 'vitest'
import { ageOfSteam } from '#engine/age-of-steam/index.ts'
import { refusal } from '#engine/core/index.ts'
import type { BuildSite, Delivery, Placement, Way } from '#engine/track/offers.ts'
import { worldOf } from '#lib/games/age-of-steam/world.ts'
import { BuildPlan } from '#lib/games/rail/build.svelte.ts'
import { type Carriage, GoodsPlan } from '#lib/games/rail/goods.svelte.ts'
import { HexChoice } from '#lib/games/rail/hexChoice.svelte.ts'
import { begin } from '../../engine/age-of-steam/position.ts'

const world = worldOf(ageOfSteam, begin(), (seat) => `seat ${seat}`)
const at = (name: string): number => world.indexOf(name)

const placement = (
  tile: string,
  rotation: number,
  price: number,
  completes: Placement['completes'] = [],
): Placement => ({
  tile,
  rotation,
  kind: 'place',
  price,
  lines: [{ what: 'simple', amount: price }],
  completes,
  takesOver: false,
  waits: false,
})
const site = (hex: string, ...placements: Placement[]): BuildSite => ({
  hex,
  placements,
  refused: [],
  why: placements.length === 0 ? refusal('SOME-RULE') : null,
})

describe('building considered', () => {
  const link = { from: 'H6', to: 'K9', length: 3 }
  const sites = [
    site('D5', placement('straight', 0, 2), placement('gentle', 1, 2), placement('gentle', 4, 2, [link])),
    site('E5', placement('straight', 2, 3)),
    site('F5'),
  ]
  const plan = () => new BuildPlan(world, sites, 1)

  it('lights what can be built on, with the least it costs', () => {
    expect([...plan().targets]).toEqual([
      [at('D5'), 'build from $2'],
      [at('E5'), 'build from $3'],
    ])
  })

  it('begins with what completes a link, turns it by picking the hex again, and shows it', () => {
    const turning = plan()
    turning.pick(at('D5'))
    expect(turning.placement).toMatchObject({ tile: 'gentle', rotation: 4 })
    turning.pick(at('D5'))
    expect(turning.ghost).toEqual({ hex: at('D5'), tile: 'gentle', rotation: 1, seat: 1 })
  })

  it('goes to the next tile where there is but one way round', () => {
    const turning = plan()
    turning.pick(at('D5'))
    turning.choose(sites[0]?.placements[0] as Placement)
    turning.rotate(1)
    expect(turning.placement).toMatchObject({ tile: 'gentle', rotation: 1 })
    turning.rotate(-1)
    expect(turning.placement).toMatchObject({ tile: 'gentle', rotation: 4 })
  })

  it('says why nothing can be built', () => {
    const stuck = plan()
    stuck.pick(at('F5'))
    expect([stuck.why?.rule, stuck.ghost]).toEqual(['SOME-RULE', null])
  })
})

describe('a hex chosen for something else', () => {
  it('is one of those that are lit', () => {
    const choice = new HexChoice(world, ['D5', 'E5'], 'becomes a city')
    choice.pick(at('F5'))
    expect(choice.selected).toBeNull()
    choice.pick(at('E5'))
    expect([choice.selected, choice.targets.get(at('E5'))]).toEqual([at('E5'), 'becomes a city'])
  })
})

describe('goods considered', () => {
  const way = (gains: number[], ...path: number[]): Way => ({ path: path as Way['path'], places: ['H6', 'K9'], gains })
  const delivery = (cube: string, ...ways: Way[]): Delivery => ({ from: 'H6', cube, to: 'K9', ways })
  const carriage: Carriage<{ type: string; from: string }> = {
    mostLinks: 2,
    stepsOn: () => [],
    accepts: () => true,
    outcomes: () => refusal('OWN-LINK'),
    deliver: ({ from }) => ({ type: 'deliver', from }),
  }

  it('lists what is worth most to the mover first: own gain less the best rival’s', () => {
    const plan = new GoodsPlan(world, [delivery('red', way([2, 2], 0)), delivery('blue', way([1, 0], 1))], 0, carriage)
    expect(plan.offers.map((offer) => offer.delivery.cube)).toEqual(['blue', 'red'])
  })

  it('narrows to where a cube comes from, goes round those that end in one place, and keeps the way in sight', () => {
    const plan = new GoodsPlan(world, [delivery('red', way([1, 0], 0)), delivery('blue', way([1, 0], 1))], 0, carriage)
    plan.pick(at('H6'))
    plan.pick(at('K9'))
    expect(plan.chosen?.delivery.cube).toBe('red')
    plan.pick(at('K9'))
    expect(plan.chosen?.delivery.cube).toBe('blue')
    expect(plan.inSight).toEqual([at('H6'), at('K9')])
  })

  it('tells why a way of one’s own is not allowed although it arrives', () => {
    const plan = new GoodsPlan(world, [delivery('red', way([1, 0], 0))], 0, carriage)
    plan.compose(plan.offers[0] as (typeof plan.offers)[0])
    plan.draft = plan.draft && { ...plan.draft, path: [0], places: [at('H6'), at('K9')] }
    expect([plan.arrived, plan.outcomes, plan.why?.rule]).toEqual([true, [], 'OWN-LINK'])
  })
})
