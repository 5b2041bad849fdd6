import type { Seat } from '../core/rules.ts'
import type { Side } from '../hex/layout.ts'
import { CITY, type HexIndex, NO_HEX, neighbourOf, TOWN } from './board.ts'
import { HUB, type Segment, type Wiring } from './tiles.ts'
import { countFixed, type End, follow, type Placed, type SegmentRef, type Track, wiringAt } from './track.ts'

/** A tile somebody would like to see on a hex. */
export interface Proposal {
  readonly hex: HexIndex
  readonly tile: string
  readonly rotation: number
}

export type ChangeKind = 'place' | 'crossing' | 'side-by-side' | 'town' | 'redirect'

/** What a proposal does to the hex, by geometry alone. */
export interface Change {
  readonly kind: ChangeKind
  readonly wiring: Wiring
  /** For each segment of the new wiring: the old segment it keeps, or -1 for a new one. */
  readonly keeps: readonly number[]
  /** For a redirect: the old segment that leads elsewhere afterwards, and the side it keeps. */
  readonly moved: { readonly old: number; readonly index: number; readonly kept: Side; readonly left: Side } | null
}

/**
 * Why track cannot be built so. The words are the core's own; each game knows which of its rules a word stands for.
 */
export type Objection =
  | 'unknown-tile'
  | 'on-city'
  | 'town-tile-elsewhere'
  | 'closed-side'
  | 'changes-nothing'
  | 'drops-track'
  | 'drops-exit'
  | 'adds-no-exit'
  | 'moves-stub'
  | 'drops-both-tracks'
  | 'moves-and-adds'
  | 'moves-link'
  | 'moves-root'
  | 'moves-foreign'
  | 'joins-foreign'
  | 'loop'
  | 'not-connected'

export const isObjection = (value: unknown): value is Objection => typeof value === 'string'

/** Compares the hex as it is with the hex as proposed. */
export function classify(track: Track, { hex, tile, rotation }: Proposal): Change | Objection {
  const kind = track.kinds[hex]
  const type = track.set.byId.get(tile)
  if (!type || !track.set.rotations(tile, kind === TOWN).includes(rotation)) return 'unknown-tile'
  if (kind === CITY) return 'on-city'
  if (type.kind === 'town' && kind !== TOWN) return 'town-tile-elsewhere'
  const wiring = track.set.wiring(tile, rotation, kind === TOWN)
  if (wiring.exits.some((side) => neighbourOf(track.board, hex, side) === NO_HEX)) return 'closed-side'
  const old = wiringAt(track, hex)
  if (!old) return { kind: 'place', wiring, keeps: wiring.segments.map(() => -1), moved: null }
  return kind === TOWN ? classifyTown(old, wiring) : classifyReplacement(old, wiring, type.kind as ChangeKind)
}

function classifyTown(old: Wiring, wiring: Wiring): Change | Objection {
  const drops = old.exits.some((side) => !wiring.exits.includes(side))
  if (wiring.exits.length === old.exits.length) return drops ? 'moves-stub' : 'adds-no-exit'
  if (drops) return 'drops-exit'
  return { kind: 'town', wiring, keeps: kept(old, wiring), moved: null }
}

function classifyReplacement(old: Wiring, wiring: Wiring, kind: ChangeKind): Change | Objection {
  const keeps = kept(old, wiring)
  const lost = old.segments.findIndex((_, i) => !keeps.includes(i))
  const added = keeps.flatMap((from, i) => (from === -1 ? [i] : []))
  if (lost === -1) return added.length === 0 ? 'changes-nothing' : { kind, wiring, keeps, moved: null }
  if (wiring.segments.length < old.segments.length) return 'drops-track'
  if (keeps.filter((from) => from !== -1).length < old.segments.length - 1) return 'drops-both-tracks'
  return classifyMove(old, wiring, keeps, lost, added)
}

/** One track is not where it was: it may only have turned its free end to another side. */
function classifyMove(
  old: Wiring,
  wiring: Wiring,
  keeps: readonly number[],
  lost: number,
  added: readonly number[],
): Change | Objection {
  const before = old.segments[lost] as Segment
  const index = added.find((i) => (wiring.segments[i] as Segment).some((side) => before.includes(side)))
  if (index === undefined) return 'drops-track'
  if (added.length > 1) return 'moves-and-adds'
  const after = wiring.segments[index] as Segment
  const [keptSide, left] = after.includes(before[0]) ? [before[0], before[1]] : [before[1], before[0]]
  return { kind: 'redirect', wiring, keeps, moved: { old: lost, index, kept: keptSide, left } }
}

