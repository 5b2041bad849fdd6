import type { Letter, Moves } from '#engine/age-of-steam/types.ts'
import type { Seat } from '#engine/core/index.ts'
import type { HexIndex } from '#engine/track/board.ts'
import { HexChoice } from '../../rail/build/hexChoice.svelte.ts'
import { BuildPlan } from '../../rail/build/plan.svelte.ts'
import type { BoardPlan } from '../../rail/plan.ts'
import type { World } from '../world.ts'

export type BuildMoves = Extract<Moves, { ask: 'build' }>

/** A building turn considered: tiles, or which town becomes which city. */
export class BuildTurn implements BoardPlan {
  readonly ways = []
  readonly inSight = null
  readonly tiles: BuildPlan
  readonly town: HexChoice
  #urbanizing = $state(false)
  #letter = $state<Letter | null>(null)
  readonly #world: () => World
  readonly #moves: () => BuildMoves
  readonly #seat: () => Seat

  constructor(world: () => World, moves: () => BuildMoves, seat: () => Seat) {
    this.#world = world
    this.#moves = moves
    this.#seat = seat
    this.tiles = new BuildPlan(world, () => moves().sites, seat)
    this.town = new HexChoice(world, () => moves().urbanize?.hexes ?? [], 'becomes a city')
  }

  get world(): World {
    return this.#world()
  }

  get moves(): BuildMoves {
    return this.#moves()
  }

  get seat(): Seat {
    return this.#seat()
  }

  readonly urbanizing: boolean = $derived.by(() => this.#urbanizing && this.moves.urbanize !== null)

  /** The first that is left, until another is chosen. */
  readonly letter: Letter | null = $derived.by(() => {
    const letters = this.moves.urbanize?.letters ?? []
    return letters.find((letter) => letter === this.#letter) ?? letters[0] ?? null
  })

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

  choose(letter: Letter): void {
    this.#letter = letter
  }

  urbanize(on: boolean): void {
    this.clear()
    this.#urbanizing = on
  }

  clear(): void {
    this.#urbanizing = false
    this.#letter = null
    this.tiles.clear()
    this.town.clear()
  }

  get #plan(): BoardPlan {
    return this.urbanizing ? this.town : this.tiles
  }
}
