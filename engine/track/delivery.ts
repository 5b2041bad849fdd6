import type { Seat } from '../core/rules.ts'
import { SIDES, type Side } from '../hex/layout.ts'
import { CITY, type HexIndex, type HexSide, hexSideOf, NO_HEX, PLAIN } from './board.ts'
import { fixedOwner, follow, type Track, wiringAt } from './track.ts'

/** A link as a cube meets it: leaving a place by a side. */
export interface LinkStep {
  readonly side: Side
  readonly to: HexIndex
  /** The side of `to` by which it arrives: it cannot go on from there by the same track. */
  readonly arrives: Side
  readonly owner: Seat | null
  readonly length: number
}

/**
 * The link that leaves a place by a side, or null when there is none. Leaving any other hex, it is the track of its tile
 * that goes out by that side, finished or not, to the place where it ends.
 */
export function linkFrom(track: Track, place: HexIndex, side: Side): LinkStep | null {
  const stub = track.kinds[place] === CITY ? -1 : (wiringAt(track, place)?.at[side] ?? -1)
  if (track.kinds[place] !== CITY && stub < 0) return null
  let owner = track.tiles[place]?.owners[stub] ?? null
  let length = stub < 0 ? 0 : 1
  const end = follow(track, place, side, (hex, index) => {
    owner = track.tiles[hex]?.owners[index] ?? null
    length++
  })
  // Neighbouring cities are not linked by being neighbours.
  if (end.place === NO_HEX || end.place === place) return null
  if (length > 0) return { side, to: end.place, arrives: end.side, owner, length }
  const taken = fixedOwner(track, place, side)
  return taken === undefined ? null : { side, to: end.place, arrives: end.side, owner: taken, length: 1 }
}

/** The links that leave a place, or the track that leaves another hex. */
export const stepsFrom = (track: Track, hex: HexIndex): LinkStep[] =>
  SIDES.flatMap((side) => linkFrom(track, hex, side) ?? [])

/** All links by the place they leave, each listed at both of its ends. */
export type Network = readonly (readonly LinkStep[])[]

export function network(track: Track): Network {
  return track.board.hexes.map(({ index }) => (track.kinds[index] === PLAIN ? [] : stepsFrom(track, index)))
}

/** Parallel links of one owner bring the same: one of them, the shortest, is enough to search. */
export const withoutParallels = (net: Network): Network =>
  net.map((steps) =>
    steps.filter((step, i) => {
      const twins = steps.filter((one) => one.to === step.to && one.owner === step.owner)
      return twins.length === 1 || steps.indexOf(twins.reduce((a, b) => (b.length < a.length ? b : a))) === i
    }),
  )

/** What a game says about journeys; everything else about them is the same in all of them. */
export interface Journey {
  readonly seats: number
  readonly mostLinks: number
  /** Goods by index. */
  readonly goods: number
  /** Whether a place takes a good, and so ends its journey. */
  accepts(place: HexIndex, good: number): boolean
  /** Whether a journey may go on beyond a place. */
  passes(place: HexIndex): boolean
  /** Whether it may come through a place more than once; never over the same link. */
  revisits(place: HexIndex): boolean
  /** Who gains by this link; null for nobody. */
  gainer(owner: Seat | null): Seat | null
}

/** One way to a destination, as good as any other with the same gains and none of them shorter. */
export interface FoundWay {
  readonly good: number
  readonly to: HexIndex
  readonly path: readonly Side[]
  readonly gains: readonly number[]
}

/**
 * Every destination that goods on `origin` can legally reach, and for each every different distribution of gains with
 * one shortest way that brings it. All goods of the origin share one search; a branch ends when no good that is still
 * under way can reach a place that takes it with the links that are left. `net` is best given without parallels.
 */
export function findWays(net: Network, journey: Journey, origin: HexIndex, goods: readonly number[]): FoundWay[] {
  return new Search(net, journey, origin).run(goods)
}

class Search {
  readonly #net: Network
  readonly #journey: Journey
  readonly #origin: HexIndex
  readonly #found = new Map<number, FoundWay>()
  readonly #visited: Uint8Array
  /** Ends of the links under way: only they keep a journey that may revisit places from circling. */
  readonly #used = new Set<HexSide>()
  readonly #path: Side[] = []
  readonly #gains: number[]
  /** By good: fewest links from each place to one that takes it. */
  readonly #distance: Uint8Array[] = []
  /** By place: the goods it takes, as bits. */
  readonly #taken: Uint16Array

