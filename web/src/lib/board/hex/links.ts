import { opposite, type Side } from '#engine/hex/layout.ts'
import { type Board, CITY, type HexIndex, NO_HEX, neighbourOf, PLAIN } from '#engine/track/board.ts'
import { HUB, type Segment } from '#engine/track/tiles.ts'
import { follow, type SegmentRef, segmentAt, type Track, wiringAt } from '#engine/track/track.ts'
import { curveOf, curvePath, shifted } from '../curves.ts'
import { middle, xy } from '../hexes.ts'
import type { BoardWay } from '../scene.ts'

/** Names a segment of a hex by one number. */
export const segmentKey = ({ hex, index }: SegmentRef): number => hex * 8 + index

/** One mark for every so many tiles of a link. */
const MARK_EVERY = 4

/** The segments that carry the mark of their owner: the middle of each link, and more of them on a long one. */
export function markedSegments(track: Track): ReadonlySet<number> {
  const seen = new Set<number>()
  const marked = new Set<number>()
  for (const [hex, placed] of track.tiles.entries()) {
    for (const [index, owner] of (placed?.owners ?? []).entries()) {
      if (seen.has(segmentKey({ hex, index }))) continue
      const run = runThrough(track, { hex, index })
      for (const ref of run) seen.add(segmentKey(ref))
      if (owner !== null) for (const ref of marksOf(track, run)) marked.add(segmentKey(ref))
    }
  }
  return marked
}

/** All segments of the chain through one of them, in the order of the line. */
function runThrough(track: Track, start: SegmentRef): SegmentRef[] {
  const [a, b] = segmentAt(track, start)
  const [before, after]: [SegmentRef[], SegmentRef[]] = [[], []]
  follow(track, start.hex, a, (hex, index) => before.push({ hex, index }))
  if (b !== HUB) follow(track, start.hex, b, (hex, index) => after.push({ hex, index }))
  return [...before.reverse(), start, ...after]
}

function marksOf(track: Track, run: readonly SegmentRef[]): SegmentRef[] {
  const count = Math.max(1, Math.round(run.length / MARK_EVERY))
  return Array.from({ length: count }, (_, i) => {
    const wanted = ((i + 0.5) * run.length) / count - 0.5
    const apart = (ref: SegmentRef, at: number) => Math.abs(at - wanted) + (isRoomy(track, ref) ? 0 : 1.2)
    return run.reduce((best, ref, at) => (apart(ref, at) < apart(best, run.indexOf(best)) ? ref : best))
  })
}

/** A mark stands best on a tile that carries nothing else. */
const isRoomy = (track: Track, { hex }: SegmentRef): boolean => track.tiles[hex]?.owners.length === 1

/** A bit for each side of a hex where its track ends in the open. */
export function looseSides(track: Track, hex: HexIndex): number {
  const exits = wiringAt(track, hex)?.exits ?? []
  return exits.reduce<number>((bits, side) => (leadsOn(track, hex, side) ? bits : bits | (1 << side)), 0)
}

function leadsOn(track: Track, hex: HexIndex, side: Side): boolean {
  const next = neighbourOf(track.board, hex, side)
  if (next === NO_HEX) return false
  return track.kinds[next] === CITY || (wiringAt(track, next)?.at[opposite(side)] ?? -1) !== -1
}

/** A way for goods as one line from place to place, for a glow along it; as far as track leads. */
export function wayPath(track: Track, way: BoardWay): string {
  let place = way.from
  let path = ''
  for (const [i, side] of way.path.entries()) {
    path += i === 0 ? setOut(track, place, side) : stubOut(track, place, side)
    let entered = opposite(side)
    const end = follow(track, place, side, (hex, index) => {
      const segment = segmentAt(track, { hex, index })
      path += pieceThrough(track, hex, segment, entered)
      const out = segment[0] === entered ? segment[1] : segment[0]
      if (out !== HUB) entered = opposite(out)
    })
    if (end.place === NO_HEX) break
    place = end.place
    path += `L${xy(middleOf(track.board, place))}`
  }
  return path
}

/** Out of a place from its middle; out of a tile from the middle of the track that leaves by this side. */
function setOut(track: Track, from: HexIndex, side: Side): string {
  const at = middleOf(track.board, from)
  const wiring = track.kinds[from] === PLAIN ? wiringAt(track, from) : null
  const segment = wiring?.segments[wiring.at[side] ?? -1]
  if (!segment) return `M${xy(at)}${stubOut(track, from, side)}`
  const [a, b] = segment
  const curve = curveOf(track.board.layout, b === side || b === HUB ? [a, b] : [b, a])
  return curvePath(shifted(curve, at), { t0: 0.5 })
}

/** From the middle of a place to its side. */
function stubOut(track: Track, place: HexIndex, side: Side): string {
  const at = middleOf(track.board, place)
  const curve = curveOf(track.board.layout, [side, HUB])
  return `L${xy(curve.kind === 'line' ? { x: at.x + curve.from.x, y: at.y + curve.from.y } : at)}`
}

function pieceThrough(track: Track, hex: HexIndex, [a, b]: Segment, entered: Side): string {
  if (b === HUB) return ''
  const { layout } = track.board
  const at = middleOf(track.board, hex)
  const curve = curveOf(layout, entered === a ? [a, b] : [b, a])
  return curvePath(shifted(curve, at), { join: true })
}

const middleOf = (board: Board, hex: HexIndex) => middle(board.layout, (board.hexes[hex] as Board['hexes'][number]).at)
