import type { Letter, Moves } from '#engine/age-of-steam/types.ts'
import type { Seat } from '#engine/core/index.ts'
import type { HexIndex } from '#engine/track/board.ts'
import { BuildPlan } from '../rail/build.svelte.ts'
import { HexChoice } from '../rail/hexChoice.svelte.ts'
import type { BoardPlan } from '../rail/plan.ts'
import type { World } from './world.ts'

export type BuildMoves = Extract<Moves, { ask: 'build' }>

/** A building turn considered: tiles, or which town becomes which city. */
export class BuildTurn implements BoardPlan {
  readonly ways = []
  readonly inSight = null
  readonly world: World
  readonly moves: BuildMoves
  readonly seat: Seat
  readonly tiles: BuildPlan
  readonly town: HexChoice
  urbanizing = $state(false)
  letter = $state<Letter | null>(null)

  constructor(world: World, moves: BuildMoves, seat: Seat) {
    this.world = world
    this.moves = moves
    this.seat = seat
    this.tiles = new BuildPlan(world, moves.sites, seat)
    this.town = new HexChoice(world, moves.urbanize?.hexes ?? [], 'becomes a city')
  }

  get targets(): ReadonlyMap<HexIndex, string> {
    return this.#plan.targets
  }

  get selected(): HexIndex | null {
    return this.#plan.selected
  }

  get ghost(): BoardPlan['ghost'] {
    return this.#plan.ghost
  }

  get tall(): boolean {
    return this.#plan.tall
  }

  pick(hex: HexIndex): void {
    this.#plan.pick(hex)
  }

  urbanize(on: boolean): void {
    this.urbanizing = on
    this.tiles.clear()
    this.town.clear()
    this.letter = on ? (this.moves.urbanize?.letters[0] ?? null) : null
  }

  get #plan(): BoardPlan {
    return this.urbanizing ? this.town : this.tiles
  }
}
