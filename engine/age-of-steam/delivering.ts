import { type Refusal, refusal } from '../core/refusal.ts'
import type { Seat } from '../core/rules.ts'
import { SIDES } from '../hex/layout.ts'
import { type HexIndex, PLAIN } from '../track/board.ts'
import {
  type FoundWay,
  findWays,
  type Journey,
  linkFrom,
  type Network,
  network,
  type Step,
  withoutParallels,
} from '../track/delivery.ts'
import type { Delivery, Way } from '../track/offers.ts'
import type { Track } from '../track/track.ts'
import { type Game, nameOf, playerOf, trackOf } from './game.ts'
import { type Action, GOODS, type Good, type State } from './types.ts'

export type Deliver = Extract<Action, { type: 'deliver' }>

/** A delivery that the rules allow: the places it visits and what every seat gains. */
export interface LegalDelivery {
  readonly places: readonly HexIndex[]
  readonly gains: readonly number[]
}

/** A way as it was walked: where from, and the links one after the other. */
export interface Walked {
  readonly places: readonly HexIndex[]
  readonly steps: readonly Step[]
}

/** AOS-MOVE-03 to -11 for one way that a player picked. */
export function judgeDelivery(game: Game, state: State, seat: Seat, action: Deliver): LegalDelivery | Refusal {
  const { from, cube, path, bonus } = action
  const origin = game.board.byName.get(from)
  if (origin === undefined || !game.steps.sources(game, state).includes(origin)) {
    return refusal('AOS-MOVE-03', { from, cube })
  }
  if (!state.cubes[origin]?.includes(cube)) return refusal('AOS-MOVE-03', { from, cube })
  const { engine } = playerOf(state, seat)
  if (path.length < 1 || path.length > engine) return refusal('AOS-MOVE-03', { links: path.length, engine })
  const walked = walk(game, state, origin, action)
  if ('rule' in walked) return walked
  const offered = game.steps.bonuses(game, state, seat, cube, walked)
  const chosen = offered.find((one) => one.bonus === bonus)
  if (!chosen) return refusal('AOS-FLOW-05', { option: bonus ?? -1, options: offered.length })
  return { places: walked.places, gains: sum(linkGains(state, walked), chosen.gains) }
}

/** Follows the path link by link; whatever is wrong is named where it happens. */
function walk(game: Game, state: State, origin: HexIndex, { cube, path }: Deliver): Walked | Refusal {
  const track = trackOf(game, state)
  const places = [origin]
  const steps: Step[] = []
  for (const [i, side] of path.entries()) {
    const here = places[i] as HexIndex
    const step = side >= 0 && side < 6 ? linkFrom(track, here, side) : null
    if (!step) return refusal('AOS-MOVE-08', { place: nameOf(game, here), side })
    if (i > 0 && game.steps.accepts(game, state, here, cube)) {
      return refusal('AOS-MOVE-05', { place: nameOf(game, here), cube })
    }
    if (i > 0 && !game.steps.passThrough(game, state, here)) {
      return refusal('AOS-MOVE-06', { place: nameOf(game, here) })
    }
    const back = side === steps.at(-1)?.arrives
    if (back || places.includes(step.to)) return refusal('AOS-MOVE-04', { place: nameOf(game, step.to) })
    places.push(step.to)
    steps.push(step)
  }
  const end = places[path.length] as HexIndex
  if (!game.steps.accepts(game, state, end, cube)) return refusal('AOS-MOVE-13', { place: nameOf(game, end), cube })
  return { places, steps }
}

function linkGains(state: State, { steps }: Walked): number[] {
  const owners = steps.map(({ owner }) => gainer(state, owner))
  return state.players.map((_, seat) => owners.filter((owner) => owner === seat).length)
}

const sum = (a: readonly number[], b: readonly number[]): number[] => a.map((gain, seat) => gain + (b[seat] ?? 0))

/** Links of eliminated seats earn nobody anything (AOS-EXP-04). */
const gainer = (state: State, owner: Seat | null): Seat | null =>
  owner !== null && playerOf(state, owner).eliminated === null ? owner : null

