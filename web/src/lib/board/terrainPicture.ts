import { hexName, type Layout, neighbour, type Point, SIDES } from '#engine/hex/layout.ts'
import type { Board, Hex } from '#engine/track/board.ts'
import { type Coast, coastOf } from './coast.ts'
import { cells, hexPath, middle, plus, R, sideEnds, walls } from './hexes.ts'
import { randomFrom } from './noise.ts'
import type { MapColor } from './palette.ts'
import { type Relief, reliefOf } from './relief.ts'
import { type RiverPicture, riversOf } from './rivers.ts'
import { strokes } from './smooth.ts'

/** Everything of a board that never changes, as a few long paths. */
export interface TerrainPicture {
  readonly washes: readonly { readonly color: MapColor; readonly path: string }[]
  readonly coast: Coast
  readonly rivers: readonly RiverPicture[]
  readonly relief: Relief
  /** Lines between hexes, on land only. */
  readonly grid: string
  readonly walls: string
  /** Letters of columns and numbers of rows, beside the board. */
  readonly rim: readonly { readonly at: Point; readonly text: string }[]
}

const drawn = new WeakMap<Board, TerrainPicture>()

export function terrainPicture(board: Board): TerrainPicture {
  const known = drawn.get(board)
  if (known) return known
  const picture: TerrainPicture = {
    washes: washesOf(board),
    coast: coastOf(board),
    rivers: riversOf(board),
    relief: reliefOf(board),
    grid: gridOf(board),
    walls: strokes(walls(board)),
    rim: rimOf(board),
  }
  drawn.set(board, picture)
  return picture
}

const COUNTRY: readonly MapColor[] = ['land', 'land-1', 'land-2', 'land-3']

/** One path a tone. Water is laid under with the tone of land, which shows between the shore and the hexes. */
function washesOf(board: Board): TerrainPicture['washes'] {
  const byColor = new Map<MapColor, string>()
  const lay = (color: MapColor, path: string) => byColor.set(color, (byColor.get(color) ?? '') + path)
  for (const at of board.water) lay('sand', hexPath(board.layout, middle(board.layout, at), 1.01))
  for (const hex of board.hexes) lay(washOf(hex), hexPath(board.layout, middle(board.layout, hex.at), 1.006))
  return [...byColor].map(([color, path]) => ({ color, path }))
}

function washOf({ terrain, at }: Hex): MapColor {
  if (terrain === 'mountain' || terrain === 'swamp') return terrain
  if (terrain === 'river') return 'valley'
  return COUNTRY[Math.floor(randomFrom(at[0], at[1], 3)() * COUNTRY.length)] ?? 'land'
}

/** Each line once: the first three sides of every hex, and the others where nothing lies beyond. */
function gridOf(board: Board): string {
  const land = new Set(board.hexes.map(({ at }) => String(at)))
  const water = new Set(board.water.map(String))
  const isDrawn = (layout: Layout, hex: Hex, side: number) => {
    const there = String(neighbour(layout, hex.at, side))
    return land.has(there) ? side < 3 : !water.has(there)
  }
  return strokes(
    board.hexes.flatMap((hex) =>
      SIDES.filter((side) => isDrawn(board.layout, hex, side)).map((side) =>
        sideEnds(board.layout, middle(board.layout, hex.at), side),
      ),
    ),
  )
}

function rimOf(board: Board): TerrainPicture['rim'] {
  const all = cells(board)
  const first = (along: 0 | 1, across: 0 | 1) => {
    const outermost = new Map<number, (typeof all)[number]>()
    for (const at of all) {
      const known = outermost.get(at[along])
      if (!known || at[across] < known[across]) outermost.set(at[along], at)
    }
    return [...outermost.values()]
  }
  const label = (offset: Point, text: (name: string) => string) => (at: (typeof all)[number]) => ({
    at: plus(middle(board.layout, at), offset),
    text: text(hexName(at)),
  })
  return [
    ...first(0, 1).map(label({ x: 0, y: -1.22 * R }, (name) => name.replace(/\d+/, ''))),
    ...first(1, 0).map(label({ x: -1.3 * R, y: 0 }, (name) => name.replace(/\D+/, ''))),
  ]
}
