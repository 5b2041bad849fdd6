import type { SomeAction } from '#engine/core/index.ts'
import type { Side } from '#engine/hex/layout.ts'
import type { HexIndex } from '#engine/track/board.ts'
import type { BoardWay, Ghost } from '../../board/scene.ts'
import type { BuildTurn } from './build/turn.svelte.ts'
import type { GoodsPlan } from './goods/plan.svelte.ts'
import type { RailWorld } from './world.ts'

/**
 * What the board shows while somebody considers an action, and what it does when a hex is picked. Every ask that needs
 * the board has one; its panel beside the board reads and changes the same plan.
 */
export interface BoardPlan {
  readonly targets: ReadonlyMap<HexIndex, string>
  readonly selected: HexIndex | null
  /** Tiles that are considered; those of later turns are faint. */
  readonly ghosts: readonly Ghost[]
  readonly ways: readonly BoardWay[]
  /** There is much to choose from beside the board, too. */
  readonly tall: boolean
  /** What must not lie out of sight on a narrow page; null for nothing in particular. */
  readonly inSight: readonly HexIndex[] | null
  pick(hex: HexIndex): void
  /** Takes an answer as if it had been put together here; false for one that is given elsewhere. */
  consider?(action: SomeAction): boolean
}

export const IDLE: BoardPlan = {
  targets: new Map(),
  selected: null,
  ghosts: [],
  ways: [],
  tall: false,
  inSight: null,
  pick: () => {},
}

/** A way for a cube, as the board shows one that is considered. */
export const wayOf = ({ indexOf }: RailWorld, from: string, path: readonly Side[], cube: string) =>
  ({ from: indexOf(from), path, emphasis: 'strong', cube }) as const

export const isBuildTurn = <Turn extends BuildTurn>(plan: Turn | BoardPlan): plan is Turn => 'tiles' in plan
export const isGoodsPlan = <Good extends string>(plan: GoodsPlan<Good> | BoardPlan): plan is GoodsPlan<Good> =>
  'deliveryUi' in plan
