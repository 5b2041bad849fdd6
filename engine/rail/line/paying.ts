import { type HexIndex, PLAIN } from '../../track/board.ts'
import { type Network, network } from '../../track/delivery.ts'
import { allDeliveries, type DeliveryQuery } from '../../track/journey.ts'
import type { Delivery, Way } from '../../track/offers.ts'
import type { Track } from '../../track/track.ts'
import type { RailState } from '../types.ts'
import type { Line, Lines } from './lines.ts'

/** A delivery by the way that is best for a seat. */
export interface Opened<Good extends string = string> {
  readonly delivery: Delivery<Good>
  readonly way: Way
  readonly gain: number
}

/** What each delivery brings a seat as things stand. */
type Gains = ReadonlyMap<string, number>

const keyOf = ({ from, cube, to }: Delivery): string => `${from} ${cube} ${to}`

const gainsOf = (query: DeliveryQuery<string>): Gains =>
  new Map(
    allDeliveries(query).map((delivery) => [
      keyOf(delivery),
      Math.max(0, ...delivery.ways.map(({ gains }) => gains[query.seat] ?? 0)),
    ]),
  )

/**
 * Deliveries that pay a seat over links that are not there yet, the best first; the query is about the later board. What
 * brings as much without them (over the link that a second one lies beside, for one) is none of theirs.
 */
export function openedBy<Good extends string>(
  later: DeliveryQuery<Good>,
  before: Track,
  already: Gains = gainsOf({ ...later, track: before }),
): Opened<Good>[] {
  const [then, now] = [network(later.track), network(before)]
  const { board } = later.track
  const isNew = ({ places, path }: Way): boolean =>
    path.some((side, i) => isNewLink(then, now, board.byName.get(places[i] ?? '') ?? -1, side))
  const opened = allDeliveries(later).flatMap((delivery): Opened<Good>[] => {
    const ways = delivery.ways.filter(isNew)
    const gain = Math.max(0, ...ways.map(({ gains }) => gains[later.seat] ?? 0))
    const way = ways.find(({ gains }) => (gains[later.seat] ?? 0) === gain)
    return way && gain > (already.get(keyOf(delivery)) ?? 0) ? [{ delivery, way, gain }] : []
  })
  return opened.sort((a, b) => b.gain - a.gain)
}

/** By its owner too: a link may have been nobody's. */
function isNewLink(then: Network, now: Network, place: HexIndex, side: number): boolean {
  const link = then[place]?.find((step) => step.side === side)
  const before = now[place]?.find((step) => step.side === side)
  return link !== undefined && (before?.to !== link.to || before.owner !== link.owner)
}

/** Deliveries that are alike: so many cubes of one colour over so many links for as much each. */
export interface Cargo<Good extends string = string> {
  readonly good: Good
  readonly cubes: number
  readonly links: number
  readonly gain: number
  readonly to: string
  /** One of them, to be shown. */
  readonly first: Opened<Good>
}

/** The same told shortly; `lying` is what lies at a place. */
export function cargoOf<Good extends string>(
  opened: readonly Opened<Good>[],
  lying: (place: string) => readonly string[],
): Cargo<Good>[] {
  const kinds = Map.groupBy(
    opened,
    ({ delivery, way, gain }) => `${delivery.cube} ${delivery.to} ${way.path.length} ${gain}`,
  )
  return [...kinds.values()].map((alike) => {
    const first = alike[0] as Opened<Good>
    const { cube: good, to } = first.delivery
    const from = new Set(alike.map(({ delivery }) => delivery.from))
    const cubes = [...from].reduce((sum, place) => sum + lying(place).filter((one) => one === good).length, 0)
    return { good, cubes, links: first.way.path.length, gain: first.gain, to, first }
  })
}

/** Two places that would be worth joining: by what line, and what could be delivered then. */
export interface Paying<State, Good extends string = string> {
  readonly line: Line<State>
  readonly opened: readonly Opened<Good>[]
  /** What the best deliveries of a round would bring. */
  readonly worth: number
}

/** Deliveries of one seat in a round. */
const DELIVERIES = 2

/** What a turn of building can open, place by place: whoever asks goes on when there is time. */
export function* payingIn<State extends RailState, Good extends string>(
  lines: Lines<State>,
  before: Track,
  deliveriesIn: (state: State) => DeliveryQuery<Good>,
): Generator<null, Paying<State, Good>[]> {
  const cheapest = new Map<string, Line<State>>()
  for (const hex of before.board.hexes.keys()) {
    if (before.kinds[hex] === PLAIN || !lines.startsAt(hex)) continue
    for (const line of lines.reach(hex)) {
      keepCheapest(cheapest, line)
      yield null
    }
  }
  const paying: Paying<State, Good>[] = []
  let already: Gains | null = null
  for (const line of cheapest.values()) {
    const later = deliveriesIn(line.now)
    already ??= gainsOf({ ...later, track: before })
    const opened = openedBy(later, before, already)
    if (opened.length > 0) paying.push({ line, opened, worth: worthOf(opened) })
    yield null
  }
  return withoutDetours(paying.sort((a, b) => b.worth - a.worth || a.line.price - b.line.price))
}

/** What opens nothing that a cheaper one does not open as well is left out. */
function withoutDetours<State, Good extends string>(ranked: readonly Paying<State, Good>[]): Paying<State, Good>[] {
  const kept: (Paying<State, Good> & { readonly keys: ReadonlySet<string> })[] = []
  for (const one of ranked) {
    const keys = new Set(one.opened.map(({ delivery, gain }) => `${keyOf(delivery)} ${gain}`))
    const isDetour = kept.some(
      ({ line, keys: known }) => line.price <= one.line.price && [...keys].every((key) => known.has(key)),
    )
    if (!isDetour) kept.push({ ...one, keys })
  }
  return kept
}

function keepCheapest<State>(cheapest: Map<string, Line<State>>, line: Line<State>): void {
  const [from = 0, to = 0] = [line.places[0], line.places.at(-1)]
  const key = `${Math.min(from, to)} ${Math.max(from, to)}`
  const known = cheapest.get(key)
  if (!known || line.price < known.price) cheapest.set(key, line)
}

/** The best of different cubes. */
function worthOf(opened: readonly Opened[]): number {
  const best = new Map<string, number>()
  for (const { delivery, gain } of opened) {
    const cube = `${delivery.from} ${delivery.cube}`
    best.set(cube, Math.max(gain, best.get(cube) ?? 0))
  }
  const gains = [...best.values()].sort((a, b) => b - a)
  return gains.slice(0, DELIVERIES).reduce((sum, gain) => sum + gain, 0)
}
