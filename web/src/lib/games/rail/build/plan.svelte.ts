import type { Refusal, Seat } from '#engine/core/index.ts'
import type { Build } from '#engine/rail/types.ts'
import type { HexIndex } from '#engine/track/board.ts'
import type { BuildSite, Placement } from '#engine/track/offers.ts'
import type { Ghost } from '../../../board/scene.ts'
import { say } from '../../../texts/language.svelte.ts'
import type { BoardPlan } from '../plan.ts'
import type { RailWorld } from '../world.ts'

/** A tile on the hex that is selected, and which way round. */
type Turned = Pick<Placement, 'tile' | 'rotation'>

/** Building considered: which hex, which tile, which way round. */
export class BuildPlan implements BoardPlan {
  readonly ways = []
  readonly inSight = null
  readonly tall = false
  selected = $state<HexIndex | null>(null)
  #turned = $state.raw<Turned | null>(null)
  readonly #world: () => RailWorld
  readonly #offered: () => readonly BuildSite[]
  readonly #seat: () => Seat

  constructor(world: () => RailWorld, offered: () => readonly BuildSite[], seat: () => Seat) {
    this.#world = world
    this.#offered = offered
    this.#seat = seat
  }

  get world(): RailWorld {
    return this.#world()
  }

  get seat(): Seat {
    return this.#seat()
  }

  readonly #sites: ReadonlyMap<HexIndex, BuildSite> = $derived.by(
    () => new Map(this.#offered().map((site) => [this.world.indexOf(site.hex), site])),
  )

  readonly targets: ReadonlyMap<HexIndex, string> = $derived.by(() => {
    const t = say('rail/asks')
    const lit = [...this.#sites].filter(([, site]) => site.placements.length > 0)
    return new Map(
      lit.map(([hex, site]) => [hex, t.targets.build(Math.min(...site.placements.map((one) => one.price)))]),
    )
  })

  readonly site: BuildSite | null = $derived.by(() =>
    this.selected === null ? null : (this.#sites.get(this.selected) ?? null),
  )

  readonly placement: Placement | null = $derived.by(() => {
    const placements = this.site?.placements ?? []
    const { tile, rotation } = this.#turned ?? {}
    return placements.find((one) => one.tile === tile && one.rotation === rotation) ?? bestOf(placements)
  })

  /** The legal rotations of each tile of the selected hex, in the order of the list. */
  readonly tiles: readonly (readonly Placement[])[] = $derived.by(() => {
    const byTile = Map.groupBy(this.site?.placements ?? [], (placement) => placement.tile)
    return [...byTile.values()]
  })

  /** Why nothing can be built on the selected hex. */
  readonly why: Refusal | null = $derived.by(() =>
    this.site && this.site.placements.length === 0 ? this.site.why : null,
  )

  readonly ghosts: readonly Ghost[] = $derived.by(() =>
    this.selected === null || !this.placement
      ? []
      : [{ hex: this.selected, tile: this.placement.tile, rotation: this.placement.rotation, seat: this.seat }],
  )

  pick(hex: HexIndex): void {
    if (hex === this.selected) this.rotate(1)
    else {
      this.selected = hex
      this.#turned = null
    }
  }

  /** False where it is not offered. */
  consider({ hex, tile, rotation }: Build): boolean {
    this.selected = this.world.indexOf(hex)
    this.#turned = { tile, rotation }
    return this.placement?.tile === tile && this.placement.rotation === rotation
  }

  choose({ tile, rotation }: Placement): void {
    this.#turned = { tile, rotation }
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
    this.#turned = null
  }
}

/** What people mostly want: to complete something, else what is cheap. */
function bestOf(placements: readonly Placement[]): Placement | null {
  const worth = (one: Placement) => one.completes.length * 100 - one.price
  return placements.toSorted((a, b) => worth(b) - worth(a))[0] ?? null
}
