import type { Seat } from '../core/rules.ts'
import { SIDES, type Side } from '../hex/layout.ts'
import { CITY, type HexIndex, NO_HEX, PLAIN } from './board.ts'
import { fixedOwner, follow, type Track, wiringAt } from './track.ts'

/** A link as a cube meets it: leaving a place by a side. */
export interface LinkStep {
  readonly side: Side
  readonly to: HexIndex
  /** The side of `to` by which it arrives: it cannot go on from there by the same track. */
  readonly arrives: Side
  readonly owner: Seat | null
  readonly length: number
}

/**
 * The link that leaves a place by a side, or null when there is none. Leaving any other hex, it is the track of its tile
 * that goes out by that side, finished or not, to the place where it ends.
 */
export function linkFrom(track: Track, place: HexIndex, side: Side): LinkStep | null {
  const stub = track.kinds[place] === CITY ? -1 : (wiringAt(track, place)?.at[side] ?? -1)
  if (track.kinds[place] !== CITY && stub < 0) return null
  let owner = track.tiles[place]?.owners[stub] ?? null
  let length = stub < 0 ? 0 : 1
  const end = follow(track, place, side, (hex, index) => {
    owner = track.tiles[hex]?.owners[index] ?? null
    length++
  })
  // Neighbouring cities are not linked by being neighbours.
  if (end.place === NO_HEX || end.place === place) return null
  if (length > 0) return { side, to: end.place, arrives: end.side, owner, length }
  const taken = fixedOwner(track, place, side)
  return taken === undefined ? null : { side, to: end.place, arrives: end.side, owner: taken, length: 1 }
}

/** The links that leave a place, or the track that leaves another hex. */
export const stepsFrom = (track: Track, hex: HexIndex): LinkStep[] =>
  SIDES.flatMap((side) => linkFrom(track, hex, side) ?? [])

/** All links by the place they leave, each listed at both of its ends. */
export type Network = readonly (readonly LinkStep[])[]

/** Asked for again and again while nothing is built, so it is worked out once for a board as it is. */
export function network(track: Track): Network {
  const known = networks.get(track.tiles)
  if (known && isAlike(known.track, track)) return known.net
  const net = track.board.hexes.map(({ index }) => (track.kinds[index] === PLAIN ? [] : stepsFrom(track, index)))
  networks.set(track.tiles, { track, net })
  return net
}

/** Nothing ever changes a list in a state. */
const networks = new WeakMap<Track['tiles'], { readonly track: Track; readonly net: Network }>()

const isAlike = (one: Track, other: Track): boolean =>
  one.board === other.board &&
  one.kinds === other.kinds &&
  (one.fixed === other.fixed || (one.fixed.length === 0 && other.fixed.length === 0))

/** Parallel links of one owner bring the same: one of them, the shortest, is enough to search. */
export const withoutParallels = (net: Network): Network =>
  net.map((steps) =>
    steps.filter((step, i) => {
      const twins = steps.filter((one) => one.to === step.to && one.owner === step.owner)
      return twins.length === 1 || steps.indexOf(twins.reduce((a, b) => (b.length < a.length ? b : a))) === i
    }),
  )

/** What a game says about journeys; everything else about them is the same in all of them. */
export interface Journey {
  readonly seats: number
  readonly mostLinks: number
  /** Goods by index. */
  readonly goods: number
  /** Whether a place takes a good, and so ends its journey. */
  accepts(place: HexIndex, good: number): boolean
  /** Whether a journey may go on beyond a place. */
  passes(place: HexIndex): boolean
  /** Whether it may come through a place more than once; never over the same link. */
  revisits(place: HexIndex): boolean
  /** Who gains by this link; null for nobody. */
  gainer(owner: Seat | null): Seat | null
}