const kept = (old: Wiring, wiring: Wiring): number[] =>
  wiring.segments.map(([a, b]) => old.segments.findIndex((segment) => segment[0] === a && segment[1] === b))

/** What lies across one side of a hex, seen from inside it. */
export interface Outlook {
  readonly kind: 'closed' | 'open' | 'city' | 'track'
  /** Of the track there; null when nobody owns it or there is none. */
  readonly owner: Seat | null
  /** Where that track ends. */
  readonly end: End
  /** How many segments lie between the side and that end. */
  readonly length: number
}

export function outlook(track: Track, hex: HexIndex, side: Side): Outlook {
  const closed = neighbourOf(track.board, hex, side) === NO_HEX
  let owner: Seat | null = null
  let length = 0
  const end = follow(track, hex, side, (at, index) => {
    owner = track.tiles[at]?.owners[index] ?? null
    length++
  })
  if (closed) return { kind: 'closed', owner, end, length }
  if (length > 0) return { kind: 'track', owner, end, length }
  return { kind: end.place === NO_HEX ? 'open' : 'city', owner, end, length }
}

/** The outlook of all six sides, each looked at once and only when asked for: what makes listing all builds cheap. */
export function outlooks(track: Track, hex: HexIndex): (side: Side) => Outlook {
  const seen: (Outlook | undefined)[] = []
  return (side) => {
    seen[side] ??= outlook(track, hex, side)
    return seen[side]
  }
}

/** A link that a build brings about. */
export interface Completed {
  readonly from: HexIndex
  readonly to: HexIndex
  readonly length: number
}

/** What a legal change leads to. */
export interface Effect {
  readonly change: Change
  readonly owners: readonly (Seat | null)[]
  /** Sides beyond which unowned track becomes the builder's, and whether this hex's own moved track does. */
  readonly takesOver: readonly Side[]
  readonly completes: readonly Completed[]
  /** By how many the builder's chains grow; may be negative. */
  readonly chains: number
}

/**
 * Whether the builder may make this change, and what follows. Terms used by the games that share this:
 * new track never joins foreign track, never leads from a place back to itself, joins unowned track by taking it over,
 * and must hang together with a city by the builder's own track.
 */
export function judge(
  track: Track,
  seat: Seat,
  hex: HexIndex,
  change: Change,
  look: (side: Side) => Outlook,
): Effect | Objection {
  return change.moved === null
    ? judgeAddition(track, seat, hex, change, look)
    : judgeRedirect(track, seat, hex, change, change.moved, look)
}

/** One end of a new segment as the builder finds it. */
interface Reach {
  readonly place: HexIndex
  readonly owner: Seat | null
  readonly isTrack: boolean
  readonly side: Side | typeof HUB
  readonly length: number
}

function judgeAddition(
  track: Track,
  seat: Seat,
  hex: HexIndex,
  change: Change,
  look: (side: Side) => Outlook,
): Effect | Objection {
  const added = change.wiring.segments.filter((_, i) => change.keeps[i] === -1)
  const reaches = added.map((segment) => segment.map((side) => reach(hex, side, look)) as [Reach, Reach])
  for (const [a, b] of reaches) if (isForeign(a, seat) || isForeign(b, seat)) return 'joins-foreign'
  for (const [a, b] of reaches) if (a.place !== NO_HEX && a.place === b.place) return 'loop'
  if (!allConnected(track, seat, reaches)) return 'not-connected'
  const old = track.tiles[hex]
  return {
    change,
    owners: change.keeps.map((from) => (from === -1 ? seat : (old?.owners[from] ?? null))),
    takesOver: reaches.flat().flatMap((end) => (end.isTrack && end.owner === null ? [end.side] : [])),
    completes: reaches.flatMap(([a, b]) => completed(a, b)),
    chains: reaches.length - reaches.flat().filter((end) => end.isTrack && end.owner === seat).length,
  }
}

function judgeRedirect(
  track: Track,
  seat: Seat,
  hex: HexIndex,
  change: Change,
  moved: NonNullable<Change['moved']>,
  look: (side: Side) => Outlook,
): Effect | Objection {
  const old = track.tiles[hex] as Placed
  const owner = old.owners[moved.old] ?? null
  const root = reach(hex, moved.kept, look)
  if (look(moved.left).kind !== 'open') return root.place === NO_HEX ? 'moves-root' : 'moves-link'
  if (owner !== null && owner !== seat) return 'moves-foreign'
  const [a, b] = change.wiring.segments[moved.index] as Segment
  const far = reach(hex, a === moved.kept ? b : a, look)
  if (isForeign(far, seat)) return 'joins-foreign'
  if (far.place === root.place) return 'loop'
  const linked = far.place !== NO_HEX
  if (owner === null && !allConnected(track, seat, [[root, far]])) return 'not-connected'
  const mine = owner === seat || linked ? seat : null
  const takesRoot = linked && owner === null && root.isTrack ? [moved.kept] : []
  const takesFar = linked && far.isTrack && far.owner === null ? [far.side] : []
  const joinsOwn = far.isTrack && far.owner === seat ? 1 : 0
  return {
    change,
    owners: change.keeps.map((from, i) => (i === moved.index ? mine : (old.owners[from] ?? null))),
    takesOver: [...takesRoot, ...takesFar],
    completes: completed(root, far),
    chains: (owner === null && linked ? 1 : 0) - joinsOwn,
  }
}

