import type { Seat } from '#engine/core/index.ts'
import type { NoLine } from '#engine/rail/line/lines.ts'
import type { Cargo } from '#engine/rail/line/paying.ts'
import type { HexIndex } from '#engine/track/board.ts'
import type { Spots } from '../../../board/cursor.ts'
import type { Draws } from '../../../board/gestures.ts'
import type { BoardWay, Ghost, Worthwhile } from '../../../board/scene.ts'
import { type Strokes, strokeFrom } from '../../../board/strokes/strokes.ts'
import { say } from '../../../texts/language.svelte.ts'
import { type BoardPlan, wayOf } from '../plan.ts'
import type { RailWorld } from '../world.ts'
import { Laying } from './laying.svelte.ts'
import { type AnyLine, isLine, type LineUi, type Paying } from './lineUi.ts'

/** So many pairs of places are shown on the board. */
const SHOWN = 8
/** How long looking for what would pay may keep the page busy at a time, in milliseconds. */
const SLICE = 8

/** A line considered: by drags, by place after place, or by keys; and what lines would pay. */
export class LinePlan implements BoardPlan, Strokes {
  readonly inSight = null
  readonly tall = false
  readonly #world: () => RailWorld
  readonly #seat: () => Seat
  readonly #makeUi: () => LineUi
  readonly laying = new Laying()
  /** One is drawing: what is picked is a stop, and every drag draws. */
  isOn = $state(false)
  stops = $state.raw<readonly HexIndex[]>([])
  #along = $state.raw<ReadonlySet<HexIndex> | null>(null)
  /** What the drag has come over. */
  #trail = $state.raw<readonly HexIndex[]>([])
  #hovered = $state.raw<HexIndex | null>(null)
  /** The keyboard draws: the line goes to wherever that is. */
  #byKeys = $state(false)
  /** What would pay, while somebody wants to know. */
  asks = $state(false)
  #paying = $state.raw<{ readonly of: RailWorld; readonly found: readonly Paying[] | null } | null>(null)
  #looked = $state.raw<Paying | null>(null)
  #carried = $state.raw<Cargo | null>(null)

  constructor(world: () => RailWorld, seat: () => Seat, makeUi: () => LineUi) {
    this.#world = world
    this.#seat = seat
    this.#makeUi = makeUi
  }

  get world(): RailWorld {
    return this.#world()
  }

  get seat(): Seat {
    return this.#seat()
  }

  readonly ui: LineUi = $derived.by(() => this.#makeUi())

  /** All that the line is to come by, with what is pointed at. */
  readonly course: readonly HexIndex[] = $derived.by(() => {
    const stops = [...this.stops, ...this.#trail.filter((hex, i, all) => i === all.length - 1 || this.ui.isPlace(hex))]
    const follows = this.#trail.length === 0 && (this.#byKeys || stops.length === 1)
    const all = this.#hovered !== null && follows && stops.length > 0 ? [...stops, this.#hovered] : stops
    return all.filter((hex, i) => hex !== all[i - 1])
  })

  readonly #found: AnyLine | NoLine | null = $derived.by(() => {
    if (this.course.length < 2) return null
    const along = this.#trail.length > 0 ? new Set([...(this.#along ?? []), ...this.#trail]) : this.#along
    return this.ui.line(this.course, along)
  })

