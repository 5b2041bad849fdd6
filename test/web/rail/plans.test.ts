import { describe, expect, it } from 'vitest'
import { ageOfSteam } from '#engine/age-of-steam/index.ts'
import { refusal } from '#engine/core/index.ts'
import type { BuildSite, Delivery, Placement, Way } from '#engine/track/offers.ts'
import { worldOf } from '#lib/games/age-of-steam/world.ts'
import { HexChoice } from '#lib/games/rail/build/hexChoice.svelte.ts'
import { BuildPlan } from '#lib/games/rail/build/plan.svelte.ts'
import { Considering } from '#lib/games/rail/considering.svelte.ts'
import { type DeliveryUi, GoodsPlan } from '#lib/games/rail/goods/plan.svelte.ts'
import { IDLE } from '#lib/games/rail/plan.ts'
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
  const plan = (offered: () => readonly BuildSite[] = () => sites) =>
    new BuildPlan(
      () => world,
      offered,
      () => 1,
    )

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
    expect(turning.ghosts).toEqual([{ hex: at('D5'), tile: 'gentle', rotation: 1, seat: 1 }])
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
    expect([stuck.why?.rule, stuck.ghosts]).toEqual(['SOME-RULE', []])
  })

  it('keeps the tile that is being turned while the match goes on around it, as long as it may be built', () => {
    let offered = sites
    const turning = plan(() => offered)
    turning.pick(at('D5'))
    turning.rotate(1)
    offered = [site('D5', placement('sharp', 5, 4), placement('gentle', 1, 3)), site('F5')]
    expect(turning.placement).toMatchObject({ tile: 'gentle', rotation: 1, price: 3 })
  })

  it('goes on with another tile where this one may not be built any more, and with none where nothing may', () => {
    let offered = sites
    const turning = plan(() => offered)
    turning.pick(at('D5'))
    offered = [site('D5', placement('sharp', 5, 4))]
    expect(turning.placement).toMatchObject({ tile: 'sharp', rotation: 5 })
    offered = [site('E5', placement('straight', 2, 3))]
    expect([turning.placement, turning.ghosts, turning.targets.size]).toEqual([null, [], 1])
  })
})

describe('a hex chosen for something else', () => {
  it('is one of those that are lit', () => {
    let offered = ['D5', 'E5']
    const choice = new HexChoice(
      () => world,
      () => offered,
      () => 'becomes a city',
    )
    choice.pick(at('F5'))
    expect(choice.selected).toBeNull()
    choice.pick(at('E5'))
    expect([choice.selected, choice.targets.get(at('E5'))]).toEqual([at('E5'), 'becomes a city'])
    offered = ['D5']
    expect(choice.selected).toBeNull()
  })
})

describe('goods considered', () => {
  const way = (gains: number[], ...path: number[]): Way => ({ path: path as Way['path'], places: ['H6', 'K9'], gains })
  const delivery = (cube: string, ...ways: Way[]): Delivery => ({ from: 'H6', cube, to: 'K9', ways })
  const deliveryUi: DeliveryUi<string> = {
    mostLinks: 2,
    stepsOn: ({ path }) => (path.length === 0 ? [{ side: 0, to: at('K9'), arrives: 3, owner: 0, length: 1 }] : []),
    accepts: () => true,
    outcomes: () => refusal('OWN-LINK'),
    after: () => null,
    deliver: ({ from, cube }, { path }) => ({ type: 'deliver', from, cube, path }),
  }

  const plan = (offered: () => readonly Delivery[], game = () => deliveryUi) =>
    new GoodsPlan(
      () => world,
      offered,
      () => 0,
      game,
    )

  it('lists what is worth most to the mover first: own gain less the best rival’s', () => {
    const both = [delivery('red', way([2, 2], 0)), delivery('blue', way([1, 0], 1))]
    expect(plan(() => both).offers.map((offer) => offer.delivery.cube)).toEqual(['blue', 'red'])
  })

  it('narrows to where a cube comes from, goes round those that end in one place, and keeps the way in sight', () => {
    const both = [delivery('red', way([1, 0], 0)), delivery('blue', way([1, 0], 1))]
    const goods = plan(() => both)
    goods.pick(at('H6'))
    goods.pick(at('K9'))
    expect(goods.chosen?.delivery.cube).toBe('red')
    goods.pick(at('K9'))
    expect(goods.chosen?.delivery.cube).toBe('blue')
    expect(goods.inSight).toEqual([at('H6'), at('K9')])
  })

  it('tells why a way of one’s own is not allowed although it arrives', () => {
    const red = [delivery('red', way([1, 0], 0))]
    const goods = plan(() => red)
    goods.compose(goods.offers[0] as (typeof goods.offers)[0])
    goods.extend(at('K9'))
    expect([goods.arrived, goods.outcomes, goods.why?.rule]).toEqual([true, [], 'OWN-LINK'])
  })

  it('keeps what is chosen by the way that was chosen, and a way of one’s own as far as it still leads', () => {
    const [short, long] = [way([1, 0], 0), way([2, 1], 1, 2)]
    let offered = [delivery('red', short, long)]
    let game = deliveryUi
    const goods = plan(
      () => offered,
      () => game,
    )
    goods.choose({ delivery: offered[0] as Delivery, way: long })
    offered = [delivery('blue', short), delivery('red', way([1, 0], 0), way([2, 1], 1, 2))]
    expect([goods.chosen?.delivery, goods.chosen?.way]).toEqual([offered[1], long])
    offered = [delivery('red', short)]
    expect(goods.chosen).toBeNull()
    goods.compose(goods.offers[0] as (typeof goods.offers)[0])
    goods.extend(at('K9'))
    expect(goods.draft?.places).toEqual([at('H6'), at('K9')])
    game = { ...deliveryUi, stepsOn: () => [] }
    expect(goods.draft?.places).toEqual([at('H6')])
  })
})

describe('what is loaded when it is first asked', () => {
  it('comes once, and is tried again where it could not be had', async () => {
    const choice = new HexChoice(
      () => world,
      () => ['D5'],
      () => 'becomes a city',
    )
    let tries = 0
    const load = () => (++tries === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(choice))
    const considering = new Considering(() => 'build', { build: load })
    await expect(considering.prepareAll()).rejects.toThrow('offline')
    expect(considering.plan).toBe(IDLE)
    await considering.prepare('build')
    await considering.prepare('build')
    expect([tries, considering.plan]).toEqual([2, choice])
  })
})
