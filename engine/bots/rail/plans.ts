import type { Seat } from '../../core/rules.ts'
import { opposite, SIDES, type Side } from '../../hex/layout.ts'
import { CITY, type Hex, type HexIndex, NO_HEX, neighbourOf, TOWN } from '../../track/board.ts'
import { hasExit } from '../../track/build.ts'
import { HUB } from '../../track/tiles.ts'
import { chains, follow, type Track, wiringAt } from '../../track/track.ts'
import type { Venture, Wish } from '../../track/venture.ts'
import { mapped, type Thinking } from '../thinking.ts'

/** What building costs in a game, roughly: enough to compare plans by. */
export interface Prices {
  plain(hex: Hex): number
  /** A new town tile at which the track ends, or goes on. */
  townEnd(hex: Hex): number
  townThrough(hex: Hex): number
  /** On top of a tile that is there. */
  readonly replacement: number
}

/** What may be spent on a plan, and what is worth beginning although it arrives nowhere. */
export interface Means {
  readonly tiles: number
  readonly money: number
  readonly prices: Prices
  /** Goods on the land that a track without an end can carry off: such plans have one place only. */
  readonly goodsOn?: (hex: HexIndex) => boolean
}

/** Places that plans begin at, in one unit of work. */
const STARTS = 4

/** The cheapest plan for every sequence of places that so many tiles and dollars can join. */
export function* plansFor(track: Track, seat: Seat, means: Means): Thinking<Venture[]> {
  const finder = new Finder(track, seat, means)
  yield* mapped(startsOf(finder.track, seat), STARTS, (start) => finder.from(start))
  yield* mapped(ownTowns(track, seat), STARTS, (town) => finder.fromTown(town))
  return [...finder.cheapest.values()]
}

interface Start {
  readonly place: HexIndex
  /** The last hex that there is already something of: a city, or the end of the seat's own section. */
  readonly hex: HexIndex
  readonly side: Side
}

function startsOf(track: Track, seat: Seat): Start[] {
  const cities = track.board.hexes.filter((hex) => track.kinds[hex.index] === CITY)
  const atCities = cities.flatMap(({ index }) => SIDES.map((side) => ({ place: index, hex: index, side })))
  const atSections = chains(track).flatMap(({ owner, ends: [a, b] }) => {
    const [root, free] = a.place === NO_HEX ? [b, a] : [a, b]
    return owner === seat && free.place === NO_HEX ? [{ place: root.place, hex: free.hex, side: free.side }] : []
  })
  return [...atSections, ...atCities]
}

/** Towns in which the seat has an exit already, and another would do. */
const ownTowns = (track: Track, seat: Seat): HexIndex[] =>
  track.board.places.filter(
    (hex) => track.kinds[hex] === TOWN && hasExit(track, seat, hex) && (wiringAt(track, hex)?.exits.length ?? 6) < 4,
  )

class Finder {
  readonly track: Track
  readonly cheapest = new Map<string, Venture>()
  readonly #seat: Seat
  readonly #means: Means
  readonly #wishes: Wish[] = []
  readonly #places: HexIndex[] = []
  #price = 0

  constructor(track: Track, seat: Seat, means: Means) {
    this.track = track
    this.#seat = seat
    this.#means = means
  }

  from({ place, hex, side }: Start): void {
    this.#places.push(place)
    this.#leave(hex, side)
    this.#places.pop()
  }

  /** Another exit of a town, and on from there. */
  fromTown(hex: HexIndex): void {
    const exits = wiringAt(this.track, hex)?.exits ?? []
    this.#places.push(hex)
    for (const from of SIDES) {
      if (exits.includes(from) || neighbourOf(this.track.board, hex, from) === NO_HEX) continue
      this.#try({ hex, from, to: HUB }, this.#means.prices.replacement, () => this.#leave(hex, from))
    }
    this.#places.pop()
  }

  /** The track so far leaves `hex` by `side`: it may have arrived, or goes on into the next hex. */
  #leave(hex: HexIndex, side: Side): void {
    let foreign = false
    const end = follow(this.track, hex, side, (at, index) => {
      const owner = this.track.tiles[at]?.owners[index] ?? null
      if (owner !== null && owner !== this.#seat) foreign = true
    })
    if (foreign) return
    if (end.place !== NO_HEX) {
      if (this.#wishes.length > 0) this.#arrive(end.place)
      return
    }
    const last = this.#wishes.at(-1)
    if (last && this.#means.goodsOn?.(last.hex)) this.#keep(this.#places, `/${this.#wishes.map((wish) => wish.hex)}`)
    this.#enter(end.hex, end.side)
  }

  #arrive(place: HexIndex): void {
    if (this.#places.includes(place)) return
    // Where goods lie on the land it matters which way the track takes.
    const passing = this.#means.goodsOn ? this.#wishes.filter((wish) => this.#means.goodsOn?.(wish.hex)) : []
    this.#keep([...this.#places, place], passing.length === 0 ? '' : `:${passing.map((wish) => wish.hex)}`)
  }

  #keep(places: readonly HexIndex[], way: string): void {
    const key = places.join() + way
    const known = this.cheapest.get(key)
    if (known && known.price <= this.#price) return
    this.cheapest.set(key, { wishes: [...this.#wishes], places: [...places], price: this.#price })
  }

  #enter(from: HexIndex, side: Side): void {
    const hex = neighbourOf(this.track.board, from, side)
    if (hex === NO_HEX || this.#wishes.length >= this.#means.tiles || this.#wishes.some((wish) => wish.hex === hex))
      return
    const enter = opposite(side)
    const wiring = wiringAt(this.track, hex)
    const { plain, replacement } = this.#means.prices
    if (this.track.kinds[hex] === TOWN) this.#enterTown(hex, enter, wiring !== null)
    else this.#through(hex, enter, wiring ? replacement : plain(this.#at(hex)))
  }

  #at = (hex: HexIndex): Hex => this.track.board.hexes[hex] as Hex

  #enterTown(hex: HexIndex, enter: Side, built: boolean): void {
    const { townEnd, townThrough, replacement } = this.#means.prices
    this.#try({ hex, from: enter, to: HUB }, built ? replacement : townEnd(this.#at(hex)), () => this.#arrive(hex))
    if (built || this.#places.includes(hex)) return
    this.#places.push(hex)
    this.#through(hex, enter, townThrough(this.#at(hex)))
    this.#places.pop()
  }

  #through(hex: HexIndex, enter: Side, price: number): void {
    const taken = wiringAt(this.track, hex)
    if (taken && taken.segments.length > 1) return
    for (const exit of SIDES) {
      if (exit === enter || (taken && (taken.at[exit] as number) >= 0)) continue
      if (neighbourOf(this.track.board, hex, exit) === NO_HEX) continue
      this.#try({ hex, from: enter, to: exit }, price, () => this.#leave(hex, exit))
    }
  }

  #try(wish: Wish, price: number, onwards: () => void): void {
    if (this.#price + price > this.#means.money) return
    this.#wishes.push(wish)
    this.#price += price
    onwards()
    this.#price -= price
    this.#wishes.pop()
  }
}
