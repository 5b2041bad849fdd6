import type { Pick as Choose, Seat } from '../core/rules.ts'
import { isSide, type Side } from '../hex/layout.ts'
import { type HexIndex, nameOf, PLAIN } from './board.ts'
import {
  type FoundWay,
  findWays,
  type Journey,
  type LinkStep,
  linkFrom,
  type Network,
  network,
  stepsFrom,
  withoutParallels,
} from './delivery.ts'
import type { Delivery, Way } from './offers.ts'
import type { Track } from './track.ts'

/** A way as it was walked: where from, and the links one after the other. */
export interface Walked {
  readonly places: readonly HexIndex[]
  readonly steps: readonly LinkStep[]
}

/** What stops a cube of a way that somebody picked, and where. Each game knows which of its rules a word stands for. */
export interface Obstacle {
  readonly word: 'no-link' | 'arrived' | 'no-passage' | 'twice' | 'link-twice' | 'not-there'
  readonly place: HexIndex
  /** The side by which it wanted to leave that place, whatever number that was; -1 when it was at its end. */
  readonly side: number
}

/** Follows a path from outside link by link; whatever is wrong is named where it happens. */
export function walk(
  track: Track,
  journey: Journey,
  origin: HexIndex,
  good: number,
  path: readonly number[],
): Walked | Obstacle {
  const places = [origin]
  const steps: LinkStep[] = []
  for (const [i, side] of path.entries()) {
    const place = places[i] as HexIndex
    const step = isSide(side) ? linkFrom(track, place, side) : null
    if (!step) return { word: 'no-link', place, side }
    if (i > 0 && journey.accepts(place, good)) return { word: 'arrived', place, side }
    if (i > 0 && !journey.passes(place)) return { word: 'no-passage', place, side }
    const walked = { places, steps }
    if (!mayGoOn(journey, walked, step)) {
      return { word: journey.revisits(step.to) ? 'link-twice' : 'twice', place: step.to, side }
    }
    places.push(step.to)
    steps.push(step)
  }
  const place = places[path.length] as HexIndex
  return journey.accepts(place, good) ? { places, steps } : { word: 'not-there', place, side: -1 }
}

export const isObstacle = (walked: Walked | Obstacle): walked is Obstacle => 'word' in walked

/** No place twice, unless it may be revisited; never back over the same link. */
export function mayGoOn(journey: Journey, { places, steps }: Walked, step: LinkStep): boolean {
  if (step.side === steps.at(-1)?.arrives) return false
  if (!places.includes(step.to)) return true
  const from = places.at(-1) as HexIndex
  const isSame = (one: LinkStep, i: number): boolean =>
    (places[i] === from && one.side === step.side) || (one.to === from && one.arrives === step.side)
  return journey.revisits(step.to) && !steps.some(isSame)
}

/** The links by which a journey may go on from where it has come to. */
export function stepsOn(track: Track, journey: Journey, walked: Walked): LinkStep[] {
  const here = walked.places.at(-1) as HexIndex
  if (walked.steps.length >= journey.mostLinks) return []
  if (walked.steps.length > 0 && !journey.passes(here)) return []
  return stepsFrom(track, here).filter((step) => mayGoOn(journey, walked, step))
}

/** Walks at random until the cube has arrived somewhere or cannot go on: cheap, and every way can come of it. */
export function wander(
  track: Track,
  journey: Journey,
  origin: HexIndex,
  good: number,
  pick: Choose,
): readonly Side[] | null {
  let walked: Walked = { places: [origin], steps: [] }
  for (;;) {
    const links = stepsOn(track, journey, walked)
    const link = links[pick(Math.max(1, links.length))]
    if (!link) return null
    walked = { places: [...walked.places, link.to], steps: [...walked.steps, link] }
    if (journey.accepts(link.to, good)) return walked.steps.map(({ side }) => side)
  }
}

