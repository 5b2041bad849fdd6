import type { Deliver } from '#engine/age-of-steam/delivering.ts'
import type { Moves } from '#engine/age-of-steam/types.ts'
import type { Seat } from '#engine/core/index.ts'
import { Considering } from '../rail/considering.svelte.ts'
import type { GoodsPlan } from '../rail/goods/plan.svelte.ts'
import type { BoardPlan } from '../rail/plan.ts'
import type { BuildMoves, BuildTurn } from './asks/build.svelte.ts'
import type { GoodsMoves } from './asks/goods.ts'
import type { World } from './world.ts'

export type Plan = BuildTurn | GoodsPlan<Deliver> | BoardPlan

export const isBuildTurn = (plan: Plan): plan is BuildTurn => 'tiles' in plan
export const isGoodsPlan = (plan: Plan): plan is GoodsPlan<Deliver> => 'carriage' in plan

const NO_BUILD: BuildMoves = {
  ask: 'build',
  tilesLeft: 0,
  urbanize: null,
  sites: [],
  cityLinks: [],
  takeBack: false,
  hindered: null,
}
const NO_GOODS: GoodsMoves = { ask: 'goods', engine: false, deliveries: [] }

export function considered(
  world: () => World,
  moves: () => Moves,
  seat: () => Seat | null,
): Considering<{ build: () => Promise<BuildTurn>; goods: () => Promise<GoodsPlan<Deliver>> }> {
  const mine = () => seat() ?? 0
  const buildMoves = () => {
    const now = moves()
    return now.ask === 'build' ? now : NO_BUILD
  }
  const goodsMoves = () => {
    const now = moves()
    return now.ask === 'goods' ? now : NO_GOODS
  }
  return new Considering(() => (seat() === null ? null : moves().ask), {
    build: async () => new (await import('./asks/build.svelte.ts')).BuildTurn(world, buildMoves, mine),
    goods: async () => (await import('./asks/goods.ts')).goodsPlan(world, goodsMoves, mine),
  })
}
