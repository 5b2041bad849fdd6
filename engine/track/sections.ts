import type { Seat } from '../core/rules.ts'
import { opposite, SIDES } from '../hex/layout.ts'
import { CITY, type HexIndex, type HexSide, hexSideOf, NO_HEX, neighbourOf } from './board.ts'
import type { Effect } from './build.ts'
import { type Segment, sidesOf } from './tiles.ts'
import { type Chain, chainOf, chains, isLink, type SegmentRef, segmentAt, type Track, wiringAt } from './track.ts'

/** Unfinished track of a seat. */
export const sectionsOf = (track: Track, seat: Seat): Chain[] =>
  chains(track).filter((chain) => chain.owner === seat && !isLink(chain))

const exitsOf = (hex: HexIndex, segment: Segment): HexSide[] => sidesOf(segment).map((side) => hexSideOf(hex, side))

/** Those of a seat's sections that none of these exits belongs to: nothing was added to them. */
export function unextended(track: Track, seat: Seat, added: readonly HexSide[]): Chain[] {
  const exits = new Set(added)
  const isAdded = ({ hex, index }: SegmentRef): boolean =>
    exitsOf(hex, segmentAt(track, { hex, index })).some((exit) => exits.has(exit))
  return sectionsOf(track, seat).filter(({ segments }) => !segments.some(isAdded))
}

/** The exits of all track that a build adds; track that only moved is none. */
export function addedExits(hex: HexIndex, { change, move }: Effect): HexSide[] {
  return change.wiring.segments.flatMap((segment, i) => {
    const isNew = change.keeps[i] === -1 && move?.index !== i
    return isNew ? exitsOf(hex, segment) : []
  })
}

/** The exits that were added in a turn, after one more build: a side that track has left again is none of them. */
export const stillAdded = (added: readonly HexSide[], hex: HexIndex, { move }: Effect): readonly HexSide[] =>
  move === null ? added : added.filter((exit) => exit !== hexSideOf(hex, move.left))

/** Chains that end at a place and have become links since `before`, by the place having become a city. */
export function newLinksAt(before: Track, now: Track, place: HexIndex): Chain[] {
  return SIDES.flatMap((side) => {
    const next = neighbourOf(now.board, place, side)
    if (next === NO_HEX || now.kinds[next] === CITY) return []
    const index = wiringAt(now, next)?.at[opposite(side)] ?? -1
    if (index < 0) return []
    const chain = chainOf(now, next, index)
    return isLink(chain) && !isLink(chainOf(before, next, index)) ? [chain] : []
  })
}
