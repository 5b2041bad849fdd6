import type { Seat } from '../core/rules.ts'
import { opposite, type Side } from '../hex/layout.ts'
import { CITY, type HexIndex, NO_HEX, neighbourOf, TOWN } from './board.ts'
import { type Change, isObjection, type Move, type Objection, type Proposal } from './change.ts'
import type { Outlook } from './outlook.ts'
import { withOwner } from './owners.ts'
import { HUB, type Segment } from './tiles.ts'
import { type End, follow, type Placed, type Track } from './track.ts'

/** A link that a build brings about. */
export interface Completed {
  readonly from: HexIndex
  readonly to: HexIndex
  readonly length: number
}

/** In what the games that share this differ. */
export interface Terms {
  /** Of the tracks of a tile one may wait to be connected until later in the turn, if another one is connected now. */
  readonly mayWait: boolean
  /** Track from a New City back to itself counts as having a free end there, which may be turned away. */
  readonly loopsAreOpen: boolean
}

/** What a legal change leads to. */
export interface Effect {
  readonly change: Change
  readonly owners: readonly (Seat | null)[]
  /** New segments that wait to be connected: nobody's so far. */
  readonly waiting: readonly number[]
  /** The old segment that moved and the new one it became. */
  readonly move: Move | null
  /** Sides beyond which unowned track becomes the builder's. */
  readonly takesOver: readonly Side[]
  readonly completes: readonly Completed[]
  /** By how many the builder's chains grow; may be negative. */
  readonly chains: number
}

/** A change of a hex as a seat would like to make it, and what lies about that hex. */
export interface Attempt {
  readonly track: Track
  readonly seat: Seat
  readonly hex: HexIndex
  readonly change: Change
  readonly look: (side: Side) => Outlook
}

/**
 * Whether the builder may make this change, and what follows. In all games that share this, new track never joins
 * foreign track, never leads from a place back to itself, joins unowned track by taking it over, and must hang together
 * with a city by the builder's own track.
 */
export function judge(attempt: Attempt, terms: Terms): Effect | Objection {
  const { track, seat, hex, change } = attempt
  const move = change.moves.length === 0 ? null : freeMove(attempt, terms)
  if (isObjection(move)) return move
  const owner = move && (track.tiles[hex]?.owners[move.old] ?? null)
  if (owner !== null && owner !== seat) return 'moves-foreign'
  const strands = strandsOf(attempt, move)
  if (strands.some(({ ends }) => ends.some((end) => isForeign(end, seat)))) return 'joins-foreign'
  if (strands.some(isLoop)) return 'loop'
  const open = unconnected(track, seat, strands)
  if (open.length > 0 && !(mayWait(track, hex, change, terms) && open.length < strands.length)) return 'not-connected'
  return effectOf(attempt, move, strands, open)
}

const mayWait = (track: Track, hex: HexIndex, { kind, moves }: Change, terms: Terms): boolean =>
  terms.mayWait && track.kinds[hex] !== TOWN && (kind === 'place' || moves.length > 0)

/** The reading of a redirect by which a free end was turned; unfinished track has only one. */
function freeMove({ hex, change: { moves }, look }: Attempt, { loopsAreOpen }: Terms): Move | Objection {
  const isFree = ({ kept, left }: Move): boolean => {
    const { kind, end } = look(left)
    return kind === 'open' || (loopsAreOpen && kind === 'city' && look(kept).end.place === end.place)
  }
  const free = moves.find(isFree)
  if (free) return free
  const unrooted = moves.every(({ kept }) => reach(hex, kept, look).place === NO_HEX)
  return unrooted ? 'moves-root' : 'moves-link'
}

/** One end of new track as the builder finds it: what lies beyond a side, or the town in the middle. */
type Reach = Pick<Outlook, 'place' | 'owner' | 'isTrack' | 'length'> & { readonly side: Side | typeof HUB }

/**
 * New segments of the tile that become one piece of track: mostly one, two when track that waits to be connected leads
 * from one of them round to the other.
 */
interface Strand {
  readonly indices: readonly number[]
  /** The track it meets. */
  readonly meets: readonly Reach[]
  readonly ends: readonly [Reach, Reach]
  /** It closes on itself: there is no end of it at all. */
  readonly isRing: boolean
  readonly length: number
  /** The old segment that one of them was; null for nothing but new track. */
  readonly moved: { readonly owner: Seat | null; readonly kept: Side } | null
}

