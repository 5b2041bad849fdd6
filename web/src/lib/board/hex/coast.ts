import { type Coordinates, neighbour, type Point, SIDES, type Side } from '#engine/hex/layout.ts'
import type { Board } from '#engine/track/board.ts'
import { cells, middle, minus, plus, R, scaled, sideEnds, xy } from '../hexes.ts'
import { randomFrom, within } from './noise.ts'
import { type Piece, pieces, strokes } from './smooth.ts'

export interface Coast {
  /** All water as one outline: neighbouring cells are merged. Empty for an island, whose sea has no end. */
  readonly water: string
  /** The land of an island up to its shore. */
  readonly island: string
  /** The part of the outline where land begins. */
  readonly shore: string
  /** The rim of the board, where land and where water goes on beyond it. */
  readonly landRim: string
  readonly waterRim: string
}

interface Edge {
  readonly from: Point
  readonly to: Point
  /** Into the water. */
  readonly inward: Point
  readonly land: boolean
  readonly key: readonly number[]
}

/** How far the shore wanders into the water; never out of it, so that no hex of land loses ground. */
const WANDER = { least: 0.03 * R, most: 0.16 * R } as const

export function coastOf(board: Board): Coast {
  const land = new Set(board.hexes.map(({ at }) => String(at)))
  const water = new Set(waterCells(board).map(String))
  const edges = waterEdges(board, land, water)
  if (board.sea) {
    const shore = loops(edges.filter((one) => one.land))
      .map(wandering)
      .map(wholePath)
      .join('')
    return { water: '', island: shore, shore, landRim: '', waterRim: '' }
  }
  const outlines = loops(edges).map(wandering)
  return {
    water: outlines.map(wholePath).join(''),
    island: '',
    shore: outlines.map(shorePath).join(''),
    landRim: rim(board, land, land, water),
    waterRim: rim(board, water, land, water),
  }
}

/** The water of a board; of an island's sea the spaces along its coast. */
export function waterCells(board: Board): Coordinates[] {
  if (!board.sea) return [...board.water]
  const land = new Set(board.hexes.map(({ at }) => String(at)))
  const around = board.hexes.flatMap(({ at }) => SIDES.map((side) => neighbour(board.layout, at, side)))
  const sea = [...board.water, ...around].filter((at) => !land.has(String(at)))
  return [...new Map(sea.map((at) => [String(at), at])).values()]
}

function waterEdges(board: Board, land: ReadonlySet<string>, water: ReadonlySet<string>): Edge[] {
  return waterCells(board).flatMap((at) =>
    SIDES.flatMap((side): Edge[] => {
      const there = String(neighbour(board.layout, at, side))
      if (water.has(there)) return []
      return [edge(board, at, side, land.has(there))]
    }),
  )
}

function edge(board: Board, at: Coordinates, side: Side, land: boolean): Edge {
  const centre = middle(board.layout, at)
  const [from, to] = sideEnds(board.layout, centre, side)
  const towards = minus(centre, scaled(plus(from, to), 0.5))
  return { from, to, inward: scaled(towards, 1 / Math.hypot(towards.x, towards.y)), land, key: [at[0], at[1], side] }
}

/** Edges joined end to end; at every corner exactly two meet, since only three hexes do. */
function loops(edges: readonly Edge[]): Edge[][] {
  const starting = new Map(edges.map((edge) => [key(edge.from), edge]))
  const found: Edge[][] = []
  for (const first of edges) {
    if (!starting.has(key(first.from))) continue
    const loop: Edge[] = []
    for (let next: Edge | undefined = first; next; next = starting.get(key(next.to))) {
      starting.delete(key(next.from))
      loop.push(next)
    }
    found.push(loop)
  }
  return found
}

const key = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`

interface ShorePoint extends Point {
  readonly land: boolean
}

/** The outline of a lake with its shore drawn by an unsteady hand. */
function wandering(loop: readonly Edge[]): ShorePoint[] {
  return loop.flatMap((edge, i) => {
    const before = loop[(i + loop.length - 1) % loop.length] as Edge
    const random = randomFrom(...edge.key)
    const corner = edge.land && before.land ? scaled(plus(edge.inward, before.inward), 0.5) : { x: 0, y: 0 }
    const inland = [0, 0.2, 0.4, 0.6, 0.8].map((t): ShorePoint => {
      const on = plus(edge.from, scaled(minus(edge.to, edge.from), t))
      const push = within(random, WANDER.least, WANDER.most)
      return { ...plus(on, scaled(t === 0 ? corner : edge.inward, push)), land: edge.land }
    })
    return edge.land ? inland : inland.slice(0, 1)
  })
}

function wholePath(outline: readonly ShorePoint[]): string {
  const all = drawnPieces(outline)
  return all[0] ? `M${xy(all[0].start)}${all.map(({ curve }) => curve).join('')}Z` : ''
}

/** A shore is smooth; along the rim of the board the outline keeps to the hexes. */
function drawnPieces(outline: readonly ShorePoint[]): Piece[] {
  return pieces(outline).map((piece, i) =>
    outline[i]?.land ? piece : { ...piece, curve: piece.curve.replace(/Q(\S+ \S+) /, 'L$1L') },
  )
}

function shorePath(outline: readonly ShorePoint[]): string {
  const all = drawnPieces(outline)
  const isShore = (i: number) => outline[(i + all.length) % all.length]?.land === true
  return all
    .map(({ start, curve }, i) => (isShore(i) ? (isShore(i - 1) && i > 0 ? curve : `M${xy(start)}${curve}`) : ''))
    .join('')
}

function rim(board: Board, of: ReadonlySet<string>, land: ReadonlySet<string>, water: ReadonlySet<string>): string {
  const open = cells(board).filter((at) => of.has(String(at)))
  return strokes(
    open.flatMap((at) =>
      SIDES.filter((side) => {
        const there = String(neighbour(board.layout, at, side))
        return !land.has(there) && !water.has(there)
      }).map((side) => sideEnds(board.layout, middle(board.layout, at), side)),
    ),
  )
}
