import { nextUpgrade } from '../../../spike/upgrades.ts'
import { layOut, type Railways } from './layout.ts'
import { MarketSheet } from './marketSheet.ts'
import type { Mesh } from './mesh.ts'
import { Tree } from './network.ts'
import type { Plan } from './plan.ts'
import type { Position } from './position.ts'

/** What a plan comes to, in dollars and by where they come from. */
export interface Terms {
  readonly market: number
  readonly contracts: number
  readonly route: number
  readonly parts: number
  /** What rivals gain meanwhile, in so far as it counts. */
  readonly rivals: number
}

export const totalOf = ({ market, contracts, route, parts, rivals }: Terms): number =>
  market + contracts + route + parts + rivals

/** How a bot looks at what is to come. */
export interface Outlook {
  /** Dollars by which a turn more for everybody is worth less: what rivals gain in it, as far as it matters. */
  readonly tempo: number
  /** Cards for each segment, jokers and all. */
  readonly waste: number
  /** Cards in hand beyond the segments of a railway until it can be paid for. */
  readonly slack: number
  /** What a turn later takes off every dollar. */
  readonly delay: number
  /** Whatever is built when all that is planned has been: a city near by whose goods stand well. */
  readonly some: { readonly length: number; readonly money: number }
}

/** No match takes more turns of a seat. */
const MOST_TURNS = 90

/** Plays plans through, turn by turn, on numbers alone. It keeps room to do so: one call ends before the next begins. */
export class Forecaster {
  /** How many plans have been played through: the measure of work. */
  played = 0
  readonly #outlook: Outlook
  readonly #tree: Tree
  readonly #railways: Railways
  readonly #market = new MarketSheet()
  #terms = { market: 0, contracts: 0, route: 0, parts: 0, rivals: 0 }

  // Of the position as it runs.
  #loaded: boolean[] = []
  #open: boolean[] = []
  #aboard = 0
  #cars = 1
  #cash = 0
  #stop = 0
  #chance = 1

  constructor(mesh: Mesh, outlook: Outlook) {
    this.#outlook = outlook
    this.#tree = new Tree(mesh.points.length)
    this.#railways = { lengths: [], cities: [], order: new Int16Array(mesh.cities) }
  }

  value(position: Position, plan: Plan): number {
    return totalOf(this.terms(position, plan))
  }

  /** The terms of the last call are gone with the next one. */
  terms(position: Position, plan: Plan): Terms {
    this.played++
    layOut(position, plan.builds, this.#tree.copy(position.tree), this.#railways)
    this.#market.begin(position)
    this.#terms = { market: 0, contracts: 0, route: 0, parts: 0, rivals: 0 }
    this.#loaded = position.deals.map(({ loaded }) => loaded)
    this.#open = position.deals.map(({ buyers }) => buyers.length > 0)
    this.#aboard = this.#loaded.filter(Boolean).length
    this.#cars = position.cars
    this.#cash = position.money
    this.#stop = 0
    this.#run(position, plan)
    return this.#terms
  }

  #run(position: Position, plan: Plan): void {
    const { clock, wagon, mesh } = position
    const { lengths, cities, order } = this.#railways
    const { waste, slack, delay, tempo, some } = this.#outlook
    let { cards, speed, tender } = position
    const levels = { speed, tender, cars: position.cars }
    /** Where the train stands or, with spaces to go, is bound for; null while it stands on its track. */
    let at: number | null = 'city' in wagon ? wagon.city : null
    let spaces = 0
    let built = 0
    let part = 0
    let drawn = 0
    let pieces = position.pieces
    const reached = new Float64Array(mesh.cities)
    for (let city = 0; city < mesh.cities; city++) if (position.tree.has(city)) reached[city] = 1
    const isConnected = (city: number): boolean => this.#tree.has(city) && (order[city] as number) < built

    for (let turn = 0; turn < MOST_TURNS; turn++) {
      const left = turn === 0 ? position.left : 'turn'
      const stock = clock.cards - drawn - turn * clock.drain
      const chance = Math.min(1, 0.5 + stock / (2 * clock.spread))
      if (chance <= 0) break
      this.#terms.rivals -= chance * tempo
      this.#chance = chance * (1 - delay * turn)
      let rested = left === 'turn' ? spaces === 0 && at !== null : position.rested
      // A train that stands on its track is bound for the next stop as soon as a way leads there.
      const next = plan.stops[this.#stop]
      if (at === null && next !== undefined && isConnected(next) && 'heading' in wagon) {
        const back = this.#tree.leadsBy(wagon.heading, wagon.tail, next)
        at = back ? wagon.turn.city : next
        spaces = back ? wagon.turn.spaces : this.#tree.between(wagon.heading, next) + 1
      }
      if (left === 'turn' && spaces > 0) spaces = Math.max(0, spaces - speed)
      if (spaces === 0 && at !== null) this.#serve(plan, at)
      if (left === 'nothing') continue

      // One action.
      const bound = plan.stops[this.#stop]
      if (rested && spaces === 0 && at !== null && bound !== undefined && isConnected(bound)) {
        spaces = Math.max(0, this.#tree.between(at, bound) + 1 - speed)
        at = bound
        if (spaces === 0) this.#serve(plan, at)
        rested = false
        continue
      }
      const wanted = plan.parts[part]
      const upgrade = wanted === undefined ? null : nextUpgrade(levels, wanted)
      if (upgrade && upgrade.price <= this.#cash) {
        levels[upgrade.part] = upgrade.level
        this.#cash -= upgrade.price
        this.#terms.parts -= upgrade.price
        ;({ speed, tender } = levels)
        this.#cars = levels.cars
        part++
        continue
      }
      // After what is planned there will be something else to build.
      const length = lengths[built] ?? some.length
      const city = cities[built]
      if (length > pieces) {
        // Nothing left to build: what hastens the train, or what hurts least.
        if (spaces > 0) spaces--
        else drawn++
        if (spaces === 0 && at !== null) this.#serve(plan, at)
      } else if (cards < length + slack) {
        cards += tender
        drawn += tender
      } else {
        const money = city === undefined ? some.money : this.#market.score(mesh.goods[city] as number, turn)
        if (city !== undefined) reached[city] = this.#chance
        cards -= length * waste
        pieces -= length
        this.#cash += money
        this.#terms.market += money * this.#chance
        built++
      }
    }
    this.#terms.route = routeValue(position, reached)
  }

  /** Delivers and loads where the train stands, for this stop and those in the same place. */
  #serve({ stops, tasks }: Plan, city: number): void {
    while (stops[this.#stop] === city) {
      this.#stop++
      for (const { deal, buyer, payment } of tasks) {
        if (buyer !== city || !this.#loaded[deal] || !this.#open[deal]) continue
        this.#open[deal] = false
        this.#aboard--
        this.#cash += payment
        this.#terms.contracts += payment * this.#chance
      }
      for (const { deal, source } of tasks) {
        if (source !== city || this.#loaded[deal] || !this.#open[deal] || this.#aboard >= this.#cars) continue
        this.#loaded[deal] = true
        this.#aboard++
      }
    }
  }
}

/** A route card pays nothing without its top city, its best city in full and a dollar for each other (SPK-SCORE-02). */
function routeValue({ route }: Position, reached: Float64Array): number {
  if (!route) return 0
  let best = 0
  let sum = 0
  for (const { city, value } of route.cities) {
    const chance = reached[city] as number
    sum += chance
    best = Math.max(best, chance * (value - 1))
  }
  return (reached[route.top] as number) * (best + sum)
}
