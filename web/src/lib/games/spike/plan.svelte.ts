import type { Refusal, Seat } from '#engine/core/index.ts'
import { farEnd } from '#engine/spike/board.ts'
import { type Chain, judgeChain } from '#engine/spike/chains.ts'
import { type Connection, connections } from '#engine/spike/connections.ts'
import { playerOf } from '#engine/spike/game.ts'
import { worthOf } from '#engine/spike/market.ts'
import type { Arrival, Moves } from '#engine/spike/moves.ts'
import { ownersOf, pointsOf } from '#engine/spike/network.ts'
import { cardsPaid, cheapestPayments } from '#engine/spike/payment.ts'
import { countCards } from '#engine/spike/piles.ts'
import type { Action, Payment } from '#engine/spike/types.ts'
import { say } from '../../texts/language.svelte.ts'
import type { Considered } from './board/scene.ts'
import { cityById, pointsAlong, previewOf } from './geometry.ts'
import { handOf, type World } from './world.ts'

/** Kinds of action, one beside the other. */
export const TABS = ['draw', 'build', 'train', 'upgrade'] as const
export type Tab = (typeof TABS)[number]

/** A movement that could be made now. */
export interface Trip {
  readonly how: 'free' | 'start' | 'boost'
  readonly arrival: Arrival
}

export const tripKey = ({ how, arrival }: Trip): string => `${how} ${arrival.steps.join(' ')}`
export const wayKey = (segments: readonly string[]): string => segments.join(' ')

/** A railway somebody has picked, with the ways to pay for it and what it brings. */
export interface Railway extends Chain {
  readonly payments: readonly Payment[]
  readonly money: number
}

const isRefusal = (judged: Chain | Refusal): judged is Refusal => 'rule' in judged

/** What is being considered at this table, on the board and beside it; it stays while the match goes on around it. */
export class Plan {
  readonly #world: () => World
  readonly #moves: () => Moves
  readonly #acting: () => Seat | null

  tab = $state<Tab>('draw')
  /** The city that is looked at. */
  city = $state<string | null>(null)
  /** A railway being put together segment by segment. */
  own = $state.raw<readonly string[] | null>(null)
  #way = $state('')
  #payment = $state(0)
  #trip = $state('')

  constructor(world: () => World, moves: () => Moves, acting: () => Seat | null) {
    this.#world = world
    this.#moves = moves
    this.#acting = acting
  }

  get world(): World {
    return this.#world()
  }

