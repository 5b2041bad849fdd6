import type { Seat, SomeAction } from '#engine/core/index.ts'
import type { Build, BuildMoves } from '#engine/rail/types.ts'
import type { HexIndex } from '#engine/track/board.ts'
import type { Worthwhile } from '../../../board/scene.ts'
import type { LinePlan } from '../line/plan.svelte.ts'
import type { BoardPlan } from '../plan.ts'
import type { RailWorld } from '../world.ts'
import type { HexChoice } from './hexChoice.svelte.ts'
import { BuildPlan } from './plan.svelte.ts'

/** What is considered reads the match through functions, so that it outlives every message. */
export interface Reading<World, Moves> {
  readonly world: () => World
  /** Null while something else is asked. */
  readonly moves: () => Moves | null
  readonly seat: () => Seat
}

/**
 * A building turn considered: tiles, or something in place of them that goes onto a hex. A game says what that may be, and
 * adds what is chosen for it.
 */
export class BuildTurn<
  World extends RailWorld = RailWorld,
  Moves extends BuildMoves = BuildMoves,
  Instead extends string = string,
> implements BoardPlan
{
  readonly inSight = null
  readonly tiles: BuildPlan
  /** By what is done in place of building: where. */
  readonly choices: Readonly<Record<Instead, HexChoice>>
  /** Tiles of a whole line; null until that part of the page is here. */
  line = $state.raw<LinePlan | null>(null)
  #doing = $state<Instead | null>(null)
  readonly #reading: Reading<World, Moves>

  constructor(reading: Reading<World, Moves>, choices: Readonly<Record<Instead, HexChoice>>) {
    this.#reading = reading
    this.choices = choices
    this.tiles = new BuildPlan(reading.world, () => this.moves?.sites ?? [], reading.seat)
  }

  get world(): World {
    return this.#reading.world()
  }

  get moves(): Moves | null {
    return this.#reading.moves()
  }

  get seat(): Seat {
    return this.#reading.seat()
  }

  /** What is done in place of building, as long as it may be done. */
  readonly doing: Instead | null = $derived.by(() =>
    this.#doing !== null && this.choices[this.#doing].isOffered ? this.#doing : null,
  )

  get targets(): ReadonlyMap<HexIndex, string> {
    return this.#plan.targets
  }

  get selected(): HexIndex | null {
    return this.#plan.selected
  }

  get ghosts(): BoardPlan['ghosts'] {
    return this.#plan.ghosts
  }

  get ways(): BoardPlan['ways'] {
    return this.#plan.ways
  }

  get worthwhile(): readonly Worthwhile[] {
    return this.doing === null ? (this.line?.worthwhile ?? []) : []
  }

  get draws(): LinePlan['draws'] | null {
    return this.doing === null && this.moves !== null && this.line ? this.line.draws : null
  }

  get tall(): boolean {
    return this.#plan.tall
  }

  pick(hex: HexIndex): void {
    this.#plan.pick(hex)
  }

  point(hex: HexIndex | null): void {
    this.line?.point(hex)
  }

  consider(action: SomeAction): boolean {
    if (action.type !== 'build') return false
    this.begin(null)
    return this.tiles.consider(action as Build)
  }

  /** Something in place of a tile, on this hex. */
  protected put(instead: Instead, hex: string): void {
    this.begin(instead)
    this.choices[instead].pick(this.world.indexOf(hex))
  }

  /** Null to build again. */
  begin(instead: Instead | null): void {
    this.clear()
    this.#doing = instead
  }

  clear(): void {
    this.#doing = null
    this.tiles.clear()
    this.line?.clear()
    for (const choice of Object.values<HexChoice>(this.choices)) choice.clear()
  }

  get #plan(): BuildPlan | HexChoice | LinePlan {
    if (this.doing !== null) return this.choices[this.doing]
    return this.line?.isShown ? this.line : this.tiles
  }
}