function reach(hex: HexIndex, side: Side | typeof HUB, look: (side: Side) => Outlook): Reach {
  if (side === HUB) return { place: hex, owner: null, isTrack: false, side, length: 0 }
  const { end, owner, kind, length } = look(side)
  return { place: end.place, owner, isTrack: kind === 'track', side, length }
}

const isForeign = (end: Reach, seat: Seat): boolean => end.isTrack && end.owner !== null && end.owner !== seat

const completed = (a: Reach, b: Reach): Completed[] =>
  a.place === NO_HEX || b.place === NO_HEX ? [] : [{ from: a.place, to: b.place, length: a.length + b.length + 1 }]

/**
 * Every new segment must reach a city by the builder's own track. Own track always does already (a section keeps its
 * root, links are never lost), so it is enough to reach own track, a city, or a town where the builder has an exit;
 * towns that one new segment connects serve the others.
 */
function allConnected(track: Track, seat: Seat, reaches: readonly (readonly [Reach, Reach])[]): boolean {
  const joined = new Set<HexIndex>()
  const holds = (end: Reach): boolean =>
    (end.isTrack && end.owner === seat) ||
    (end.place !== NO_HEX &&
      (track.kinds[end.place] === CITY || joined.has(end.place) || hasExit(track, seat, end.place)))
  let open = reaches
  for (;;) {
    const connected = open.filter((ends) => ends.some(holds))
    if (connected.length === 0) return open.length === 0
    for (const end of connected.flat()) if (end.place !== NO_HEX) joined.add(end.place)
    open = open.filter((ends) => !connected.includes(ends))
  }
}

/** Whether a seat has an exit in a town. */
export const hasExit = (track: Track, seat: Seat, town: HexIndex): boolean =>
  track.tiles[town]?.owners.includes(seat) ?? false

/** The tiles after a legal change. */
export function applyBuild(
  track: Track,
  seat: Seat,
  { hex, tile, rotation }: Proposal,
  effect: Effect,
): Track['tiles'] {
  const tiles = [...track.tiles]
  tiles[hex] = { tile, rotation, owners: effect.owners }
  for (const side of effect.takesOver) {
    follow(track, hex, side, (at, index) => {
      // A chain may come back through this very hex by a segment that stays; then its owner is set here as well.
      const index2 = at === hex ? effect.change.keeps.indexOf(index) : index
      tiles[at] = withOwner(tiles[at] as Placed, index2, seat)
    })
  }
  return tiles
}

export const withOwner = (placed: Placed, index: number, owner: Seat | null): Placed => ({
  ...placed,
  owners: placed.owners.map((before, i) => (i === index ? owner : before)),
})

/** Gives segments another owner, or none. */
export function reowned(tiles: Track['tiles'], segments: readonly SegmentRef[], owner: Seat | null): Track['tiles'] {
  const changed = [...tiles]
  for (const { hex, index } of segments) changed[hex] = withOwner(changed[hex] as Placed, index, owner)
  return changed
}

/** How many chains a seat owns: its segments less the places where two of them meet at a side. */
export function countChains(track: Track, seat: Seat): number {
  let segments = 0
  let joints = 0
  for (const [hex, placed] of track.tiles.entries()) {
    if (!placed?.owners.includes(seat)) continue
    const wiring = wiringAt(track, hex) as Wiring
    for (const [index, segment] of wiring.segments.entries()) {
      if (placed.owners[index] !== seat) continue
      segments++
      for (const side of segment) if (side !== HUB && meetsTrack(track, hex, side)) joints++
    }
  }
  return segments - joints / 2 + countFixed(track, seat)
}

function meetsTrack(track: Track, hex: HexIndex, side: Side): boolean {
  const next = neighbourOf(track.board, hex, side)
  if (next === NO_HEX || track.kinds[next] === CITY) return false
  return (wiringAt(track, next)?.at[(side + 3) % 6] ?? -1) >= 0
}