  /** Whose railways are thought about: whoever is asked, else whoever looks. */
  readonly seat: Seat | null = $derived.by(() => this.#acting() ?? this.#world().eyes)

  /** Ways to new cities; before and after the turn too, as long as the hand is seen. */
  readonly connections: readonly Connection[] = $derived.by(() => {
    const moves = this.#moves()
    if (moves.ask === 'move' || moves.ask === 'action') return moves.build.ways
    const { game, state } = this.#world()
    const { seat } = this
    const idle = seat === null || state.stage.phase === 'over' || playerOf(state, seat).home === null
    return idle ? [] : connections(game, state, seat)
  })

  readonly trips: readonly Trip[] = $derived.by(() => {
    const moves = this.#moves()
    if (moves.ask !== 'move' && moves.ask !== 'action') return []
    const as = (how: Trip['how'], ways: readonly Arrival[]): Trip[] => ways.map((arrival) => ({ how, arrival }))
    const free = moves.ask === 'move' ? as('free', moves.freeMove) : []
    return [...free, ...as('start', moves.start.ways), ...as('boost', moves.boost.ways)]
  })

  readonly trip: Trip | null = $derived(this.trips.find((trip) => tripKey(trip) === this.#trip) ?? null)

  readonly ways: readonly Connection[] = $derived(this.connections.filter(({ city }) => city === this.city))

  readonly way: Connection | null = $derived(
    this.ways.find(({ segments }) => wayKey(segments) === this.#way) ?? this.ways[0] ?? null,
  )

  /** What the rules say to the railway that is being put together; null before its first segment. */
  readonly judged: Chain | Refusal | null = $derived.by(() => {
    const { game, state } = this.#world()
    if (!this.own || this.own.length === 0 || this.seat === null) return null
    return judgeChain(game, state, this.seat, this.own)
  })

  readonly hindered: Refusal | null = $derived(this.judged && isRefusal(this.judged) ? this.judged : null)

  /** The railway that would be built: one that is listed, or one's own. */
  readonly railway: Railway | null = $derived.by(() => {
    const world = this.#world()
    const { seat, judged, way } = this
    if (seat === null) return null
    const chain = this.own ? (judged && !isRefusal(judged) ? judged : null) : way && chainOf(world, seat, way)
    if (!chain) return null
    const hand = handOf(world, seat)
    const goods = cityById(world.game.board, chain.city)?.goods
    return {
      ...chain,
      payments: hand ? cheapestPayments(hand, chain.needs) : [],
      money: goods ? worthOf(world.state.market, goods) : 0,
    }
  })

  /** Which of its payments. */
  readonly paying: number = $derived(this.railway?.payments[this.#payment] ? this.#payment : 0)

  readonly payment: Payment | null = $derived(this.railway?.payments[this.paying] ?? null)

  /** What can be picked on the board, each with what that would do. */
  readonly targets: ReadonlyMap<string, string> = $derived.by(() => this.#targets())

  /** The last point of the railway that is being put together. */
  readonly end: string | null = $derived.by(() => {
    if (!this.own) return null
    const start = this.#startOf(this.own[0])
    return start === null ? null : (pointsAlong(this.#world().game.board, start, this.own).at(-1) ?? null)
  })

  readonly considered: Considered | null = $derived.by(() => {
    const { seat, trip, tab, own } = this
    const { game, state } = this.#world()
    if (seat === null) return null
    const train = playerOf(state, seat).train
    if (trip && train && tab === 'train') {
      return { seat, segments: [], trip: previewOf(game.board, train, trip.arrival.steps) }
    }
    const segments = own ?? (this.city === null ? [] : (this.way?.segments ?? []))
    return segments.length > 0 ? { seat, segments, trip: [] } : null
  })

  choose(tab: Tab): void {
    this.tab = tab
    this.clear()
  }

  /** Nothing is considered any more. */
  clear(): void {
    this.city = null
    this.own = null
    this.#trip = ''
    this.#payment = 0
  }

  look(city: string): void {
    this.clear()
    this.city = city
  }

  take(way: Connection): void {
    this.#way = wayKey(way.segments)
    this.#payment = 0
  }

  pay(index: number): void {
    this.#payment = index
  }

  set(trip: Trip): void {
    this.tab = 'train'
    this.city = null
    this.#trip = tripKey(trip)
  }

  /** Takes an answer as if it had been put together here; false for one that is given elsewhere. */
  consider(action: Action): boolean {
    switch (action.type) {
      case 'placeTrain':
        this.look(action.city)
        return true
      case 'build':
        return this.#considerWay(action)
      case 'freeMove':
      case 'start':
      case 'boost': {
        const how = action.type === 'freeMove' ? 'free' : action.type
        const steps = action.type === 'boost' ? [action.step] : action.steps
        const trip = this.trips.find((one) => one.how === how && `${one.arrival.steps}` === `${steps}`)
        if (trip) this.set(trip)
        return trip !== undefined
      }
      default:
        return false
    }
  }

  #considerWay({ segments, payment }: Extract<Action, { type: 'build' }>): boolean {
    const way = this.connections.find((one) => wayKey(one.segments) === wayKey(segments))
    if (!way) return false
    this.tab = 'build'
    this.look(way.city)
    this.take(way)
    const at = this.railway?.payments.findIndex((one) => JSON.stringify(one) === JSON.stringify(payment)) ?? -1
    if (at >= 0) this.pay(at)
    return at >= 0
  }

  compose(): void {
    this.clear()
    this.own = []
  }

  shorten(): void {
    this.own = this.own?.slice(0, -1) ?? null
  }

  pick(id: string): void {
    if (this.own && this.#pickSegment(id)) return
    const trip = this.tab === 'train' && this.city === null ? this.#tripTo(id) : null
    if (trip) this.set(trip)
    else if (this.#world().game.board.points.has(id)) this.look(id)
  }

  #pickSegment(id: string): boolean {
    if (!this.own || !this.#world().game.board.segments.has(id)) return false
    const at = this.own.indexOf(id)
    this.own = at === -1 ? [...this.own, id] : this.own.slice(0, at)
    return true
  }

  /** Of several ways to a place the one with the fewest spaces. */
  #tripTo(id: string): Trip | null {
    const there = this.trips.filter(({ arrival }) => arrival.steps.at(-1) === id)
    return there.toSorted((a, b) => a.arrival.steps.length - b.arrival.steps.length)[0] ?? null
  }

  #targets(): ReadonlyMap<string, string> {
    const moves = this.#moves()
    const { picks } = say('spike/table')
    if (moves.ask === 'train') return new Map(moves.cities.map((city) => [city, picks.begin]))
    if (moves.ask !== 'move' && moves.ask !== 'action') return new Map()
    if (this.own) return this.#segmentsOn(this.own)
    if (this.tab === 'train') {
      return new Map(this.trips.map(({ arrival: { steps } }) => [steps.at(-1) as string, picks.move(steps.length)]))
    }
    if (this.tab !== 'build') return new Map()
    const payable = moves.build.ways
      .toReversed()
      .flatMap(({ city, payments: [first] }) =>
        first ? [[city, picks.connect(countCards(cardsPaid(first)))] as const] : [],
      )
    return new Map(payable)
  }

  /** What could come next, and what lies already: picking that shortens the railway. */
  #segmentsOn(own: readonly string[]): ReadonlyMap<string, string> {
    const { game, state } = this.#world()
    const { seat, end } = this
    if (seat === null) return new Map()
    const { picks } = say('spike/table')
    const { rails } = say('spike/names')
    const { board } = game
    const network = pointsOf(board, playerOf(state, seat))
    const passed = new Set([...network, ...(end === null ? [] : pointsAlong(board, this.#startOf(own[0]) ?? '', own))])
    const owners = ownersOf(state)
    const from = end === null ? [...network] : board.points.get(end)?.city ? [] : [end]
    const next = from.flatMap((point) =>
      (board.points.get(point)?.segments ?? [])
        .filter((segment) => !owners.has(segment.id) && !passed.has(farEnd(segment, point)))
        .map((segment) => [segment.id, picks.lay(rails[segment.type].name)] as const),
    )
    return new Map([...next, ...own.map((id) => [id, picks.takeBack] as const)])
  }

  #startOf(first: string | undefined): string | null {
    const { game, state } = this.#world()
    const segment = first === undefined ? undefined : game.board.segments.get(first)
    if (!segment || this.seat === null) return null
    const network = pointsOf(game.board, playerOf(state, this.seat))
    return [segment.a, segment.b].find((point) => network.has(point)) ?? null
  }
}

function chainOf({ game, state }: World, seat: Seat, { segments }: Connection): Chain | null {
  const judged = judgeChain(game, state, seat, segments)
  return isRefusal(judged) ? null : judged
}
