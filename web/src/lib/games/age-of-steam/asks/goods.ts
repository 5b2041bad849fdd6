import { type Deliver, journeyOf, judgeDelivery } from '#engine/age-of-steam/delivering.ts'
import { GOODS, type Good, type Moves } from '#engine/age-of-steam/types.ts'
import type { Seat } from '#engine/core/index.ts'
import type { Side } from '#engine/hex/layout.ts'
import { stepsOn } from '#engine/track/journey.ts'
import { type Carriage, type Draft, GoodsPlan, type Outcome } from '../../rail/goods/plan.svelte.ts'
import type { World } from '../world.ts'

export type GoodsMoves = Extract<Moves, { ask: 'goods' }>

export const goodsPlan = (world: () => World, moves: () => GoodsMoves, seat: () => Seat): GoodsPlan<Deliver> =>
  new GoodsPlan(
    world,
    () => moves().deliveries,
    seat,
    () => carriageOf(world(), seat()),
  )

function carriageOf(world: World, seat: Seat): Carriage<Deliver> {
  const { game, state, track } = world
  const journey = journeyOf(game, state, seat)
  return {
    mostLinks: journey.mostLinks,
    stepsOn: ({ places, links }) => stepsOn(track, journey, { places, steps: links }),
    accepts: (place, cube) => journey.accepts(place, GOODS.indexOf(cube as Good)),
    outcomes: (draft) => outcomes(world, seat, draft),
    deliver: ({ from, cube }, { path, bonus }) => deliveryBy(from, cube as Good, path, bonus),
  }
}

function outcomes({ game, state }: World, seat: Seat, draft: Draft): Outcome<Deliver>[] {
  const cube = draft.cube as Good
  const walked = { places: draft.places, steps: draft.links }
  return game.steps.bonuses(game, state, seat, cube, walked).flatMap(({ bonus }) => {
    const action = deliveryBy(draft.from, cube, draft.path, bonus)
    const judged = judgeDelivery(game, state, seat, action)
    return 'rule' in judged ? [] : [{ action, gains: judged.gains, ...(bonus !== undefined && { bonus }) }]
  })
}

/** With nothing in it that the rules did not ask for. */
function deliveryBy(from: string, cube: Good, path: readonly Side[], bonus: Seat | undefined): Deliver {
  const plain = { type: 'deliver', from, cube, path: [...path] } as const
  return bonus === undefined ? plain : { ...plain, bonus }
}
