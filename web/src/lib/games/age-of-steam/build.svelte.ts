import type { Letter, Moves } from '#engine/age-of-steam/types.ts'
import type { Refusal, Seat } from '#engine/core/index.ts'
import type { HexIndex } from '#engine/track/board.ts'
import type { BuildSite, Placement } from '#engine/track/offers.ts'
import type { Ghost } from '../../board/scene.ts'
import type { BoardPlan } from './plan.ts'
import type { World } from './world.ts'

export type BuildMoves = Extract<Moves, { ask: 'build' }>

/** Building considered: which hex, which tile, which way round; or which town becomes a city. */
export class BuildPlan implements BoardPlan {
  readonly ways = []
  readonly world: World
  readonly moves: BuildMoves
  readonly seat: Seat
  urbanizing = $state(false)
  selected = $state<HexIndex | null>(null)
  letter = $state<Letter | null>(null)
  /** Index into the placements of the selected hex. */
  #chosen = $state(0)
  readonly #sites: ReadonlyMap<HexIndex, BuildSite>

  constructor(world: World, moves: BuildMoves, seat: Seat) {
    this.world = world
    this.moves = moves
    this.seat = seat
    this.#sites = new Map(moves.sites.map((site) => [world.indexOf(site.hex), site]))
  }

  readonly targets: ReadonlyMap<HexIndex, string> = $derived.by(() => {
    if (this.urbanizing) return this.#towns()
    const lit = [...this.#sites].filter(([, site]) => site.placements.length > 0)
    return new Map(
      lit.map(([hex, site]) => [hex, `build from $${Math.min(...site.placements.map((one) => one.price))}`]),
    )
  })

  readonly site: BuildSite | null = $derived.by(() =>
    this.selected === null || this.urbanizing ? null : (this.#sites.get(this.selected) ?? null),
  )

  readonly placement: Placement | null = $derived.by(() => this.site?.placements[this.#chosen] ?? null)

  /** The legal rotations of each tile of the selected hex, in the order of the list. */
  readonly tiles: readonly (readonly Placement[])[] = $derived.by(() => {
    const byTile = Map.groupBy(this.site?.placements ?? [], (placement) => placement.tile)
    return [...byTile.values()]
  })

  /** Why nothing can be built on the selected hex. */
  readonly why: Refusal | null = $derived.by(() =>
    this.site && this.site.placements.length === 0 ? this.site.why : null,
  )

  readonly ghost: Ghost | null = $derived.by(() =>
    this.selected === null || !this.placement
      ? null
      : { hex: this.selected, tile: this.placement.tile, rotation: this.placement.rotation, seat: this.seat },
  )

  pick(hex: HexIndex): void {
    if (this.urbanizing) {
      if (this.targets.has(hex)) this.selected = hex
    } else if (hex === this.selected) this.rotate(1)
    else {
      this.selected = hex
      this.#chosen = this.#bestOf(this.#sites.get(hex)?.placements ?? [])
    }
  }

  choose(placement: Placement): void {
    this.#chosen = this.site?.placements.indexOf(placement) ?? 0
  }

  /** The next rotation of the same tile; where there is only one, the next tile. */
  rotate(by: 1 | -1): void {
    const turns = this.tiles.find((same) => this.placement !== null && same.includes(this.placement)) ?? []
    const round = turns.length > 1 ? turns : (this.site?.placements ?? [])
    const at = this.placement ? round.indexOf(this.placement) : 0
    const next = round[(at + by + round.length) % round.length]
    if (next) this.choose(next)
  }

  urbanize(on: boolean): void {
    this.urbanizing = on
    this.selected = null
    this.letter = on ? (this.moves.urbanize?.letters[0] ?? null) : null
  }

  clear(): void {
    this.selected = null
  }

  #towns(): ReadonlyMap<HexIndex, string> {
    const { hexes } = this.moves.urbanize ?? { hexes: [] }
    return new Map(hexes.map((hex) => [this.world.indexOf(hex), 'becomes a city']))
  }

  /** What people mostly want: to complete something, else what is cheap. */
  #bestOf(placements: readonly Placement[]): number {
    const worth = (one: Placement) => one.completes.length * 100 - one.price
    const best = placements.toSorted((a, b) => worth(b) - worth(a))[0]
    return best ? placements.indexOf(best) : 0
  }
}
