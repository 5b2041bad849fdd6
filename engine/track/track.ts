import type { Seat } from '../core/rules.ts'
import { opposite, type Side } from '../hex/layout.ts'
import { type Board, CITY, type HexIndex, NO_HEX, neighbourOf, TOWN } from './board.ts'
import { HUB, type Segment, type TileSet, type Wiring } from './tiles.ts'

/** A tile on the board; `owners` go with the segments of its wiring. */
export interface Placed {
  readonly tile: string
  readonly rotation: number
  readonly owners: readonly (Seat | null)[]
}

/** Everything that tracing track needs to know, and nothing about a game. */
export interface Track {
  readonly board: Board
  readonly set: TileSet
  /** By hex. */
  readonly tiles: readonly (Placed | null)[]
  /** By hex: PLAIN, TOWN or CITY as it is now, New Cities included. */
  readonly kinds: Uint8Array
  /** By fixed link of the board: who has taken it. */
  readonly fixed: readonly (Seat | null)[]
}

/**
 * Where track ends: at a place (`place` is its hex, `side` the side of that hex the track comes in by), or free
 * (`place` is NO_HEX; `hex` and `side` say where it points out of its last hex).
 */
export interface End {
  readonly place: HexIndex
  readonly hex: HexIndex
  readonly side: Side
}

export interface SegmentRef {
  readonly hex: HexIndex
  /** Index into the segments of the tile's wiring. */
  readonly index: number
}

/** A maximal run of segments joined to each other; it ends at places and never passes through one. */
export interface Chain {
  readonly owner: Seat | null
  readonly segments: readonly SegmentRef[]
  readonly ends: readonly [End, End]
}

export const wiringAt = (track: Track, hex: HexIndex): Wiring | null => {
  const placed = track.tiles[hex]
  return placed ? track.set.wiring(placed.tile, placed.rotation, track.kinds[hex] === TOWN) : null
}

export function segmentAt(track: Track, { hex, index }: SegmentRef): Segment {
  const segment = wiringAt(track, hex)?.segments[index]
  if (!segment) throw new Error(`no segment ${index} on hex ${hex}`)
  return segment
}

/** Two different places joined: a completed connection. Track from a place back to itself is none. */
export const isLink = ({ ends: [a, b] }: Pick<Chain, 'ends'>): boolean =>
  a.place !== NO_HEX && b.place !== NO_HEX && a.place !== b.place

/**
 * Leaves `hex` by `side` and follows the track there to its end, calling `visit` for every segment. Where there is no
 * track beyond that side the end is free and lies at `hex` itself; a city beyond it is the end at once.
 */
export function follow(track: Track, hex: HexIndex, side: Side, visit?: (hex: HexIndex, index: number) => void): End {
  const { board, kinds } = track
  let at = hex
  let out: Side = side
  for (;;) {
    const next = neighbourOf(board, at, out)
    if (next === NO_HEX) return { place: NO_HEX, hex: at, side: out }
    const back = opposite(out)
    if (kinds[next] === CITY) return { place: next, hex: next, side: back }
    const wiring = wiringAt(track, next)
    const index = wiring ? (wiring.at[back] as number) : -1
    if (!wiring || index < 0) return { place: NO_HEX, hex: at, side: out }
    visit?.(next, index)
    // A segment leaves by this side, so it leads somewhere.
    const to = wiring.to[back] as Segment[1]
    if (to === HUB) return { place: next, hex: next, side: back }
    at = next
    out = to
  }
}

/** The whole chain that a segment belongs to. */
export function chainOf(track: Track, hex: HexIndex, index: number): Chain {
  const segments: SegmentRef[] = [{ hex, index }]
  const visit = (at: HexIndex, i: number) => segments.push({ hex: at, index: i })
  const [a, b] = segmentAt(track, { hex, index })
  const one = follow(track, hex, a, visit)
  const other = b === HUB ? { place: hex, hex, side: a } : follow(track, hex, b, visit)
  return { owner: track.tiles[hex]?.owners[index] ?? null, segments, ends: [one, other] }
}

/** Every chain of tiles, each once; or those of a seat, on these hexes. */
export function chains(track: Track, seat?: Seat, hexes: Iterable<HexIndex> = track.tiles.keys()): Chain[] {
  /** By hex: the segments whose chain is known, as bits. */
  const seen = new Uint8Array(track.tiles.length)
  const found: Chain[] = []
  for (const hex of hexes) {
    const owners = track.tiles[hex]?.owners ?? []
    for (let index = 0; index < owners.length; index++) {
      if ((seen[hex] as number) & (1 << index) || (seat !== undefined && owners[index] !== seat)) continue
      const chain = chainOf(track, hex, index)
      for (const ref of chain.segments) seen[ref.hex]! |= 1 << ref.index
      found.push(chain)
    }
  }
  return found
}

/** What every hex is once these cities have grown on it. */
export function kindsWith(board: Board, newCities: readonly { readonly hex: HexIndex }[]): Uint8Array {
  if (newCities.length === 0) return board.kinds
  const known = grown.get(newCities)
  if (known?.board === board) return known.kinds
  const kinds = board.kinds.slice()
  for (const { hex } of newCities) kinds[hex] = CITY
  grown.set(newCities, { board, kinds })
  return kinds
}

/** Nothing ever changes a list in a state, and most actions leave the cities as they are. */
const grown = new WeakMap<object, { readonly board: Board; readonly kinds: Uint8Array }>()

/** How often each tile lies on the board. */
export function tilesUsed(tiles: Track['tiles']): Map<string, number> {
  const used = new Map<string, number>()
  for (const placed of tiles) if (placed) used.set(placed.tile, (used.get(placed.tile) ?? 0) + 1)
  return used
}

/** The owner of the fixed link that leaves a place by this side; undefined when there is none or nobody has it. */
export function fixedOwner(track: Track, place: HexIndex, side: Side): Seat | undefined {
  for (const [i, owner] of track.fixed.entries()) {
    const link = track.board.fixedLinks[i]
    if (owner === null || !link) continue
    const [a, b] = link.between
    if ((place === a && side === link.side) || (place === b && side === opposite(link.side))) return owner
  }
  return undefined
}

export const countFixed = (track: Track, seat: Seat): number => track.fixed.filter((owner) => owner === seat).length
