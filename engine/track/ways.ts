import type { Seat } from '../core/rules.ts'
import { type HexIndex, type HexSide, hexSideOf } from './board.ts'
import type { Journey, LinkStep, Network } from './delivery.ts'

/** One way to a destination, as good as any other with the same gains and none of them shorter. */
export interface FoundWay {
  readonly good: number
  readonly to: HexIndex
  readonly steps: readonly LinkStep[]
  readonly gains: readonly number[]
}

/**
 * Every destination that goods can legally reach, and for each every different distribution of gains with one shortest
 * way that brings it. What does not depend on where they come from is worked out once for all places.
 */
export class Ways {
  readonly #net: Network
  readonly #journey: Journey
  /** By hex: the goods it takes, as bits. */
  readonly #takes: Uint16Array
  readonly #passes: Uint8Array
  readonly #revisits: Uint8Array
  /** By links that are left, and hex: the goods that can still arrive from there, or have arrived, as bits. */
  readonly #within: readonly Uint16Array[]

  /** `net` is best given without parallels: how far goods reach is the same with them. */
  constructor(net: Network, journey: Journey, goods: readonly number[]) {
    this.#net = net
    this.#journey = journey
    this.#takes = new Uint16Array(net.length)
    this.#passes = new Uint8Array(net.length)
    this.#revisits = new Uint8Array(net.length)
    for (let place = 0; place < net.length; place++) {
      for (const good of goods) if (journey.accepts(place, good)) this.#takes[place]! |= 1 << good
      if ((net[place] as readonly LinkStep[]).length > 0 && journey.passes(place)) this.#passes[place] = 1
      if (journey.revisits(place)) this.#revisits[place] = 1
    }
    this.#within = this.#reach()
  }

  /** All goods of a place share one search. `from` are the links that leave it, where the network does not have them. */
  from(origin: HexIndex, goods: readonly number[], from?: readonly LinkStep[], net = this.#net): FoundWay[] {
    const facts = { takes: this.#takes, passes: this.#passes, revisits: this.#revisits, within: this.#within }
    return new Search(net, this.#journey, origin, facts).run(goods, from ?? (net[origin] as readonly LinkStep[]))
  }

  #reach(): Uint16Array[] {
    const within = [this.#takes]
    for (let left = 1; left < this.#journey.mostLinks; left++)
      within.push(this.#further(within[left - 1] as Uint16Array))
    return within
  }

  /** With one link more than `before`: over that they arrive, or come to where they go on. */
  #further(before: Uint16Array): Uint16Array {
    const further = this.#takes.slice()
    for (let place = 0; place < further.length; place++) {
      for (const { to } of this.#net[place] as readonly LinkStep[]) {
        further[place]! |= (this.#passes[to] ? before[to] : this.#takes[to]) as number
      }
    }
    return further
  }
}

interface Facts {
  readonly takes: Uint16Array
  readonly passes: Uint8Array
  readonly revisits: Uint8Array
  readonly within: readonly Uint16Array[]
}

/** A branch ends when no good that is still under way can reach a place that takes it with the links that are left. */
class Search {
  readonly #net: Network
  readonly #seats: number
  readonly #mostLinks: number
  readonly #gainer: Journey['gainer']
  readonly #origin: HexIndex
  readonly #facts: Facts
  readonly #found = new Map<number, FoundWay>()
  readonly #visited: Uint8Array
  /** Ends of the links under way: only they keep a journey that may revisit places from circling. */
  readonly #used = new Set<HexSide>()
  readonly #path: LinkStep[] = []

  constructor(net: Network, { seats, mostLinks, gainer }: Journey, origin: HexIndex, facts: Facts) {
    this.#net = net
    this.#seats = seats
    this.#mostLinks = mostLinks
    this.#gainer = gainer
    this.#origin = origin
    this.#facts = facts
    this.#visited = new Uint8Array(net.length)
  }

  run(goods: readonly number[], first: readonly LinkStep[]): FoundWay[] {
    this.#visited[this.#origin] = 1
    if (this.#mostLinks > 0) this.#walk(this.#origin, first, -1, 0, bits(goods), 0)
    return [...this.#found.values()]
  }

  #walk(
    place: HexIndex,
    steps: readonly LinkStep[],
    arrived: number,
    depth: number,
    under: number,
    code: number,
  ): void {
    const { takes, passes, within } = this.#facts
    const left = this.#mostLinks - depth - 1
    const reach = within[left] as Uint16Array
    for (const step of steps) {
      const { to } = step
      const arriving = under & (reach[to] as number)
      if (arriving === 0 || step.side === arrived || this.#isUsed(place, step)) continue
      const gainer = this.#gainer(step.owner)
      const gained = gainer === null ? code : code + (CODES[gainer] as number)
      this.#path.push(step)
      // Whoever comes back to where it began has arrived nowhere.
      const taken = to === this.#origin ? 0 : arriving & (takes[to] as number)
      if (taken !== 0) this.#record(taken, to, gained)
      const onward = arriving & ~taken
      if (onward !== 0 && left > 0 && passes[to]) {
        this.#enter(place, step)
        this.#walk(to, this.#net[to] as readonly LinkStep[], step.arrives, depth + 1, onward, gained)
        this.#leave(place, step)
      }
      this.#path.pop()
    }
  }

  #isUsed(place: HexIndex, step: LinkStep): boolean {
    if (!this.#visited[step.to]) return false
    return !this.#facts.revisits[step.to] || this.#used.has(hexSideOf(place, step.side))
  }

  #enter(place: HexIndex, { to, side, arrives }: LinkStep): void {
    this.#visited[to]!++
    if (this.#facts.revisits[to]) this.#used.add(hexSideOf(place, side)).add(hexSideOf(to, arrives))
  }

  #leave(place: HexIndex, { to, side, arrives }: LinkStep): void {
    this.#visited[to]!--
    if (!this.#facts.revisits[to]) return
    this.#used.delete(hexSideOf(place, side))
    this.#used.delete(hexSideOf(to, arrives))
  }

  #record(taken: number, to: HexIndex, code: number): void {
    for (let good = 0; taken >> good !== 0; good++) {
      if (((taken >> good) & 1) === 0) continue
      const key = (code * MOST_PLACES + to) * 16 + good
      const before = this.#found.get(key)
      if (before && before.steps.length <= this.#path.length) continue
      this.#found.set(key, { good, to, steps: [...this.#path], gains: gainsOf(code, this.#seats) })
    }
  }
}

const MOST_PLACES = 1024

/** Gains as one number: at most six links, so base 8 keeps the seats apart. */
const CODES = Array.from({ length: 10 }, (_, seat: Seat) => 8 ** seat)

function gainsOf(code: number, seats: number): number[] {
  const gains: number[] = []
  for (let seat = 0; seat < seats; seat++) gains.push(Math.floor(code / (CODES[seat] as number)) % 8)
  return gains
}

const bits = (goods: readonly number[]): number => goods.reduce((mask, good) => mask | (1 << good), 0)
