import type { HexIndex } from '../../track/board.ts'
import type { Net } from './network.ts'

/** Links a delivery may have at most, and so the levels a table of gains has. */
export const MOST_LINKS = 6

/** A cube that lies somewhere or may come there. */
export interface Freight {
  readonly place: HexIndex
  /** Its kind, by index. */
  readonly cube: number
  /** By rounds from now: how likely it is to lie there, and to be left for us. */
  readonly there: readonly number[]
}

/** Goods, and where they can go. */
export interface Market {
  readonly freights: readonly Freight[]
  /** By hex: the kinds of goods it takes, as bits. */
  readonly takes: Uint16Array
  /** Whether a journey may go on beyond a place. */
  passes(place: HexIndex): boolean
  /** What a delivery brings on top of its links. */
  extra(from: HexIndex, to: HexIndex, cube: number): number
}

/** A cube and the most that it could bring by ways of one link at most, two at most, and so on. */
export interface Load {
  readonly freight: Freight
  readonly gains: Float64Array
  /** The same in this round, where the gains count on track that is still to be built. */
  readonly now?: Float64Array
}

/** What can be carried over this network. */
export function loadsOn(net: Net, market: Market): Load[] {
  const search = new Search(net, market)
  const byPlace = Map.groupBy(market.freights, ({ place }) => place)
  return [...byPlace].flatMap(([place, freights]) => search.from(place, freights))
}

/** All ways from a place at once, for all goods that lie there: each ends where its good is taken. */
class Search {
  readonly #net: Net
  readonly #market: Market
  /** By hex: whether the way so far has been there. */
  readonly #visited: Uint8Array
  #best: Float64Array[] = []
  #origin = 0

  constructor(net: Net, market: Market) {
    this.#net = net
    this.#market = market
    this.#visited = new Uint8Array(market.takes.length)
  }

  from(origin: HexIndex, freights: readonly Freight[]): Load[] {
    if (!this.#net.has(origin)) return []
    let kinds = 0
    for (const { cube } of freights) kinds |= 1 << cube
    this.#best = []
    this.#origin = origin
    this.#visited[origin] = 1
    this.#walk(origin, 0, kinds, 0)
    this.#visited[origin] = 0
    return freights.flatMap((freight) => {
      const gains = this.#best[freight.cube]
      return gains ? [{ freight, gains: rising(gains) }] : []
    })
  }

  #walk(place: HexIndex, links: number, under: number, gain: number): void {
    const { takes } = this.#market
    for (const { to, worth } of this.#net.get(place) ?? []) {
      if (this.#visited[to]) continue
      const taken = under & (takes[to] as number)
      if (taken !== 0) this.#record(taken, to, links, gain + worth)
      const onward = under & ~taken
      if (onward === 0 || links + 1 >= MOST_LINKS || !this.#market.passes(to)) continue
      this.#visited[to] = 1
      this.#walk(to, links + 1, onward, gain + worth)
      this.#visited[to] = 0
    }
  }

  #record(taken: number, to: HexIndex, links: number, gain: number): void {
    for (let cube = 0; taken >> cube !== 0; cube++) {
      if (((taken >> cube) & 1) === 0) continue
      this.#best[cube] ??= new Float64Array(MOST_LINKS)
      const gains = this.#best[cube] as Float64Array
      const all = gain + this.#market.extra(this.#origin, to, cube)
      if (all > (gains[links] as number)) gains[links] = all
    }
  }
}

/** Whoever may use more links may use fewer. */
function rising(gains: Float64Array): Float64Array {
  for (let links = 1; links < gains.length; links++) {
    gains[links] = Math.max(gains[links] as number, gains[links - 1] as number)
  }
  return gains
}
