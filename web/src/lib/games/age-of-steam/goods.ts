import { type Deliver, judgeDelivery } from '#engine/age-of-steam/delivering.ts'
import type { Good, Moves } from '#engine/age-of-steam/types.ts'
import type { Seat } from '#engine/core/index.ts'
import { SIDES, type Side } from '#engine/hex/layout.ts'
import { linkFrom, type Step } from '#engine/track/delivery.ts'
import { type Carriage, type Draft, GoodsPlan, type Outcome } from '../rail/goods.svelte.ts'
import type { World } from './world.ts'

export type GoodsMoves = Extract<Moves, { ask: 'goods' }>

export const goodsPlan = (world: World, moves: GoodsMoves, seat: Seat): GoodsPlan<Deliver> =>
  new GoodsPlan(world, moves.deliveries, seat, carriageOf(world, seat))

function carriageOf(world: World, seat: Seat): Carriage<Deliver> {
  const { game, state } = world
  const mostLinks = state.players[seat]?.engine ?? 0
  return {
    mostLinks,
    stepsOn: (draft) => (draft.path.length < mostLinks ? stepsOn(world, draft) : []),
    accepts: (place, cube) => game.steps.accepts(game, state, place, cube as Good),
    outcomes: (draft) => outcomes(world, seat, draft),
    deliver: ({ from, cube }, { path, bonus }) => deliveryBy(from, cube as Good, path, bonus),
  }
}

/** No place twice, and nothing goes on from where nothing passes. */
function stepsOn({ game, state, track }: World, { places, path, links }: Draft): Step[] {
  const at = places.at(-1) ?? -1
  if (path.length > 0 && !game.steps.passThrough(game, state, at)) return []
  return SIDES.flatMap((side) => linkFrom(track, at, side) ?? []).filter(
    (step) => !places.includes(step.to) && step.side !== links.at(-1)?.arrives,
  )
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
