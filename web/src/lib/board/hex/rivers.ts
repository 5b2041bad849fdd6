import { type Coordinates, type Layout, neighbour, type Point, SIDES } from '#engine/hex/layout.ts'
import type { Board } from '#engine/track/board.ts'
import { outward } from '../curves.ts'
import { distance, middle, minus, plus, R, scaled } from '../hexes.ts'
import { waterCells } from './coast.ts'
import { randomFrom, within } from './noise.ts'
import { openPath, sampled } from './smooth.ts'

/** Rivers are listed from source to mouth: they begin thin and widen on their way. */
const WIDTH = { source: 0.045 * R, mouth: 0.21 * R, perHex: 0.022 * R } as const
const SPACING = 0.22 * R
const MEANDER = 0.11 * R

export interface RiverPicture {
  /** A ribbon to fill. */
  readonly bed: string
  /** Its two long edges. */
  readonly banks: string
  /** The line of the current within it. */
  readonly current: string
}

/** The rivers of a board, and a short one for each river hex that no line of the map passes. */
export function riversOf(board: Board): RiverPicture[] {
  const passed = new Set(board.rivers.flat().map(String))
  const water = new Set(waterCells(board).map(String))
  const alone = board.hexes.filter(({ terrain, at }) => terrain === 'river' && !passed.has(String(at)))
  return [
    ...board.rivers.map((line) => {
      const course = downstream(board, water, line)
      return flowing(courseOf(board, water, course), water.has(String(course[0])))
    }),
    ...alone.map(({ at }) => flowing(brook(board.layout, at), false)),
  ]
}

type Water = ReadonlySet<string>

/** The hexes of a river from its source to its mouth; a line that can only end where it begins is listed upstream. */
function downstream(board: Board, water: Water, line: readonly Coordinates[]): readonly Coordinates[] {
  const [first, last] = [line[0] as Coordinates, line.at(-1) as Coordinates]
  if (water.has(String(first)) || water.has(String(last))) return line
  const [head, mouth] = [beyond(board, water, line, 0), beyond(board, water, line, line.length - 1)]
  const upstream = head !== null && (mouth === null || (head.water && !mouth.water))
  return upstream ? [...line].reverse() : line
}

/** Where a river runs: through its hexes, and on into the lake or over the rim at an open end. */
function courseOf(board: Board, water: Water, line: readonly Coordinates[]): Point[] {
  const points = line.map((at) => middle(board.layout, at))
  const head = beyond(board, water, line, 0)
  const mouth = beyond(board, water, line, line.length - 1)
  const course = [...(head?.water ? [head.point] : []), ...points, ...(mouth ? [mouth.point] : [])]
  return course
}

interface Beyond {
  readonly point: Point
  readonly water: boolean
}

/** The middle of the side by which a river leaves its first or last hex, if it goes on to water or out of the board. */
function beyond(board: Board, waters: Water, line: readonly Coordinates[], end: number): Beyond | null {
  const at = line[end] as Coordinates
  const inner = line[end === 0 ? 1 : end - 1]
  if (waters.has(String(at))) return null
  const land = new Set(board.hexes.map((hex) => String(hex.at)))
  const here = middle(board.layout, at)
  const flow = inner ? minus(here, middle(board.layout, inner)) : { x: 0, y: 1 }
  const ways = SIDES.filter((side) => !land.has(String(neighbour(board.layout, at, side))))
    .map((side) => ({ side, out: outward(board.layout, side) }))
    .map(({ side, out }) => ({ side, out, along: (out.x * flow.x + out.y * flow.y) / Math.hypot(flow.x, flow.y) }))
    .filter(({ along }) => along > 0.3)
    .sort((a, b) => b.along - a.along)
  const way = ways[0]
  if (!way) return null
  const water = waters.has(String(neighbour(board.layout, at, way.side)))
  return { point: plus(here, scaled(way.out, water ? 1.1 * R : 0.87 * R)), water }
}

function brook(layout: Layout, at: Coordinates): Point[] {
  const here = middle(layout, at)
  const lean = within(randomFrom(at[0], at[1], 5), -0.3, 0.3) * R
  return [
    { x: here.x - 0.62 * R, y: here.y - lean },
    { x: here.x - 0.2 * R, y: here.y + 0.3 * R },
    { x: here.x + 0.2 * R, y: here.y - 0.3 * R },
    { x: here.x + 0.62 * R, y: here.y + lean },
  ]
}

function flowing(course: readonly Point[], fromLake: boolean): RiverPicture {
  const spine = meandering(sampled(course, SPACING))
  const length = spine.reduce((sum, point, i) => sum + (i ? distance(spine[i - 1] as Point, point) : 0), 0)
  const grown = Math.min(WIDTH.mouth, WIDTH.source + WIDTH.perHex * (length / R) * 1.2)
  const widths = spine.map((_, i) =>
    fromLake ? WIDTH.mouth * 0.7 : WIDTH.source + (grown - WIDTH.source) * (i / spine.length) ** 0.7,
  )
  const [left, right] = [1, -1].map((hand) =>
    spine.map((point, i) => aside(spine, i, point, (hand * (widths[i] as number)) / 2)),
  )
  const [oneBank, otherBank] = [openPath(left as Point[]), openPath([...(right as Point[])].reverse())]
  return {
    bed: `${oneBank}${otherBank.replace('M', 'L')}Z`,
    banks: oneBank + otherBank,
    current: openPath(spine.map((point, i) => aside(spine, i, point, (widths[i] as number) * 0.12))),
  }
}

/** Water does not run straight: the line swings gently to both sides, except at its ends. */
function meandering(spine: readonly Point[]): Point[] {
  const random = randomFrom(Math.round(spine[0]?.x ?? 0), Math.round(spine[0]?.y ?? 0))
  const [slow, quick] = [within(random, 0, 6), within(random, 0, 6)]
  return spine.map((point, i) => {
    const calm = Math.min(1, i / 3, (spine.length - 1 - i) / 3)
    const swing = 0.65 * Math.sin(slow + i * 0.62) + 0.45 * Math.sin(quick + i * 1.13)
    return aside(spine, i, point, calm * MEANDER * swing)
  })
}

function aside(spine: readonly Point[], i: number, point: Point, by: number): Point {
  const along = minus(spine[Math.min(i + 1, spine.length - 1)] as Point, spine[Math.max(i - 1, 0)] as Point)
  const length = Math.hypot(along.x, along.y) || 1
  return plus(point, { x: (-along.y / length) * by, y: (along.x / length) * by })
}