  constructor(net: Network, journey: Journey, origin: HexIndex) {
    this.#net = net
    this.#journey = journey
    this.#origin = origin
    this.#visited = new Uint8Array(net.length)
    this.#gains = Array.from({ length: journey.seats }, () => 0)
    this.#taken = new Uint16Array(net.length)
  }

  run(goods: readonly number[]): FoundWay[] {
    for (const good of goods) this.#distance[good] = this.#distancesTo(good)
    this.#visited[this.#origin] = 1
    this.#walk(this.#origin, null, 0, bits(goods), 0)
    return [...this.#found.values()]
  }

  #walk(place: HexIndex, arrived: Side | null, depth: number, under: number, code: number): void {
    const left = this.#journey.mostLinks - depth - 1
    for (const step of this.#net[place] as readonly LinkStep[]) {
      if (step.side === arrived || this.#isUsed(place, step)) continue
      const arriving = this.#within(under, step.to, left)
      if (arriving === 0) continue
      const gainer = this.#journey.gainer(step.owner)
      const nextCode = gainer === null ? code : code + CODES[gainer]!
      if (gainer !== null) this.#gains[gainer]!++
      this.#path.push(step.side)
      const taken = arriving & (this.#taken[step.to] as number)
      if (taken !== 0) this.#record(taken, step.to, nextCode)
      const onward = arriving & ~taken
      if (onward !== 0 && left > 0 && this.#journey.passes(step.to)) {
        this.#enter(place, step)
        this.#walk(step.to, step.arrives, depth + 1, onward, nextCode)
        this.#leave(place, step)
      }
      this.#path.pop()
      if (gainer !== null) this.#gains[gainer]!--
    }
  }

  #isUsed(place: HexIndex, step: LinkStep): boolean {
    if (!this.#visited[step.to]) return false
    return !this.#journey.revisits(step.to) || this.#used.has(hexSideOf(place, step.side))
  }

  #enter(place: HexIndex, { to, side, arrives }: LinkStep): void {
    this.#visited[to]!++
    if (this.#journey.revisits(to)) this.#used.add(hexSideOf(place, side)).add(hexSideOf(to, arrives))
  }

  #leave(place: HexIndex, { to, side, arrives }: LinkStep): void {
    this.#visited[to]!--
    this.#used.delete(hexSideOf(place, side))
    this.#used.delete(hexSideOf(to, arrives))
  }

  /** The goods under way that can still arrive from this place with so many links left. */
  #within(under: number, place: HexIndex, left: number): number {
    let reaching = 0
    for (let good = 0; under >> good !== 0; good++) {
      if ((under >> good) & 1 && (this.#distance[good]?.[place] ?? FAR) <= left) reaching |= 1 << good
    }
    return reaching
  }

  #record(taken: number, to: HexIndex, code: number): void {
    for (let good = 0; taken >> good !== 0; good++) {
      if (((taken >> good) & 1) === 0) continue
      const key = (code * MOST_PLACES + to) * 16 + good
      const before = this.#found.get(key)
      if (before && before.path.length <= this.#path.length) continue
      this.#found.set(key, { good, to, path: [...this.#path], gains: [...this.#gains] })
    }
  }

  #distancesTo(good: number): Uint8Array {
    const distance = new Uint8Array(this.#net.length).fill(FAR)
    // The first step may lead where no link does: goods on a tile leave by unfinished track too.
    const first = new Set(this.#net[this.#origin]?.map((step) => step.to))
    let ring = this.#net.flatMap((steps, place) => {
      const reachable = steps.length > 0 || first.has(place)
      if (!reachable || place === this.#origin || !this.#journey.accepts(place, good)) return []
      this.#taken[place]! |= 1 << good
      return [place]
    })
    for (let links = 0; ring.length > 0; links++) {
      for (const place of ring) distance[place] = links
      const outer = ring.flatMap((place) => (this.#net[place] as readonly LinkStep[]).map((step) => step.to))
      ring = [...new Set(outer)].filter((place) => distance[place] === FAR)
    }
    return distance
  }
}

const FAR = 255
const MOST_PLACES = 1024

/** Gains as one number: at most six links, so base 8 keeps the seats apart. */
const CODES = Array.from({ length: 10 }, (_, seat) => 8 ** seat)

const bits = (goods: readonly number[]): number => goods.reduce((mask, good) => mask | (1 << good), 0)
