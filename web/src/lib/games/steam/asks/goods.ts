import type { Seat } from '#engine/core/index.ts'
import { type Deliver, journeyOf, judgeDelivery } from '#engine/steam/delivering.ts'
import { GOODS, type Good, type Moves } from '#engine/steam/types.ts'
import { stepsOn } from '#engine/track/journey.ts'
import { type Carriage, GoodsPlan } from '../../rail/goods/plan.svelte.ts'
import type { World } from '../world.ts'

export type GoodsMoves = Extract<Moves, { ask: 'goods' }>

export const goodsPlan = (world: () => World, moves: () => GoodsMoves, seat: () => Seat): GoodsPlan<Deliver> =>
  new GoodsPlan(
    world,
    () => moves().deliveries,
    seat,
    () => carriageOf(world(), seat()),
  )

function carriageOf({ game, state, track }: World, seat: Seat): Carriage<Deliver> {
  const journey = journeyOf(game, state, seat)
  return {
    mostLinks: journey.mostLinks,
    stepsOn: ({ places, links }) => stepsOn(track, journey, { places, steps: links }),
    accepts: (place, cube) => journey.accepts(place, GOODS.indexOf(cube as Good)),
    outcomes({ from, cube, path }) {
      const action: Deliver = { type: 'deliver', from, cube: cube as Good, path: [...path] }
      const judged = judgeDelivery(game, state, seat, action)
      return 'rule' in judged ? judged : [{ action, gains: judged.gains }]
    },
    deliver: ({ from, cube }, { path }) => ({ type: 'deliver', from, cube: cube as Good, path: [...path] }),
  }
}
