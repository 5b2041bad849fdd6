import type { Seat } from '../../core/rules.ts'
import { opposite, SIDES, type Side } from '../../hex/layout.ts'
import { CITY, type Hex, type HexIndex, NO_HEX, neighbourOf, TOWN } from '../../track/board.ts'
import { HUB } from '../../track/tiles.ts'
import { chains, follow, type Track, wiringAt } from '../../track/track.ts'

/** A piece of track that a plan wants on a hex: from one side to another, or to the town. */
export interface Wish {
  readonly hex: HexIndex
  readonly from: Side
  readonly to: Side | typeof HUB
}

/** A way to join places by building: what to build, which places it joins in turn, and what it will roughly cost. */
export interface Plan {
  readonly wishes: readonly Wish[]
  readonly places: readonly HexIndex[]
  readonly price: number
}

/** What building costs in a game, roughly: enough to compare plans by. */
export interface Prices {
  plain(hex: Hex): number
  /** A new town tile at which the track ends, or goes on. */
  townEnd(hex: Hex): number
  townThrough(hex: Hex): number
  /** On top of a tile that is there. */
  readonly replacement: number
}

/** The cheapest plan for every sequence of places that so many tiles and dollars can join. */
export function plansFor(track: Track, seat: Seat, tiles: number, money: number, prices: Prices): Plan[] {
  const finder = new Finder(track, seat, tiles, money, prices)
  for (const start of startsOf(finder.track, seat)) finder.from(start)
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

class Finder {
  readonly track: Track
  readonly cheapest = new Map<string, Plan>()
  readonly #seat: Seat
  readonly #tiles: number
  readonly #money: number
  readonly #prices: Prices
  readonly #wishes: Wish[] = []
  readonly #places: HexIndex[] = []
  #price = 0

  constructor(track: Track, seat: Seat, tiles: number, money: number, prices: Prices) {
    this.track = track
    this.#seat = seat
    this.#tiles = tiles
    this.#money = money
    this.#prices = prices
  }

  from({ place, hex, side }: Start): void {
    this.#places.push(place)
    this.#leave(hex, side)
    this.#places.pop()
  }

  /** The track so far leaves `hex` by `side`: it may have arrived, or goes on into the next hex. */
  #leave(hex: HexIndex, side: Side): void {
    let foreign = false
    let length = 0
    const end = follow(this.track, hex, side, (at, index) => {
      length++
      const owner = this.track.tiles[at]?.owners[index] ?? null
      if (owner !== null && owner !== this.#seat) foreign = true
    })
    if (foreign) return
    if (end.place !== NO_HEX) {
      if (this.#wishes.length > 0) this.#arrive(end.place)
    } else if (length === 0) this.#enter(hex, side)
  }

  #arrive(place: HexIndex): void {
    if (this.#places.includes(place)) return
    const places = [...this.#places, place]
    const key = places.join()
    const known = this.cheapest.get(key)
    if (known && known.price <= this.#price) return
    this.cheapest.set(key, { wishes: [...this.#wishes], places, price: this.#price })
  }

  #enter(from: HexIndex, side: Side): void {
    const hex = neighbourOf(this.track.board, from, side)
    if (hex === NO_HEX || this.#wishes.length >= this.#tiles || this.#wishes.some((wish) => wish.hex === hex)) return
    const enter = opposite(side)
    const wiring = wiringAt(this.track, hex)
    const { plain, replacement } = this.#prices
    if (this.track.kinds[hex] === TOWN) this.#enterTown(hex, enter, wiring !== null)
    else this.#through(hex, enter, wiring ? replacement : plain(this.#at(hex)))
  }

  #at = (hex: HexIndex): Hex => this.track.board.hexes[hex] as Hex

  #enterTown(hex: HexIndex, enter: Side, built: boolean): void {
    const { townEnd, townThrough, replacement } = this.#prices
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
    if (this.#price + price > this.#money) return
    this.#wishes.push(wish)
    this.#price += price
    onwards()
    this.#price -= price
    this.#wishes.pop()
  }
}
