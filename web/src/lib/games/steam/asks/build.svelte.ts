import type { Seat } from '#engine/core/index.ts'
import type { Good, Moves } from '#engine/steam/types.ts'
import type { HexIndex } from '#engine/track/board.ts'
import { HexChoice } from '../../rail/build/hexChoice.svelte.ts'
import { BuildPlan } from '../../rail/build/plan.svelte.ts'
import type { BoardPlan } from '../../rail/plan.ts'
import type { World } from '../world.ts'

export type BuildMoves = Extract<Moves, { ask: 'build' }>

/** What is being done in a building turn: laying tiles, or what the action tile asks for. */
export type Doing = 'tiles' | 'city' | 'growth'

/** A building turn considered: tiles, which town becomes which city, or which city grows. */
export class BuildTurn implements BoardPlan {
  readonly ways = []
  readonly inSight = null
  readonly tiles: BuildPlan
  readonly town: HexChoice
  readonly city: HexChoice
  #doing = $state<Doing>('tiles')
  #color = $state<Good | null>(null)
  #group = $state<number | null>(null)
  readonly #world: () => World
  readonly #moves: () => BuildMoves
  readonly #seat: () => Seat

  constructor(world: () => World, moves: () => BuildMoves, seat: () => Seat) {
    this.#world = world
    this.#moves = moves
    this.#seat = seat
    this.tiles = new BuildPlan(world, () => moves().sites, seat)
    this.town = new HexChoice(world, () => moves().urbanize?.hexes ?? [], 'becomes a city')
    this.city = new HexChoice(world, () => moves().grow?.hexes ?? [], 'grows')
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

  readonly doing: Doing = $derived.by(() => {
    const { urbanize, grow } = this.moves
    const may = { tiles: true, city: urbanize !== null, growth: grow !== null }
    return may[this.#doing] ? this.#doing : 'tiles'
  })

  /** Spaces whose goods may come along with what is being done. */
  readonly groups: readonly number[] = $derived.by(
    () => (this.doing === 'city' ? this.moves.urbanize?.groups : this.moves.grow?.groups) ?? [],
  )

  readonly color: Good | null = $derived.by(
    () => this.moves.urbanize?.colors.find((color) => color === this.#color) ?? null,
  )

  /** Space of the goods supply. */
  readonly group: number | null = $derived.by(() => this.groups.find((group) => group === this.#group) ?? null)

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

  paint(color: Good): void {
    this.#color = color
  }

  bring(group: number): void {
    this.#group = group
  }

  begin(doing: Doing): void {
    this.clear()
    this.#doing = doing
  }

  clear(): void {
    this.#doing = 'tiles'
    this.#color = null
    this.#group = null
    for (const plan of [this.tiles, this.town, this.city]) plan.clear()
  }

  get #plan(): BoardPlan {
    return { tiles: this.tiles, city: this.town, growth: this.city }[this.doing]
  }
}
