import { type TileSet, throughTile, tileSet, townTile } from '../track/tiles.ts'

/** How many of each tile there are: every piece shows one (AOS-TILE-01). */
const COUNTS: Readonly<Record<string, number>> = {
  straight: 48,
  gentle: 55,
  sharp: 7,
  'x-gentle-straight': 4,
  'x-straight-straight': 4,
  'x-gentle-gentle': 3,
  's-gentle-sharp-l': 1,
  's-gentle-sharp-r': 1,
  's-straight-sharp': 1,
  's-gentle-gentle': 1,
  t1: 3,
  't3-l': 2,
  't3-r': 2,
  't3-same': 2,
  't3-star': 2,
}

/** The 136 track tiles (AOS-TILE-01). */
export const TILES: TileSet = tileSet(
  [
    throughTile('straight', 'simple', '03'),
    throughTile('gentle', 'simple', '02'),
    throughTile('sharp', 'simple', '01'),
    throughTile('x-gentle-straight', 'crossing', '03 15'),
    throughTile('x-straight-straight', 'crossing', '03 14'),
    throughTile('x-gentle-gentle', 'crossing', '02 13'),
    throughTile('s-gentle-sharp-l', 'side-by-side', '02 34'),
    throughTile('s-gentle-sharp-r', 'side-by-side', '02 45'),
    throughTile('s-straight-sharp', 'side-by-side', '03 12'),
    throughTile('s-gentle-gentle', 'side-by-side', '02 35'),
    townTile('t1', '0'),
    townTile('t3-l', '013'),
    townTile('t3-r', '023'),
    townTile('t3-same', '012'),
    townTile('t3-star', '024'),
  ],
  Object.entries(COUNTS).map(([tile, count]) => ({ faces: [tile], count })),
)

/** Town discs: one for every simple or complex tile on a town hex (AOS-TOWN-01). */
export const TOWN_DISCS = 8
