import type { Refusal, Seat, SomeAction } from '#engine/core/index.ts'
import type { Side } from '#engine/hex/layout.ts'
import type { Delivering } from '#engine/rail/goods.ts'
import type { HexIndex } from '#engine/track/board.ts'
import type { LinkStep } from '#engine/track/delivery.ts'
import type { Delivery, Way } from '#engine/track/offers.ts'
import type { BoardWay } from '../../../board/scene.ts'
import { say } from '../../../texts/language.svelte.ts'
import { goodName } from '../../../texts/names.ts'
import { type BoardPlan, wayOf } from '../plan.ts'
import type { RailWorld } from '../world.ts'

/** One delivery by one way. */
export interface Offer<Good extends string = string> {
  readonly delivery: Delivery<Good>
  readonly way: Way
}

/** A way being put together link by link. */
export interface Draft<Good extends string = string> {
  readonly from: string
  readonly cube: Good
  readonly path: readonly Side[]
  readonly places: readonly HexIndex[]
  readonly links: readonly LinkStep[]
}

/** What a finished draft brings; where the mover chooses whose link earns more, one for each choice. */
export interface Outcome<Good extends string> {
  readonly action: Delivering<Good>
  readonly gains: readonly number[]
  readonly bonus?: Seat
}

/** What there is to know about the goods that one seat may move. */
export interface DeliveryUi<Good extends string> {
  /** What the locomotive reaches. */
  readonly mostLinks: number
  /** Links by which a cube that has come so far may go on. */
  stepsOn(draft: Draft<Good>): readonly LinkStep[]
  accepts(place: HexIndex, cube: Good): boolean
  /** Of a way that has arrived; a refusal where the rules do not allow just this one. */
  outcomes(draft: Draft<Good>): readonly Outcome<Good>[] | Refusal
  /** What one ends the round with, having gained so much; null where nobody can say. */
  after(gain: number): string | null
  /** The action for a way that was offered. */
  deliver(delivery: Delivery<Good>, way: Way): Delivering<Good>
}

/** A way of one's own as it is put together: everything else about it follows from the match. */
type Composed<Good extends string> = Pick<Draft<Good>, 'from' | 'cube' | 'path'>

/** Delivering considered: a ranked list, narrowed by what is picked on the board; or a way of one's own. */
export class GoodsPlan<Good extends string = string> implements BoardPlan {
  readonly ghosts = []
  readonly tall = false
  readonly #world: () => RailWorld
  readonly #deliveries: () => readonly Delivery<Good>[]
  readonly #seat: () => Seat
  readonly #deliveryUi: () => DeliveryUi<Good>
  #from = $state<HexIndex | null>(null)
  #chosen = $state.raw<Offer<Good> | null>(null)
  #hovered = $state.raw<Offer<Good> | null>(null)
  #composed = $state.raw<Composed<Good> | null>(null)

  constructor(
    world: () => RailWorld,
    deliveries: () => readonly Delivery<Good>[],
    seat: () => Seat,
    deliveryUi: () => DeliveryUi<Good>,
  ) {
    this.#world = world
    this.#deliveries = deliveries
    this.#seat = seat
    this.#deliveryUi = deliveryUi
  }

  get world(): RailWorld {
    return this.#world()
  }

  get seat(): Seat {
    return this.#seat()
  }

