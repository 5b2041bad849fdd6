import { hexName, type Layout, neighbour, type Point, SIDES, type Side } from '#engine/hex/layout.ts'
import type { Board, Hex } from '#engine/track/board.ts'
import { cells, hexPath, middle, R, sideEnds, walls } from '../hexes.ts'
import type { MapColor } from '../palette.ts'
import { type Coast, coastOf, waterCells } from './coast.ts'
import { randomFrom } from './noise.ts'
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
  const beach = board.sea ? [] : board.water
  for (const at of beach) lay('sand', hexPath(board.layout, middle(board.layout, at), 1.01))
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
  const water = new Set(waterCells(board).map(String))
  const isDrawn = (layout: Layout, hex: Hex, side: Side) => {
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

/** The letter of each column over its topmost hex, the number of each row before its first, clear of every neighbour. */
function rimOf(board: Board): TerrainPicture['rim'] {
  const spots = cells(board).map((at) => middle(board.layout, at))
  const [columns, rows] = [0, 1].map((along) => firsts(board, along as 0 | 1))
  const letters = [...(columns ?? [])].map((at) => {
    const { x } = middle(board.layout, at)
    const top = Math.min(...spots.filter((spot) => Math.abs(spot.x - x) < 0.95 * R).map(({ y }) => y))
    return { at: { x, y: top - 1.24 * R }, text: hexName(at).replace(/\d+/, '') }
  })
  const numbers = [...(rows ?? [])].map((at) => {
    const { y } = middle(board.layout, at)
    const left = Math.min(...spots.filter((spot) => Math.abs(spot.y - y) < 1.05 * R).map(({ x }) => x))
    return { at: { x: left - 1.3 * R, y }, text: hexName(at).replace(/\D+/, '') }
  })
  return [...letters, ...numbers]
}

/** The first hex of every column (along 0) or row (along 1) that has one. */
function firsts(board: Board, along: 0 | 1): readonly Hex['at'][] {
  const across = along === 0 ? 1 : 0
  const first = new Map<number, Hex['at']>()
  for (const { at } of board.hexes) {
    const known = first.get(at[along])
    if (!known || at[across] < known[across]) first.set(at[along], at)
  }
  return [...first.values()]
}
