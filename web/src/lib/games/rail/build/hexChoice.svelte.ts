import type { HexIndex } from '#engine/track/board.ts'
import type { BoardPlan } from '../plan.ts'
import type { RailWorld } from '../world.ts'

/** One of several hexes is to be picked, for something that is not a tile. */
export class HexChoice implements BoardPlan {
  readonly ghosts = []
  readonly ways = []
  readonly inSight = null
  readonly tall = true
  #picked = $state<HexIndex | null>(null)
  readonly #world: () => RailWorld
  readonly #offered: () => readonly string[] | undefined
  readonly #becomes: () => string

  /** Nothing is `offered` while it may not be done; `becomes` is what comes of the hex that is picked. */
  constructor(world: () => RailWorld, offered: () => readonly string[] | undefined, becomes: () => string) {
    this.#world = world
    this.#offered = offered
    this.#becomes = becomes
  }

  get isOffered(): boolean {
    return this.#offered() !== undefined
  }

  readonly targets: ReadonlyMap<HexIndex, string> = $derived.by(
    () => new Map((this.#offered() ?? []).map((hex) => [this.#world().indexOf(hex), this.#becomes()])),
  )

  readonly selected: HexIndex | null = $derived.by(() =>
    this.#picked !== null && this.targets.has(this.#picked) ? this.#picked : null,
  )

  pick(hex: HexIndex): void {
    if (this.targets.has(hex)) this.#picked = hex
  }

  clear(): void {
    this.#picked = null
  }
}