  readonly deliveryUi: DeliveryUi<Good> = $derived.by(() => this.#deliveryUi())

  /** The best way of every delivery, best first. */
  readonly offers: readonly Offer<Good>[] = $derived.by(() =>
    this.#deliveries()
      .flatMap((delivery) => (delivery.ways[0] ? [{ delivery, way: delivery.ways[0] }] : []))
      .sort((a, b) => this.worth(b.way) - this.worth(a.way) || this.gain(b.way) - this.gain(a.way)),
  )

  readonly from: HexIndex | null = $derived.by(() =>
    this.#from !== null && this.#isOrigin(this.#from) ? this.#from : null,
  )

  readonly chosen: Offer<Good> | null = $derived.by(() => this.#stillOffered(this.#chosen))
  readonly hovered: Offer<Good> | null = $derived.by(() => this.#stillOffered(this.#hovered))

  /** As far as it still leads. */
  readonly draft: Draft<Good> | null = $derived.by(() => {
    const composed = this.#composed
    if (composed === null) return null
    const { from, cube } = composed
    let draft: Draft<Good> = { from, cube, path: [], places: [this.world.indexOf(from)], links: [] }
    for (const side of composed.path) {
      const link = this.deliveryUi.stepsOn(draft).find((one) => one.side === side)
      if (!link) break
      draft = {
        ...draft,
        path: [...draft.path, side],
        places: [...draft.places, link.to],
        links: [...draft.links, link],
      }
    }
    return draft
  })

  gain = (way: Way): number => way.gains[this.seat] ?? 0

  /** Own gain less the best rival's. */
  worth = (way: Way): number => this.gain(way) - Math.max(0, ...way.gains.filter((_, seat) => seat !== this.seat))

  readonly shown: readonly Offer<Good>[] = $derived.by(() =>
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
    const { targets } = say('rail/asks')
    if (this.draft) return new Map(this.steps.map((step) => [step.to, targets.goOn]))
    const { indexOf } = this.world
    if (this.from === null) return new Map(this.offers.map(({ delivery }) => [indexOf(delivery.from), targets.leaves]))
    return new Map(this.shown.map(({ delivery }) => [indexOf(delivery.to), targets.arrives(goodName(delivery.cube))]))
  })

  readonly ways: readonly BoardWay[] = $derived.by(() => {
    if (this.draft)
      return this.draft.path.length === 0 ? [] : [wayOf(this.world, this.draft.from, this.draft.path, this.draft.cube)]
    const offer = this.hovered ?? this.chosen
    return offer ? [wayOf(this.world, offer.delivery.from, offer.way.path, offer.delivery.cube)] : []
  })

  readonly inSight: readonly HexIndex[] | null = $derived.by(() =>
    this.chosen ? this.chosen.way.places.map(this.world.indexOf) : null,
  )

  /** Links the draft may go on by. */
  readonly steps: readonly LinkStep[] = $derived.by(() =>
    this.draft && !this.arrived ? this.deliveryUi.stepsOn(this.draft) : [],
  )

  /** The draft has come to a city that takes its cube. */
  readonly arrived: boolean = $derived.by(() => {
    const last = this.draft?.places.at(-1)
    return this.draft !== null && last !== undefined && this.draft.path.length > 0
      ? this.deliveryUi.accepts(last, this.draft.cube)
      : false
  })

  /** Once it has arrived. */
  readonly #judged: readonly Outcome<Good>[] | Refusal = $derived.by(() =>
    this.draft && this.arrived ? this.deliveryUi.outcomes(this.draft) : [],
  )

  readonly outcomes: readonly Outcome<Good>[] = $derived.by(() => ('rule' in this.#judged ? [] : this.#judged))

  readonly why: Refusal | null = $derived.by(() => ('rule' in this.#judged ? this.#judged : null))

  pick(hex: HexIndex): void {
    if (this.draft) this.extend(hex)
    else this.#narrow(hex)
  }

  #narrow(hex: HexIndex): void {
    const offer = this.from === null ? undefined : this.shown.find((one) => this.world.indexOf(one.delivery.to) === hex)
    if (offer) this.choose(this.next(offer, hex))
    else {
      this.choose(null)
      this.#from = this.targets.has(hex) && this.from === null ? hex : this.#isOrigin(hex) ? hex : null
    }
  }

  /** Picking a destination again goes round the cubes that can go there. */
  next(first: Offer<Good>, hex: HexIndex): Offer<Good> {
    const here = this.shown.filter((one) => this.world.indexOf(one.delivery.to) === hex)
    const at = here.findIndex((one) => one.delivery === this.chosen?.delivery)
    return here[(at + 1) % here.length] ?? first
  }

  choose(offer: Offer<Good> | null): void {
    this.#chosen = offer
  }

  /** Of what is offered the same cube by the same way. */
  consider(action: SomeAction): boolean {
    if (action.type !== 'deliver') return false
    const { from, cube, path, bonus } = action as Delivering<Good>
    for (const delivery of this.#deliveries()) {
      const way = delivery.ways.find((one) => `${one.path}` === `${path}` && one.bonus === bonus)
      if (delivery.from !== from || delivery.cube !== cube || !way) continue
      this.clear()
      this.choose({ delivery, way })
      return true
    }
    return false
  }

  hover(offer: Offer<Good> | null): void {
    this.#hovered = offer
  }

  compose({ delivery: { from, cube } }: Offer<Good>): void {
    this.#composed = { from, cube, path: [] }
  }

  extend(hex: HexIndex, side?: Side): void {
    const step = this.steps.find((one) => one.to === hex && (side === undefined || one.side === side))
    const { draft } = this
    if (draft && step) this.#composed = { ...draft, path: [...draft.path, step.side] }
  }

  back(): void {
    const { draft } = this
    this.#composed = draft && draft.path.length > 0 ? { ...draft, path: draft.path.slice(0, -1) } : null
  }

  clear(): void {
    this.#from = null
    this.#chosen = null
    this.#hovered = null
    this.#composed = null
  }

  /** The same cube by the same way, as the list has it now. */
  #stillOffered(offer: Offer<Good> | null): Offer<Good> | null {
    if (offer === null) return null
    const { from, cube, to } = offer.delivery
    const delivery = this.#deliveries().find((one) => one.from === from && one.cube === cube && one.to === to)
    const way = delivery?.ways.find((one) => isSameWay(one, offer.way))
    return delivery && way ? { delivery, way } : null
  }

  #isOrigin = (hex: HexIndex): boolean => this.offers.some((offer) => this.world.indexOf(offer.delivery.from) === hex)
}

const isSameWay = (one: Way, other: Way): boolean => one.bonus === other.bonus && `${one.path}` === `${other.path}`
