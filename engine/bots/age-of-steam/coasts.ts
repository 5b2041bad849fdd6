import { type Game, trackOf } from '../../age-of-steam/game.ts'
import { startingCities } from '../../age-of-steam/maps/western-us/regions.ts'
import { ALONE, SHARED, transcontinental } from '../../age-of-steam/maps/western-us/transcontinental.ts'
import type { State } from '../../age-of-steam/types.ts'
import type { Seat } from '../../core/rules.ts'
import { SIDES } from '../../hex/layout.ts'
import { CITY, type Hex, type HexIndex, NO_HEX, neighbourOf, PLAIN } from '../../track/board.ts'
import { network } from '../../track/delivery.ts'
import { chains, isLink, type Track } from '../../track/track.ts'
import type { Venture } from '../../track/venture.ts'
import type { Prices } from '../rail/plans.ts'

/** What plans add to the income that joining the coasts may bring (AOS-WUS-10). */
export type Aim = (plans: readonly Venture[]) => number

/** So much of it is left for each round that it still takes: others may be there first, or need the land. */
const PATIENCE = 0.6
const TILES_A_ROUND = 3
const DOLLARS_A_ROUND = 10

/** A board as one seat looks at the way from coast to coast. */
interface Land {
  readonly game: Game
  readonly track: Track
  readonly prices: Prices
  /** Hexes on which the seat has begun a link. */
  readonly begun: ReadonlySet<HexIndex>
}

/** Null where no coasts are to be joined, or have been. */
export function aimAtCoasts(game: Game, state: State, seat: Seat, prices: Prices, left: number): Aim | null {
  if (game.steps.afterLink !== transcontinental || state.memory.transcontinental) return null
  const track = trackOf(game, state)
  const sections = chains(track, seat).filter((chain) => chain.owner === seat && !isLink(chain))
  const begun = new Set(sections.flatMap(({ segments }) => segments.map(({ hex }) => hex)))
  const land: Land = { game, track, prices, begun }
  const alone = crossing(land, (owner) => owner === seat)
  const shared = crossing(land, (owner) => owner !== null)
  const hope = (rounds: number): number => (rounds > left + 1 ? 0 : PATIENCE ** rounds)
  const worth = (plans: readonly Venture[]): number =>
    Math.max(ALONE * hope(alone(plans)), SHARED * hope(shared(plans)))
  const before = worth([])
  return (plans) => (plans.length === 0 ? 0 : worth(plans) - before)
}

type Counts = (owner: Seat | null) => boolean

/** Rounds of building that it takes from one coast to the other over links of these owners, with plans carried out. */
function crossing(land: Land, counts: Counts): (plans: readonly Venture[]) => number {
  const [west, east] = [farness(land, counts, 'west'), farness(land, counts, 'east')]
  const now = Math.min(...startingCities(land.game, 'east').map((city) => west[city] as number))
  return (plans) => {
    const [fromWest, fromEast] = [carriedOver(west, plans), carriedOver(east, plans)]
    return Math.min(now, ...[...fromWest].map(([place, rounds]) => rounds + (fromEast.get(place) as number)))
  }
}

/** How far the places of plans are, once each is joined to its own: plans may go on from one another. */
function carriedOver(far: Float64Array, plans: readonly Venture[]): Map<HexIndex, number> {
  const rounds = new Map(plans.flatMap(({ places }) => places.map((place) => [place, far[place] as number] as const)))
  for (let again = 0; again < plans.length; again++) {
    for (const { places } of plans) {
      const nearest = Math.min(...places.map((place) => rounds.get(place) as number))
      for (const place of places) rounds.set(place, nearest)
    }
  }
  return rounds
}

/** By hex: rounds of building from a starting city of a coast. */
function farness(land: Land, counts: Counts, region: 'east' | 'west'): Float64Array {
  const { game, track } = land
  const net = network(track)
  const far = new Float64Array(game.board.hexes.length).fill(Number.POSITIVE_INFINITY)
  const open = startingCities(game, region)
  for (const city of open) far[city] = 0
  const reach = (hex: HexIndex, rounds: number): void => {
    if (rounds >= (far[hex] as number)) return
    far[hex] = rounds
    open.push(hex)
  }
  for (const hex of open) {
    const here = far[hex] as number
    if (track.kinds[hex] !== PLAIN) {
      for (const { to, owner } of net[hex] ?? []) if (counts(owner)) reach(to, here)
    }
    for (const side of SIDES) {
      const next = neighbourOf(track.board, hex, side)
      if (next !== NO_HEX) reach(next, here + workOn(land, next))
    }
  }
  return far
}

/** The part of a round's tiles or money that track through a hex takes. */
function workOn({ track, prices, begun }: Land, hex: HexIndex): number {
  if (track.kinds[hex] === CITY || begun.has(hex)) return 0
  const price = track.tiles[hex] ? prices.replacement : prices.plain(track.board.hexes[hex] as Hex)
  return Math.max(1 / TILES_A_ROUND, price / DOLLARS_A_ROUND)
}
