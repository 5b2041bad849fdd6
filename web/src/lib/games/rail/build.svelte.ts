import type { Refusal, Seat } from '#engine/core/index.ts'
import type { HexIndex } from '#engine/track/board.ts'
import type { BuildSite, Placement } from '#engine/track/offers.ts'
import type { Ghost } from '../../board/scene.ts'
import { dollars } from '../../texts/words.ts'
import type { BoardPlan } from './plan.ts'
import type { RailWorld } from './world.ts'

/** Building considered: which hex, which tile, which way round. */
export class BuildPlan implements BoardPlan {
  readonly ways = []
  readonly inSight = null
  readonly tall = false
  readonly world: RailWorld
  readonly seat: Seat
  selected = $state<HexIndex | null>(null)
  /** Index into the placements of the selected hex. */
  #chosen = $state(0)
  readonly #sites: ReadonlyMap<HexIndex, BuildSite>

  constructor(world: RailWorld, sites: readonly BuildSite[], seat: Seat) {
    this.world = world
    this.seat = seat
    this.#sites = new Map(sites.map((site) => [world.indexOf(site.hex), site]))
  }

  readonly targets: ReadonlyMap<HexIndex, string> = $derived.by(() => {
    const lit = [...this.#sites].filter(([, site]) => site.placements.length > 0)
    return new Map(
      lit.map(([hex, site]) => [hex, `build from ${dollars(Math.min(...site.placements.map((one) => one.price)))}`]),
    )
  })

  readonly site: BuildSite | null = $derived.by(() =>
    this.selected === null ? null : (this.#sites.get(this.selected) ?? null),
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
    if (hex === this.selected) this.rotate(1)
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

  clear(): void {
    this.selected = null
  }

  /** What people mostly want: to complete something, else what is cheap. */
  #bestOf(placements: readonly Placement[]): number {
    const worth = (one: Placement) => one.completes.length * 100 - one.price
    const best = placements.toSorted((a, b) => worth(b) - worth(a))[0]
    return best ? placements.indexOf(best) : 0
  }
}