function strandsOf({ track, hex, change: { wiring, keeps }, look }: Attempt, move: Move | null): Strand[] {
  const strands: Strand[] = []
  /** Segments that are part of a strand, as bits. */
  let seen = 0
  for (let index = 0; index < keeps.length; index++) {
    if (keeps[index] !== -1 || seen & (1 << index)) continue
    const indices = [index]
    const meets: Reach[] = []
    let length = 1
    let isRing = false
    const traced = (from: Side | typeof HUB): Reach => {
      let end = reach(hex, from, look)
      for (;;) {
        if (!end.isTrack) return end
        meets.push(end)
        const back = end.place === NO_HEX && end.side !== HUB ? backInto(track, hex, look(end.side).end) : null
        if (back === null) return end
        const next = wiring.at[back] ?? -1
        if (indices.includes(next)) isRing = true
        if (keeps[next] !== -1 || isRing) return end
        indices.push(next)
        length += end.length + 1
        end = reach(hex, wiring.to[back] as Segment[1], look)
      }
    }
    const [a, b] = wiring.segments[index] as Segment
    const ends: [Reach, Reach] = [traced(a), traced(b)]
    const moved =
      move && indices.includes(move.index)
        ? { owner: track.tiles[hex]?.owners[move.old] ?? null, kept: move.kept }
        : null
    for (const one of indices) seen |= 1 << one
    strands.push({ indices, meets, ends, isRing, length: length + ends[0].length + ends[1].length, moved })
  }
  return strands
}

/** The side by which track that ends free points back into this hex, if it does. */
function backInto({ board }: Track, hex: HexIndex, end: End): Side | null {
  return neighbourOf(board, end.hex, end.side) === hex ? opposite(end.side) : null
}

const reach = (hex: HexIndex, side: Side | typeof HUB, look: (side: Side) => Outlook): Reach =>
  side === HUB ? { place: hex, owner: null, isTrack: false, side, length: 0 } : look(side)

const isForeign = (end: Reach, seat: Seat): boolean => end.isTrack && end.owner !== null && end.owner !== seat

const isLoop = ({ ends: [a, b], isRing }: Strand): boolean => isRing || (a.place !== NO_HEX && a.place === b.place)

/**
 * The strands that do not reach a city by the builder's own track. Own track always does already (a section keeps its
 * root, links are never lost), so it is enough to reach own track, a city, or a town where the builder has an exit;
 * towns that one strand connects serve the others.
 */
function unconnected(track: Track, seat: Seat, strands: readonly Strand[]): readonly Strand[] {
  const joined: HexIndex[] = []
  const holds = (end: Reach): boolean =>
    (end.isTrack && end.owner === seat) ||
    (end.place !== NO_HEX &&
      (track.kinds[end.place] === CITY || joined.includes(end.place) || hasExit(track, seat, end.place)))
  let open = strands
  for (;;) {
    const still: Strand[] = []
    for (const strand of open) {
      const [a, b] = strand.ends
      if (strand.moved?.owner !== seat && !holds(a) && !holds(b)) still.push(strand)
      else joined.push(a.place, b.place)
    }
    // What was joined after it was looked at may serve what is still open.
    if (still.length === 0 || still.length === open.length) return still
    open = still
  }
}

function effectOf(
  { track, seat, hex, change }: Attempt,
  move: Move | null,
  strands: readonly Strand[],
  open: readonly Strand[],
): Effect {
  const old = track.tiles[hex]?.owners
  const owners = change.keeps.map((from) => (from === -1 ? null : (old?.[from] ?? null)))
  const waiting: number[] = []
  const takesOver: Side[] = []
  const completes: Completed[] = []
  let chains = 0
  for (const strand of strands) {
    if (open.includes(strand)) {
      waiting.push(...strand.indices)
      continue
    }
    const completed = completedBy(strand)
    // Turning unowned track does not take it over unless it becomes a link.
    if (strand.moved && strand.moved.owner === null && !completed) continue
    for (const index of strand.indices) owners[index] = seat
    for (const { owner, side } of strand.meets) if (owner === null && side !== HUB) takesOver.push(side)
    if (completed) completes.push(completed)
    chains += chainsBy(strand, seat)
  }
  return { change, move, owners, waiting, takesOver, completes, chains }
}

function completedBy({ ends: [a, b], length }: Strand): Completed | null {
  return a.place === NO_HEX || b.place === NO_HEX ? null : { from: a.place, to: b.place, length }
}

/** A new chain, less those of the builder's own that it joins. */
function chainsBy({ ends, moved }: Strand, seat: Seat): number {
  let more = moved?.owner === seat ? 0 : 1
  for (const end of ends) if (end.isTrack && end.owner === seat && end.side !== moved?.kept) more--
  return more
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
