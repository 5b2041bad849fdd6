import type { Pick as Choose, Seat } from '../core/rules.ts'
import { isSide, type Side } from '../hex/layout.ts'
import { type HexIndex, nameOf, PLAIN } from './board.ts'
import { type Journey, type LinkStep, linkFrom, network, stepsFrom, withoutParallels } from './delivery.ts'
import type { Delivery, Way } from './offers.ts'
import type { Track } from './track.ts'
import { type FoundWay, Ways } from './ways.ts'

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
  const { track, journey, goods, seat, sources, cubesAt } = deliveryQuery
  const cubes = sources.map((origin) => [...new Set(cubesAt(origin))].map((good) => goods.indexOf(good)))
  const whole = network(track)
  // Where places may be revisited, one link of a parallel pair does not stand for both.
  const net = track.board.hexes.some(({ index }) => journey.revisits(index)) ? whole : withoutParallels(whole)
  const ways = new Ways(net, journey, [...new Set(cubes.flat())])
  const deliveries = sources.flatMap((origin, i) => {
    const here = cubes[i] as readonly number[]
    // The tracks of a tile that holds a cube are its first links. Parallels stay, because the link that the tile belongs
    // to cannot be used a second time and its twin can.
    const found =
      track.kinds[origin] === PLAIN ? ways.from(origin, here, stepsFrom(track, origin), whole) : ways.from(origin, here)
    const destinations = Map.groupBy(found, ({ good, to }) => to * 16 + good)
    return [...destinations.values()].flatMap((some) => deliveryOf(deliveryQuery, origin, some))
  })
  const best = new Map(deliveries.map((delivery) => [delivery.ways[0] as Way, delivery]))
  return bestFirst([...best.keys()], seat).map((way) => best.get(way) as Delivery<Good>)
}

function deliveryOf<Good extends string>(
  { track, seat, goods, finished }: DeliveryQuery<Good>,
  origin: HexIndex,
  found: readonly FoundWay[],
): Delivery<Good>[] {
  const [{ good, to }] = found as [FoundWay, ...FoundWay[]]
  const cube = goods[good] as Good
  const from = nameOf(track, origin)
  const ways = found.flatMap(({ steps, gains }) => {
    const path = steps.map(({ side }) => side)
    const places = [from, ...steps.map((step) => nameOf(track, step.to))]
    return finished(cube, { places: [origin, ...steps.map((step) => step.to)], steps }, { path, places, gains })
  })
  const sorted = bestFirst(differing(ways), seat)
  return sorted.length === 0 ? [] : [{ from, cube, to: nameOf(track, to), ways: sorted }]
}

/** Of ways that bring everybody the same, a shortest one. */
function differing(ways: readonly Way[]): Way[] {
  const kept = new Map<number, Way>()
  for (const way of ways) {
    const key = way.gains.reduce((code, gain) => code * MOST_GAIN + gain, 0)
    const before = kept.get(key)
    if (!before || way.path.length < before.path.length) kept.set(key, way)
  }
  return [...kept.values()]
}

/** Nobody gains as much by one delivery, whatever a map adds: so the gains of all seats make one number. */
const MOST_GAIN = 32

/** Own gain less the best rival's, then own gain, then the fewest links. */
function bestFirst(ways: readonly Way[], seat: Seat): Way[] {
  const rated = ways.map((way) => ({ way, worth: worth(way, seat), own: way.gains[seat] ?? 0 }))
  rated.sort((a, b) => b.worth - a.worth || b.own - a.own || a.way.path.length - b.way.path.length)
  return rated.map(({ way }) => way)
}

/** By seat: how many of these links are its own. */
export function linkGains(journey: Journey, { steps }: Walked): number[] {
  const gainers = steps.map(({ owner }) => journey.gainer(owner))
  return Array.from({ length: journey.seats }, (_, seat) => gainers.filter((gainer) => gainer === seat).length)
}

/** Own gain less the best rival's. */
export function worth({ gains }: Pick<Way, 'gains'>, seat: Seat): number {
  let rival = 0
  for (let other = 0; other < gains.length; other++) {
    if (other !== seat) rival = Math.max(rival, gains[other] as number)
  }
  return (gains[seat] ?? 0) - rival
}
