import type { HexIndex } from '#engine/track/board.ts'
import type { BoardPlan } from './plan.ts'
import type { RailWorld } from './world.ts'

/** One of several hexes is to be picked, for something that is not a tile. */
export class HexChoice implements BoardPlan {
  readonly ghost = null
  readonly ways = []
  readonly inSight = null
  readonly tall = true
  readonly targets: ReadonlyMap<HexIndex, string>
  selected = $state<HexIndex | null>(null)

  /** `becomes` is what comes of the hex that is picked. */
  constructor(world: RailWorld, hexes: readonly string[], becomes: string) {
    this.targets = new Map(hexes.map((hex) => [world.indexOf(hex), becomes]))
  }

  pick(hex: HexIndex): void {
    if (this.targets.has(hex)) this.selected = hex
  }

  clear(): void {
    this.selected = null
  }
}
