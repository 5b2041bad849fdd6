import { type Refusal, refusal } from '../core/refusal.ts'
import type { Seat } from '../core/rules.ts'
import type { HexIndex } from '../track/board.ts'
import {
  type FoundWay,
  findWays,
  type Journey,
  linkFrom,
  network,
  type Step,
  withoutParallels,
} from '../track/delivery.ts'
import type { Track } from '../track/track.ts'
import { type Game, nameOf, playerOf, trackOf } from './game.ts'
import { type Action, type Delivery, GOODS, type Good, type State, type Way } from './types.ts'

export type Deliver = Extract<Action, { type: 'deliver' }>

/** A delivery that the rules allow: the places it visits and what every seat gains. */
export interface LegalDelivery {
  readonly places: readonly HexIndex[]
  readonly gains: readonly number[]
}

/** AOS-MOVE-03 to -11 for one way that a player picked. */
export function judgeDelivery(game: Game, state: State, seat: Seat, action: Deliver): LegalDelivery | Refusal {
  const origin = game.board.byName.get(action.from)
  if (origin === undefined || !game.steps.sources(game, state).includes(origin)) {
    return refusal('AOS-MOVE-03', { from: action.from, cube: action.cube })
  }
  if (!state.cubes[origin]?.includes(action.cube))
    return refusal('AOS-MOVE-03', { from: action.from, cube: action.cube })
  const { engine } = playerOf(state, seat)
  const links = action.path.length
  if (links < 1 || links > engine) return refusal('AOS-MOVE-03', { links, engine })
  const walked = walk(game, state, origin, action)
  return 'rule' in walked ? walked : { places: walked.places, gains: gainsOf(game, state, seat, action.cube, walked) }
}

interface Walked {
  readonly places: readonly HexIndex[]
  readonly steps: readonly Step[]
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
    if (i > 0 && game.steps.accepts(game, state, here, cube))
      return refusal('AOS-MOVE-05', { place: nameOf(game, here), cube })
    if (i > 0 && !game.steps.passThrough(game, state, here))
      return refusal('AOS-MOVE-06', { place: nameOf(game, here) })
    if (places.includes(step.to)) return refusal('AOS-MOVE-04', { place: nameOf(game, step.to) })
    places.push(step.to)
    steps.push(step)
  }
  const end = places[path.length] as HexIndex
  if (!game.steps.accepts(game, state, end, cube)) return refusal('AOS-MOVE-13', { place: nameOf(game, end), cube })
  return { places, steps }
}

function gainsOf(game: Game, state: State, seat: Seat, cube: Good, { places, steps }: Walked): number[] {
  const gains = state.players.map(() => 0)
  for (const { owner } of steps) {
    const seatGaining = gainer(state, owner)
    if (seatGaining !== null) gains[seatGaining] = (gains[seatGaining] as number) + 1
  }
  return withBonus(gains, game.steps.bonus(game, state, seat, cube, places))
}

const withBonus = (gains: readonly number[], bonus: readonly number[] | null): number[] =>
  gains.map((gain, seat) => gain + (bonus?.[seat] ?? 0))

/** Links of eliminated seats earn nobody anything (AOS-EXP-04). */
const gainer = (state: State, owner: Seat | null): Seat | null =>
  owner !== null && playerOf(state, owner).eliminated === null ? owner : null

/** Every delivery the seat could make, with all ways that differ in what they bring, the best for it first. */
export function allDeliveries(game: Game, state: State, seat: Seat): Delivery[] {
  const track = trackOf(game, state)
  const net = withoutParallels(network(track))
  const journey = journeyOf(game, state, seat)
  const deliveries = game.steps.sources(game, state).flatMap((origin) => {
    const goods = [...new Set(state.cubes[origin])].map((good) => GOODS.indexOf(good))
    const found = findWays(net, journey, origin, goods)
    const destinations = new Map<string, FoundWay[]>()
    for (const way of found) {
      const key = `${way.good}/${way.to}`
      destinations.set(key, [...(destinations.get(key) ?? []), way])
    }
    return [...destinations.values()].map((ways) => deliveryOf(game, state, seat, track, origin, ways))
  })
  return deliveries.sort((a, b) => byWorth(seat)(a.ways[0] as Way, b.ways[0] as Way))
}

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
): Delivery {
  const [{ good, to }] = found as [FoundWay, ...FoundWay[]]
  const cube = GOODS[good] as Good
  const ways = found.map(({ path, gains }): Way => {
    const places = placesAlong(track, origin, path)
    return {
      path,
      places: places.map((place) => nameOf(game, place)),
      gains: withBonus(gains, game.steps.bonus(game, state, seat, cube, places)),
    }
  })
  return { from: nameOf(game, origin), cube, to: nameOf(game, to), ways: ways.sort(byWorth(seat)) }
}

function placesAlong(track: Track, origin: HexIndex, path: readonly number[]): HexIndex[] {
  const places = [origin]
  for (const side of path) places.push((linkFrom(track, places.at(-1) as HexIndex, side) as Step).to)
  return places
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