  readonly line: AnyLine | null = $derived.by(() => (this.#found && isLine(this.#found) ? this.#found : null))

  /** Why there is none. */
  readonly none: NoLine | null = $derived.by(() => (this.#found && !isLine(this.#found) ? this.#found : null))

  /** While a finger is on the board there is no time to ask. */
  readonly cargo: readonly Cargo[] | null = $derived.by(() =>
    this.line === null || this.#trail.length > 0 ? null : this.ui.cargo(this.line),
  )

  readonly ghosts: readonly Ghost[] = $derived.by(() =>
    ((this.asks ? this.looked?.tiles : this.line?.tiles) ?? []).map(({ hex, turn, build: { tile, rotation } }) => ({
      hex,
      tile,
      rotation,
      seat: this.seat,
      faint: turn > 0,
    })),
  )

  /** What is looked at in either list: how one of its cubes would go over track that does not lie yet. */
  readonly ways: readonly BoardWay[] = $derived.by(() => {
    const cargo = this.asks ? this.looked?.cargo[0] : this.cargo?.find((one) => isAlike(one, this.#carried))
    if (!cargo) return []
    const { delivery, way } = cargo.first
    return [wayOf(this.world, delivery.from, way.path, delivery.cube)]
  })

  readonly selected: HexIndex | null = $derived.by(() => this.course.at(-1) ?? null)

  /** Where a line can begin, as long as none does; what would pay, while that is asked. */
  readonly targets: ReadonlyMap<HexIndex, string> = $derived.by(() => {
    const { begin, joins } = say('rail/line')
    const { board, placeAt } = this.world
    if (this.asks) {
      return new Map(
        (this.paying ?? []).slice(0, SHOWN).flatMap(({ places }) => {
          const [from, to] = [places[0] ?? 0, places.at(-1) ?? 0]
          return [[from, joins(placeAt(to))] as const, [to, joins(placeAt(from))] as const]
        }),
      )
    }
    if (!this.isOn || this.course.length > 0) return new Map()
    return new Map(board.hexes.flatMap(({ index }) => (this.ui.startsAt(index) ? [[index, begin] as const] : [])))
  })

  readonly worthwhile: readonly Worthwhile[] = $derived.by(() =>
    this.asks
      ? (this.paying ?? []).slice(0, SHOWN).map((one) => ({
          from: one.places[0] ?? 0,
          to: one.places.at(-1) ?? 0,
          sign: `+${one.cargo[0]?.gain ?? 0}`,
          chosen: one === this.looked,
        }))
      : [],
  )

  /** Null while it is not known yet. */
  get paying(): readonly Paying[] | null {
    return this.#paying?.of === this.world ? this.#paying.found : null
  }

  /** Of what would pay, as long as it would. */
  get looked(): Paying | null {
    return this.paying?.find(({ places }) => `${places}` === `${this.#looked?.places}`) ?? null
  }

  get isShown(): boolean {
    return this.isOn || this.asks
  }

  toggle(): void {
    const on = !this.isOn
    this.laying.dismiss()
    this.clear()
    this.isOn = on
  }

  /** Asks what would pay, or does not want to know any more. */
  ask(wants: boolean): void {
    this.clear()
    this.asks = wants
    if (wants) this.look()
  }

  /** For what would pay as things stand, unless that is known. */
  look(): void {
    if (this.#paying?.of !== this.world) void this.#find(this.world, this.ui)
  }

  /** In slices, so that the page goes on meanwhile. */
  async #find(of: RailWorld, ui: LineUi): Promise<void> {
    this.#paying = { of, found: null }
    const looking = ui.paying()
    let began = performance.now()
    for (let step = looking.next(); ; step = looking.next()) {
      if (step.done) {
        if (this.#paying?.of === of) this.#paying = { of, found: step.value }
        return
      }
      if (performance.now() - began < SLICE) continue
      await new Promise((resolve) => setTimeout(resolve))
      began = performance.now()
    }
  }

  lookAt(paying: Paying | null): void {
    this.#looked = paying
  }

  /** Of what could be delivered over the line. */
  carry(cargo: Cargo | null): void {
    this.#carried = cargo
  }

  /** What would pay becomes the line: just that, where others cost as much. */
  follow({ places, tiles }: Paying): void {
    this.clear()
    this.isOn = true
    this.stops = places
    this.#along = new Set([...places, ...tiles.map(({ hex }) => hex)])
  }

  /** What a pick of a hex does: one stop more; or back to one that there is. */
  pick(hex: HexIndex): void {
    if (this.asks) {
      const wanted = (this.paying ?? []).find(({ places }) => places[0] === hex || places.at(-1) === hex)
      if (wanted) this.follow(wanted)
      return
    }
    this.#hovered = null
    const at = this.stops.indexOf(hex)
    this.stops = at < 0 ? [...this.stops, hex] : this.stops.slice(0, at + 1)
  }

  /** The key that draws: begins where the keyboard is, or has the line come by there. */
  key(): void {
    if (this.asks) this.ask(false)
    this.laying.dismiss()
    this.isOn = true
    const here = this.#hovered
    this.#byKeys = true
    if (here !== null) this.pick(here)
  }

  point(hex: HexIndex | null): void {
    if (this.#trail.length === 0) this.#hovered = hex
  }

  /** For the board: drags that this takes. */
  readonly draws =
    (spots: Spots): Draws =>
    (at, touch) =>
      strokeFrom(this, spots, at, touch)

  begins(hex: HexIndex, touch: boolean): boolean {
    const goesOn = hex === this.stops.at(-1)
    const draws = this.asks ? false : this.isOn || goesOn || (!touch && this.ui.startsAt(hex))
    if (!draws) return false
    this.laying.dismiss()
    if (!goesOn) {
      this.clear()
      this.stops = [hex]
    }
    this.isOn = true
    this.#byKeys = false
    this.#hovered = null
    this.#along = new Set([...(this.#along ?? []), hex])
    return true
  }

  /** Whoever goes back over the last hex takes it back. */
  over(hex: HexIndex): void {
    const [before, last] = [this.#trail.at(-2) ?? this.stops.at(-1), this.#trail.at(-1)]
    if (last !== undefined && hex === before) this.#trail = this.#trail.slice(0, -1)
    else this.#trail = [...this.#trail, hex]
  }

  done(): void {
    this.#along = new Set([...(this.#along ?? []), ...this.#trail])
    this.stops = this.course
    this.#trail = []
  }

  /** One stop less; with the first the line is gone. */
  back(): void {
    this.#hovered = null
    this.stops = this.stops.slice(0, -1)
    if (this.stops.length < 2) this.#along = null
  }

  /** Lets go of the line, or of drawing where there is none. */
  release(): void {
    const { isOn } = this
    const had = this.stops.length > 0
    this.clear()
    this.isOn = isOn && had
  }

  clear(): void {
    this.isOn = false
    this.asks = false
    this.stops = []
    this.#along = null
    this.#trail = []
    this.#hovered = null
    this.#byKeys = false
    this.#looked = null
    this.#carried = null
  }
}

const isAlike = (one: Cargo, other: Cargo | null): boolean =>
  one.good === other?.good && one.to === other.to && one.links === other.links && one.gain === other.gain
