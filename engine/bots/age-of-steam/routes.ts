import { type Game, newCityAt, playerOf, trackOf } from '../../age-of-steam/game.ts'
import type { Good, State } from '../../age-of-steam/types.ts'
import type { Seat } from '../../core/rules.ts'
import { opposite, SIDES, type Side } from '../../hex/layout.ts'
import { CITY, type Hex, type HexIndex, NO_HEX, neighbourOf, TOWN } from '../../track/board.ts'
import { network } from '../../track/delivery.ts'
import { HUB } from '../../track/tiles.ts'
import { chains, follow, isLink, type Track, wiringAt } from '../../track/track.ts'

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

/** The cheapest plan for every sequence of places that so many tiles and dollars can join. */
export function plansFor(game: Game, state: State, seat: Seat, tiles: number, money: number): Plan[] {
  const finder = new Finder(trackOf(game, state), seat, tiles, money)
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

const PRICE: Readonly<Record<string, number>> = { plain: 2, swamp: 2, river: 3, mountain: 4 }
const priceOf = ({ cost, terrain }: Hex): number => cost ?? PRICE[terrain] ?? 2
const TOWN_END = 2
const TOWN_THROUGH = 3
const REPLACEMENT = 3

class Finder {
  readonly track: Track
  readonly cheapest = new Map<string, Plan>()
  readonly #seat: Seat
  readonly #tiles: number
  readonly #money: number
  readonly #wishes: Wish[] = []
  readonly #places: HexIndex[] = []
  #price = 0

  constructor(track: Track, seat: Seat, tiles: number, money: number) {
    this.track = track
    this.#seat = seat
    this.#tiles = tiles
    this.#money = money
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
    if (this.track.kinds[hex] === TOWN) this.#enterTown(hex, enter, wiring !== null)
    else this.#through(hex, enter, wiring ? REPLACEMENT : priceOf(this.track.board.hexes[hex] as Hex))
  }

  #enterTown(hex: HexIndex, enter: Side, built: boolean): void {
    this.#try({ hex, from: enter, to: HUB }, built ? REPLACEMENT : TOWN_END, () => this.#arrive(hex))
    if (built || this.#places.includes(hex)) return
    this.#places.push(hex)
    this.#through(hex, enter, TOWN_THROUGH)
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

/** Neighbouring places by the seat's own links. */
export type OwnNetwork = ReadonlyMap<HexIndex, ReadonlySet<HexIndex>>

export function ownNetwork(game: Game, state: State, seat: Seat): Map<HexIndex, Set<HexIndex>> {
  const own = new Map<HexIndex, Set<HexIndex>>()
  for (const [place, steps] of network(trackOf(game, state)).entries()) {
    for (const step of steps) if (step.owner === seat) join(own, place, step.to)
  }
  for (const { owner, segments, ends } of chains(trackOf(game, state))) {
    if (owner !== seat) continue
    for (const { hex } of segments) if (state.cubes[hex]) leadOff(own, hex, ends)
  }
  return own
}

/** Goods that lie on a tile reach the places where its track ends, and nothing reaches them. */
function leadOff(own: Map<HexIndex, Set<HexIndex>>, hex: HexIndex, ends: readonly { place: HexIndex }[]): void {
  const places = ends.map((end) => end.place).filter((place) => place !== NO_HEX && place !== hex)
  if (places.length > 0) own.set(hex, new Set([...(own.get(hex) ?? []), ...places]))
}

/** The network as it would be with a plan carried out. */
export function withPlan(own: OwnNetwork, { wishes, places }: Plan): Map<HexIndex, Set<HexIndex>> {
  const wider = new Map([...own].map(([place, others]) => [place, new Set(others)]))
  const ends = places.map((place) => ({ place }))
  for (const { hex } of wishes) if (!places.includes(hex)) leadOff(wider, hex, ends)
  for (let i = 1; i < places.length; i++) join(wider, places[i - 1] as HexIndex, places[i] as HexIndex)
  return wider
}

function join(own: Map<HexIndex, Set<HexIndex>>, a: HexIndex, b: HexIndex): void {
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const)
    own.set(from, (own.get(from) ?? new Set()).add(to))
}

/** What each cube could bring over own links alone, the best first: the links to the nearest city that takes it. */
export function prospects(game: Game, state: State, seat: Seat, own: OwnNetwork): number[] {
  const most = playerOf(state, seat).engine
  const origins = Object.keys(state.cubes).map(Number)
  const gains = origins.flatMap((origin) => {
    if (!own.has(origin)) return []
    const reached = nearest(game, state, own, origin, most)
    return (state.cubes[origin] ?? []).flatMap((cube) => reached.get(cube) ?? [])
  })
  return gains.sort((a, b) => b - a)
}

function nearest(game: Game, state: State, own: OwnNetwork, origin: HexIndex, most: number): Map<Good, number> {
  const found = new Map<Good, number>()
  const seen = new Set([origin])
  let ring = [origin]
  for (let links = 1; links <= most && ring.length > 0; links++) {
    ring = [...new Set(ring.flatMap((place) => [...(own.get(place) ?? [])]))].filter((place) => !seen.has(place))
    for (const place of ring) {
      seen.add(place)
      for (const cube of state.cubes[origin] ?? []) {
        if (!found.has(cube) && game.steps.accepts(game, state, place, cube)) found.set(cube, links)
      }
    }
  }
  return found
}

/** Towns where a New City would serve the seat: on its own links, and not one already. */
export function townsOnLinks(game: Game, state: State, seat: Seat): HexIndex[] {
  const track = trackOf(game, state)
  const places = chains(track)
    .filter((chain) => chain.owner === seat && isLink(chain))
    .flatMap((chain) => chain.ends.map((end) => end.place))
  return [...new Set(places)].filter((place) => track.kinds[place] === TOWN && newCityAt(state, place) === undefined)
}

/** All hexes so many steps away at most. */
export function hexesAround(game: Game, center: HexIndex, steps: number): HexIndex[] {
  const near = new Set([center])
  for (let step = 0; step < steps; step++) {
    for (const hex of [...near]) {
      for (const side of SIDES) {
        const next = neighbourOf(game.board, hex, side)
        if (next !== NO_HEX) near.add(next)
      }
    }
  }
  return [...near]
}
