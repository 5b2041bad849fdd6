import type { Side } from '../hex/layout.ts'
import { HUB, type Segment, type TileKind, type TileSet, type TileType, tileSet } from '../track/tiles.ts'

/** The 136 track tiles (AOS-TILE-01). */
export const TILES: TileSet = tileSet([
  track('straight', 'simple', 48, '03'),
  track('gentle', 'simple', 55, '02'),
  track('sharp', 'simple', 7, '01'),
  track('x-gentle-straight', 'crossing', 4, '03 15'),
  track('x-straight-straight', 'crossing', 4, '03 14'),
  track('x-gentle-gentle', 'crossing', 3, '02 13'),
  track('s-gentle-sharp-l', 'side-by-side', 1, '02 34'),
  track('s-gentle-sharp-r', 'side-by-side', 1, '02 45'),
  track('s-straight-sharp', 'side-by-side', 1, '03 12'),
  track('s-gentle-gentle', 'side-by-side', 1, '02 35'),
  town('t1', 3, 0),
  town('t3-l', 2, 0, 1, 3),
  town('t3-r', 2, 0, 2, 3),
  town('t3-same', 2, 0, 1, 2),
  town('t3-star', 2, 0, 2, 4),
])

/** Town discs: one for every simple or complex tile on a town hex (AOS-TOWN-01). */
export const TOWN_DISCS = 8

function track(id: string, kind: TileKind, count: number, pairs: string): TileType {
  const tracks = pairs.split(' ').map((pair): Segment => [Number(pair[0]), Number(pair[1])])
  return { id, kind, tracks, count }
}

function town(id: string, count: number, ...exits: Side[]): TileType {
  return { id, kind: 'town', tracks: exits.map((exit): Segment => [exit, HUB]), count }
}
