import type { Seat } from '#engine/core/index.ts'
import type { Deliver } from '#engine/steam/delivering.ts'
import type { Moves } from '#engine/steam/types.ts'
import type { GoodsPlan } from '../rail/goods.svelte.ts'
import { type BoardPlan, IDLE } from '../rail/plan.ts'
import { BuildTurn } from './build.svelte.ts'
import { goodsPlan } from './goods.ts'
import type { World } from './world.ts'

export type Plan = BuildTurn | GoodsPlan<Deliver> | BoardPlan

/** What is being considered on the board when this is asked. */
export function planFor(world: World, moves: Moves, seat: Seat | null): Plan {
  if (seat !== null && moves.ask === 'build') return new BuildTurn(world, moves, seat)
  if (seat !== null && moves.ask === 'goods') return goodsPlan(world, moves, seat)
  return IDLE
}