/** Every delivery the seat could make, with all ways that differ in what they bring, the best for it first. */
export function allDeliveries(game: Game, state: State, seat: Seat): Delivery<Good>[] {
  const track = trackOf(game, state)
  const whole = network(track)
  const net = withoutParallels(whole)
  const journey = journeyOf(game, state, seat)
  const deliveries = game.steps.sources(game, state).flatMap((origin) => {
    const goods = [...new Set(state.cubes[origin])].map((good) => GOODS.indexOf(good))
    const found = findWays(track.kinds[origin] === PLAIN ? fromTile(track, whole, origin) : net, journey, origin, goods)
    const destinations = new Map<string, FoundWay[]>()
    for (const way of found) {
      const key = `${way.good}/${way.to}`
      destinations.set(key, [...(destinations.get(key) ?? []), way])
    }
    return [...destinations.values()].map((ways) => deliveryOf(game, state, seat, track, origin, ways))
  })
  return deliveries.sort((a, b) => byWorth(seat)(a.ways[0] as Way, b.ways[0] as Way))
}

/**
 * The network seen from a tile that holds a cube: its tracks are the first links. Parallels stay, because the link that
 * the tile belongs to cannot be used a second time and its twin can.
 */
const fromTile = (track: Track, whole: Network, origin: HexIndex): Network =>
  whole.map((steps, hex) => (hex === origin ? SIDES.flatMap((side) => linkFrom(track, origin, side) ?? []) : steps))

function journeyOf(game: Game, state: State, seat: Seat): Journey {
  return {
    seats: state.players.length,
    mostLinks: playerOf(state, seat).engine,
    goods: GOODS.length,
    accepts: (place, good) => game.steps.accepts(game, state, place, GOODS[good] as Good),
    passes: (place) => game.steps.passThrough(game, state, place),
    gainer: (owner) => gainer(state, owner),
  }
}

function deliveryOf(
  game: Game,
  state: State,
  seat: Seat,
  track: Track,
  origin: HexIndex,
  found: readonly FoundWay[],
): Delivery<Good> {
  const [{ good, to }] = found as [FoundWay, ...FoundWay[]]
  const cube = GOODS[good] as Good
  const ways = found.flatMap(({ path, gains }): Way[] => {
    const walked = walkedAlong(track, origin, path)
    const places = walked.places.map((place) => nameOf(game, place))
    return game.steps.bonuses(game, state, seat, cube, walked).map(({ gains: more, ...chosen }) => {
      return { path, places, gains: sum(gains, more), ...chosen }
    })
  })
  const sorted = differing(ways).sort(byWorth(seat))
  return { from: nameOf(game, origin), cube, to: nameOf(game, to), ways: sorted }
}

/** Of ways that bring everybody the same, bonus and all, a shortest one. */
function differing(ways: readonly Way[]): Way[] {
  const kept = new Map<string, Way>()
  for (const way of ways) {
    const key = String(way.gains)
    const before = kept.get(key)
    if (!before || way.path.length < before.path.length) kept.set(key, way)
  }
  return [...kept.values()]
}

function walkedAlong(track: Track, origin: HexIndex, path: readonly number[]): Walked {
  const places = [origin]
  const steps: Step[] = []
  for (const side of path) {
    const step = linkFrom(track, places.at(-1) as HexIndex, side) as Step
    steps.push(step)
    places.push(step.to)
  }
  return { places, steps }
}

/** Own gain less the best rival's, then own gain, then the fewest links. */
const byWorth =
  (seat: Seat) =>
  (a: Way, b: Way): number =>
    worth(b, seat) - worth(a, seat) || own(b, seat) - own(a, seat) || a.path.length - b.path.length

const own = (way: Way, seat: Seat): number => way.gains[seat] as number

export function worth(way: Way, seat: Seat): number {
  return own(way, seat) - Math.max(0, ...way.gains.filter((_, other) => other !== seat))
}
