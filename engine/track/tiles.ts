import { isSide, SIDES, type Side, turned } from '../hex/layout.ts'
import { type Limit, limitsOf, type Piece } from './pieces.ts'

/** The middle of a town hex, as an end of a segment. */
export const HUB = 6

/** One piece of track inside a hex: it joins two sides, or a side and the town (`[side, HUB]`). */
export type Segment = readonly [Side, Side | typeof HUB]

/** The sides of its hex that a segment leads to. */
export const sidesOf = (segment: Segment): Side[] => segment.filter((end) => end !== HUB)

export type TileKind = 'simple' | 'crossing' | 'side-by-side' | 'town'

export interface TileType {
  readonly id: string
  readonly kind: TileKind
  /** In rotation 0. */
  readonly tracks: readonly Segment[]
}

/** How a tile in one rotation is wired, on a town hex or elsewhere. */
export interface Wiring {
  readonly segments: readonly Segment[]
  /** By side: which segment leaves there, -1 for none. */
  readonly at: readonly number[]
  /** By side: where the segment that leaves there leads, null for none. */
  readonly to: readonly (Segment[1] | null)[]
  readonly exits: readonly Side[]
}

export interface TileSet {
  readonly types: readonly TileType[]
  /** What the supply of pieces allows. */
  readonly limits: readonly Limit[]
  readonly byId: ReadonlyMap<string, TileType>
  /** The rotations of a tile that differ from each other on this kind of hex. */
  rotations(tile: string, onTown: boolean): readonly number[]
  /** The one of `rotations` that looks the same as this one. */
  canonical(tile: string, rotation: number, onTown: boolean): number
  wiring(tile: string, rotation: number, onTown: boolean): Wiring
}

export function tileSet(types: readonly TileType[], pieces: readonly Piece[]): TileSet {
  const tables = new Map(types.map((type) => [type.id, { elsewhere: wirings(type, false), town: wirings(type, true) }]))
  const table = (tile: string, onTown: boolean): readonly Wiring[] => {
    const both = tables.get(tile)
    if (!both) throw new Error(`no tile ${tile}`)
    return onTown ? both.town : both.elsewhere
  }
  const canonicals = new Map(
    [...tables].map(([id, both]) => [id, [firsts(both.elsewhere), firsts(both.town)] as const]),
  )
  const distinct = new Map([...canonicals].map(([id, both]) => [id, both.map((all) => [...new Set(all)])]))
  return {
    types,
    limits: limitsOf(pieces),
    byId: new Map(types.map((type) => [type.id, type])),
    rotations: (tile, onTown) => distinct.get(tile)?.[onTown ? 1 : 0] ?? [],
    canonical: (tile, rotation, onTown) => canonicals.get(tile)?.[onTown ? 1 : 0][rotation] ?? rotation,
    wiring: (tile, rotation, onTown) => table(tile, onTown)[rotation] as Wiring,
  }
}

/** `03 14` is a tile with track from side 0 to 3 and from 1 to 4. */
export function throughTile(id: string, kind: TileKind, pairs: string): TileType {
  const tracks = pairs.split(' ').map((pair): Segment => [sideFrom(id, pair[0]), sideFrom(id, pair[1])])
  return { id, kind, tracks }
}

function sideFrom(id: string, digit: string | undefined): Side {
  const side = Number(digit)
  if (!isSide(side)) throw new Error(`tile ${id}: ${digit} is no side`)
  return side
}

/** `013` is a town with exits at the sides 0, 1 and 3. */
export function townTile(id: string, exits: string): TileType {
  return { id, kind: 'town', tracks: [...exits].map((exit): Segment => [sideFrom(id, exit), HUB]) }
}

function wirings(type: TileType, onTown: boolean): Wiring[] {
  return SIDES.map((rotation) => {
    const tracks = type.tracks.map((segment) => turnedSegment(segment, rotation))
    return wired(onTown ? stubs(tracks) : tracks)
  })
}

function turnedSegment([a, b]: Segment, rotation: number): Segment {
  const first = turned(a, rotation)
  if (b === HUB) return [first, HUB]
  const second = turned(b, rotation)
  return first < second ? [first, second] : [second, first]
}

/** On a town hex the pairs of a tile do not matter: every exit is a stub to the town. */
function stubs(tracks: readonly Segment[]): Segment[] {
  return tracks
    .flatMap(sidesOf)
    .sort((a, b) => a - b)
    .map((exit): Segment => [exit, HUB])
}

function wired(segments: readonly Segment[]): Wiring {
  const at = SIDES.map((side) => segments.findIndex((segment) => segment.includes(side)))
  const to = SIDES.map((side) => {
    const segment = segments[at[side] as number]
    return segment === undefined ? null : segment[0] === side ? segment[1] : segment[0]
  })
  return { segments, at, to, exits: SIDES.filter((side) => at[side] !== -1) }
}

/** For each rotation the first one that gives the same picture. */
function firsts(all: readonly Wiring[]): number[] {
  const pictures = all.map((wiring) => [...wiring.segments].map(String).sort().join(' '))
  return pictures.map((picture) => pictures.indexOf(picture))
}
