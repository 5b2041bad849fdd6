import type { Refusal, Seat, SomeAction } from '#engine/core/index.ts'
import type { Side } from '#engine/hex/layout.ts'
import type { HexIndex } from '#engine/track/board.ts'
import type { Step } from '#engine/track/delivery.ts'
import type { Delivery, Way } from '#engine/track/offers.ts'
import type { BoardWay } from '../../board/scene.ts'
import type { BoardPlan } from './plan.ts'
import type { RailWorld } from './world.ts'

/** One delivery by one way. */
export interface Offer {
  readonly delivery: Delivery
  readonly way: Way
}

/** A way being put together link by link. */
export interface Draft {
  readonly from: string
  readonly cube: string
  readonly path: readonly Side[]
  readonly places: readonly HexIndex[]
  readonly links: readonly Step[]
}

/** What a finished draft brings; where the mover chooses whose link earns more, one for each choice. */
export interface Outcome<Action> {
  readonly action: Action
  readonly gains: readonly number[]
  readonly bonus?: Seat
}

/** What a game says about the goods that one seat may move. */
export interface Carriage<Action> {
  /** What the locomotive reaches. */
  readonly mostLinks: number
  /** Links by which a cube that has come so far may go on. */
  stepsOn(draft: Draft): readonly Step[]
  accepts(place: HexIndex, cube: string): boolean
  /** Of a way that has arrived; a refusal where the rules do not allow just this one. */
  outcomes(draft: Draft): readonly Outcome<Action>[] | Refusal
  /** The action for a way that was offered. */
  deliver(delivery: Delivery, way: Way): Action
}

/** Delivering considered: a ranked list, narrowed by what is picked on the board; or a way of one's own. */
export class GoodsPlan<Action extends SomeAction = SomeAction> implements BoardPlan {
  readonly ghost = null
  readonly world: RailWorld
  readonly seat: Seat
  readonly carriage: Carriage<Action>
  /** The best way of every delivery, best first. */
  readonly offers: readonly Offer[]
  from = $state<HexIndex | null>(null)
  chosen = $state.raw<Offer | null>(null)
  hovered = $state.raw<Offer | null>(null)
  draft = $state.raw<Draft | null>(null)

  constructor(world: RailWorld, deliveries: readonly Delivery[], seat: Seat, carriage: Carriage<Action>) {
    this.world = world
    this.seat = seat
    this.carriage = carriage
    this.offers = deliveries
      .flatMap((delivery) => (delivery.ways[0] ? [{ delivery, way: delivery.ways[0] }] : []))
      .sort((a, b) => this.worth(b.way) - this.worth(a.way) || this.gain(b.way) - this.gain(a.way))
  }

  gain = (way: Way): number => way.gains[this.seat] ?? 0

  /** Own gain less the best rival's. */
  worth = (way: Way): number => this.gain(way) - Math.max(0, ...way.gains.filter((_, seat) => seat !== this.seat))

  readonly shown: readonly Offer[] = $derived.by(() =>
    this.from === null
      ? this.offers
      : this.offers.filter((offer) => this.world.indexOf(offer.delivery.from) === this.from),
  )

  readonly selected: HexIndex | null = $derived.by(() =>
    this.draft
      ? (this.draft.places.at(-1) ?? null)
      : this.chosen
        ? this.world.indexOf(this.chosen.delivery.from)
        : this.from,
  )

  readonly targets: ReadonlyMap<HexIndex, string> = $derived.by(() => {
    if (this.draft) return new Map(this.steps.map((step) => [step.to, 'go on to here']))
    const { indexOf } = this.world
    if (this.from === null)
      return new Map(this.offers.map((offer) => [indexOf(offer.delivery.from), 'a cube can leave']))
    return new Map(this.shown.map((offer) => [indexOf(offer.delivery.to), `${offer.delivery.cube} goes here`]))
  })

  readonly ways: readonly BoardWay[] = $derived.by(() => {
    if (this.draft)
      return this.draft.path.length === 0 ? [] : [wayOf(this.world, this.draft.from, this.draft.path, this.draft.cube)]
    const offer = this.hovered ?? this.chosen
    return offer ? [wayOf(this.world, offer.delivery.from, offer.way.path, offer.delivery.cube)] : []
  })

  readonly tall = false
  readonly inSight: readonly HexIndex[] | null = $derived.by(() =>
    this.chosen ? this.chosen.way.places.map(this.world.indexOf) : null,
  )

  /** Links the draft may go on by. */
  readonly steps: readonly Step[] = $derived.by(() =>
    this.draft && !this.arrived ? this.carriage.stepsOn(this.draft) : [],
  )

  /** The draft has come to a city that takes its cube. */
  readonly arrived: boolean = $derived.by(() => {
    const last = this.draft?.places.at(-1)
    return this.draft !== null && last !== undefined && this.draft.path.length > 0
      ? this.carriage.accepts(last, this.draft.cube)
      : false
  })

  /** Once it has arrived. */
  readonly #judged: readonly Outcome<Action>[] | Refusal = $derived.by(() =>
    this.draft && this.arrived ? this.carriage.outcomes(this.draft) : [],
  )

  readonly outcomes: readonly Outcome<Action>[] = $derived.by(() => ('rule' in this.#judged ? [] : this.#judged))

  readonly why: Refusal | null = $derived.by(() => ('rule' in this.#judged ? this.#judged : null))

  pick(hex: HexIndex): void {
    if (this.draft) this.extend(hex)
    else this.#narrow(hex)
  }

  #narrow(hex: HexIndex): void {
    const offer = this.from === null ? undefined : this.shown.find((one) => this.world.indexOf(one.delivery.to) === hex)
    if (offer) this.chosen = this.next(offer, hex)
    else {
      this.chosen = null
      this.from = this.targets.has(hex) && this.from === null ? hex : this.#isOrigin(hex) ? hex : null
    }
  }

  /** Picking a destination again goes round the cubes that can go there. */
  next(first: Offer, hex: HexIndex): Offer {
    const here = this.shown.filter((one) => this.world.indexOf(one.delivery.to) === hex)
    const at = this.chosen ? here.indexOf(this.chosen) : -1
    return here[(at + 1) % here.length] ?? first
  }

  compose({ delivery }: Offer): void {
    this.draft = {
      from: delivery.from,
      cube: delivery.cube,
      path: [],
      places: [this.world.indexOf(delivery.from)],
      links: [],
    }
  }

  extend(hex: HexIndex, side?: Side): void {
    const step = this.steps.find((one) => one.to === hex && (side === undefined || one.side === side))
    const { draft } = this
    if (!draft || !step) return
    this.draft = {
      ...draft,
      path: [...draft.path, step.side],
      places: [...draft.places, step.to],
      links: [...draft.links, step],
    }
  }

  back(): void {
    const { draft } = this
    if (!draft || draft.path.length === 0) this.draft = null
    else {
      this.draft = {
        ...draft,
        path: draft.path.slice(0, -1),
        places: draft.places.slice(0, -1),
        links: draft.links.slice(0, -1),
      }
    }
  }

  clear(): void {
    this.from = null
    this.chosen = null
    this.draft = null
  }

  #isOrigin = (hex: HexIndex): boolean => this.offers.some((offer) => this.world.indexOf(offer.delivery.from) === hex)
}

const wayOf = (world: RailWorld, from: string, path: readonly Side[], cube: string): BoardWay => ({
  from: world.indexOf(from),
  path,
  emphasis: 'strong',
  cube,
})
