import { type TileSet, type TileType, throughTile, tileSet, townTile } from '../track/tiles.ts'

/** The 136 track tiles, and how many of each there are: every piece shows one (AOS-TILE-01). */
const PIECES: readonly (readonly [type: TileType, count: number])[] = [
  [throughTile('straight', 'simple', '03'), 48],
  [throughTile('gentle', 'simple', '02'), 55],
  [throughTile('sharp', 'simple', '01'), 7],
  [throughTile('x-gentle-straight', 'crossing', '03 15'), 4],
  [throughTile('x-straight-straight', 'crossing', '03 14'), 4],
  [throughTile('x-gentle-gentle', 'crossing', '02 13'), 3],
  [throughTile('s-gentle-sharp-l', 'side-by-side', '02 34'), 1],
  [throughTile('s-gentle-sharp-r', 'side-by-side', '02 45'), 1],
  [throughTile('s-straight-sharp', 'side-by-side', '03 12'), 1],
  [throughTile('s-gentle-gentle', 'side-by-side', '02 35'), 1],
  [townTile('t1', '0'), 3],
  [townTile('t3-l', '013'), 2],
  [townTile('t3-r', '023'), 2],
  [townTile('t3-same', '012'), 2],
  [townTile('t3-star', '024'), 2],
]

export const TILES: TileSet = tileSet(
  PIECES.map(([type]) => type),
  PIECES.map(([{ id }, count]) => ({ faces: [id], count })),
)

/** Town discs: one for every simple or complex tile on a town hex (AOS-TOWN-01). */
export const TOWN_DISCS = 8