/** Who could deliver what, as a game sees it. */
export interface DeliveryQuery<Good extends string> {
  readonly track: Track
  readonly seat: Seat
  readonly journey: Journey
  /** Goods by index. */
  readonly goods: readonly Good[]
  readonly sources: readonly HexIndex[]
  cubesAt(place: HexIndex): readonly Good[]
  /** What a way comes to in this game: nothing when it is forbidden, several when the mover has a choice besides. */
  finished(good: Good, walked: Walked, way: Way): readonly Way[]
}

/** Every delivery the seat could make, with all ways that differ in what they bring, the best for it first. */
export function allDeliveries<Good extends string>(deliveryQuery: DeliveryQuery<Good>): Delivery<Good>[] {
  const { track, journey, goods, seat } = deliveryQuery
  const whole = network(track)
  // Where places may be revisited, one link of a parallel pair does not stand for both.
  const net = track.board.hexes.some(({ index }) => journey.revisits(index)) ? whole : withoutParallels(whole)
  const deliveries = deliveryQuery.sources.flatMap((origin) => {
    const here = [...new Set(deliveryQuery.cubesAt(origin))].map((good) => goods.indexOf(good))
    const from = track.kinds[origin] === PLAIN ? fromTile(track, whole, origin) : net
    const destinations = Map.groupBy(findWays(from, journey, origin, here), ({ good, to }) => `${good}/${to}`)
    return [...destinations.values()].flatMap((ways) => deliveryOf(deliveryQuery, origin, ways))
  })
  return deliveries.sort((a, b) => byWorth(seat)(a.ways[0] as Way, b.ways[0] as Way))
}

/**
 * The network seen from a tile that holds a cube: its tracks are the first links. Parallels stay, because the link that
 * the tile belongs to cannot be used a second time and its twin can.
 */
const fromTile = (track: Track, whole: Network, origin: HexIndex): Network =>
  whole.map((steps, hex) => (hex === origin ? stepsFrom(track, origin) : steps))

function deliveryOf<Good extends string>(
  { track, seat, goods, finished }: DeliveryQuery<Good>,
  origin: HexIndex,
  found: readonly FoundWay[],
): Delivery<Good>[] {
  const [{ good, to }] = found as [FoundWay, ...FoundWay[]]
  const cube = goods[good] as Good
  const ways = found.flatMap(({ path, gains }) => {
    const walked = walkedAlong(track, origin, path)
    return finished(cube, walked, { path, places: walked.places.map((place) => nameOf(track, place)), gains })
  })
  const sorted = differing(ways).sort(byWorth(seat))
  return sorted.length === 0 ? [] : [{ from: nameOf(track, origin), cube, to: nameOf(track, to), ways: sorted }]
}

function walkedAlong(track: Track, origin: HexIndex, path: readonly Side[]): Walked {
  const places = [origin]
  const steps: LinkStep[] = []
  for (const side of path) {
    const step = linkFrom(track, places.at(-1) as HexIndex, side) as LinkStep
    steps.push(step)
    places.push(step.to)
  }
  return { places, steps }
}

/** Of ways that bring everybody the same, a shortest one. */
function differing(ways: readonly Way[]): Way[] {
  const kept = new Map<string, Way>()
  for (const way of ways) {
    const key = String(way.gains)
    const before = kept.get(key)
    if (!before || way.path.length < before.path.length) kept.set(key, way)
  }
  return [...kept.values()]
}

/** By seat: how many of these links are its own. */
export function linkGains(journey: Journey, { steps }: Walked): number[] {
  const gainers = steps.map(({ owner }) => journey.gainer(owner))
  return Array.from({ length: journey.seats }, (_, seat) => gainers.filter((gainer) => gainer === seat).length)
}

/** Own gain less the best rival's. */
export function worth({ gains }: Pick<Way, 'gains'>, seat: Seat): number {
  return (gains[seat] ?? 0) - Math.max(0, ...gains.filter((_, other) => other !== seat))
}

/** Own gain less the best rival's, then own gain, then the fewest links. */
const byWorth =
  (seat: Seat) =>
  (a: Way, b: Way): number =>
    worth(b, seat) - worth(a, seat) || (b.gains[seat] ?? 0) - (a.gains[seat] ?? 0) || a.path.length - b.path.length
