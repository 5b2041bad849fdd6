import type { Deliver } from '#engine/age-of-steam/delivering.ts'
import type { Moves } from '#engine/age-of-steam/types.ts'
import type { Seat } from '#engine/core/index.ts'
import type { GoodsPlan } from '../rail/goods.svelte.ts'
import { type BoardPlan, IDLE } from '../rail/plan.ts'
import { type BuildMoves, BuildTurn } from './build.svelte.ts'
import { type GoodsMoves, goodsPlan } from './goods.ts'
import type { World } from './world.ts'

export type Plan = BuildTurn | GoodsPlan<Deliver> | BoardPlan

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

/** All that is considered at a table of this game, whatever is asked. */
export class Considering {
  readonly #moves: () => Moves
  readonly #seat: () => Seat | null
  readonly #build: BuildTurn
  readonly #goods: GoodsPlan<Deliver>

  constructor(world: () => World, moves: () => Moves, seat: () => Seat | null) {
    const of = <Ask extends Moves['ask']>(ask: Ask, none: Extract<Moves, { ask: Ask }>) => {
      const now = moves()
      return now.ask === ask ? (now as Extract<Moves, { ask: Ask }>) : none
    }
    this.#moves = moves
    this.#seat = seat
    const mine = () => seat() ?? 0
    this.#build = new BuildTurn(world, () => of('build', NO_BUILD), mine)
    this.#goods = goodsPlan(world, () => of('goods', NO_GOODS), mine)
  }

  /** What the board shows of it now. */
  readonly plan: Plan = $derived.by(() => {
    const { ask } = this.#moves()
    if (this.#seat() === null) return IDLE
    return ask === 'build' ? this.#build : ask === 'goods' ? this.#goods : IDLE
  })

  clear(): void {
    this.#build.clear()
    this.#goods.clear()
  }
}
