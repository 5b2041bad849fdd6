import type { Point } from '#engine/hex/layout.ts'
import { type Board, type City, farEnd, type Segment } from '#engine/spike/board.ts'
import { wayBetween } from '#engine/spike/network.ts'
import type { Player, Train } from '#engine/spike/types.ts'
import { type Box, between, distance, plus, scaled, xy } from '../../board/hexes.ts'

/** The data has neighbouring points 60 apart; drawn like this they lie about as far apart as neighbouring hexes. */
export const SCALE = 2.5

/** Half the width of a city's disc and of a junction, in the units everything is drawn in. */
export const CITY = 43
export const JUNCTION = 11

const spots = new WeakMap<Board, ReadonlyMap<string, Point>>()

/** Where the points of a board lie on its picture. */
export function spotsOf(board: Board): ReadonlyMap<string, Point> {
  const known = spots.get(board)
  if (known) return known
  const { cities, junctions } = board.data
  const made = new Map([...cities, ...junctions].map(({ id, x, y }) => [id, scaled({ x, y }, SCALE)]))
  spots.set(board, made)
  return made
}

export const spotOf = (board: Board, point: string): Point => spotsOf(board).get(point) ?? { x: 0, y: 0 }

/** A city or a segment, as places on the picture: its middle. */
export function placeOf(board: Board, id: string): Point {
  const segment = board.segments.get(id)
  return segment ? between(spotOf(board, segment.a), spotOf(board, segment.b)) : spotOf(board, id)
}

/** Both ends of the visible part of a segment: it stops short of the discs. */
export function endsOf(board: Board, { a, b }: Segment, clear = 0): readonly [Point, Point] {
  const [from, to] = [spotOf(board, a), spotOf(board, b)]
  const length = distance(from, to)
  const inset = (point: string) => ((board.points.get(point)?.city ? CITY + 4 : JUNCTION + 2) + clear) / length
  return [between(from, to, inset(a)), between(from, to, 1 - inset(b))]
}

/** Segments as one path. */
export const linesOf = (board: Board, segments: readonly Segment[], clear?: number): string =>
  segments
    .map((segment) => {
      const [from, to] = endsOf(board, segment, clear)
      return `M${xy(from)}L${xy(to)}`
    })
    .join('')

/** Segments as one unbroken line through their points. */
export const chainPath = (points: readonly Point[]): string => `M${points.map(xy).join('L')}`

/** The points a chain of segments passes, from `start` on; segments that do not hang together end it. */
export function pointsAlong(board: Board, start: string, ids: readonly string[]): string[] {
  const points = [start]
  for (const id of ids) {
    const segment = board.segments.get(id)
    const here = points.at(-1) as string
    if (!segment || (segment.a !== here && segment.b !== here)) break
    points.push(farEnd(segment, here))
  }
  return points
}

/** Room around the outermost points, for names and for trains. */
const MARGIN = 92

export function boxOf(board: Board): Box {
  const { width, height } = board.data.size
  return { x: 24 * SCALE, y: 0, width: (width - 24) * SCALE + MARGIN, height: height * SCALE }
}

/** Trains in a city stand about its disc; so many fit. */
const BERTHS: readonly Point[] = [
  { x: 0, y: -62 },
  { x: 74, y: -22 },
  { x: -74, y: -22 },
  { x: 0, y: -106 },
]

export interface Berth extends Point {
  /** Degrees; 0 looks to the east. */
  readonly angle: number
}

/** Where a train stands. `place` counts the trains in the same city. */
export function berthOf(board: Board, train: Train, place = 0): Berth {
  if (train.at === 'city') {
    const berth = BERTHS[place % BERTHS.length] as Point
    return { ...plus(spotOf(board, train.city), berth), angle: 0 }
  }
  const at = placeOf(board, train.segment)
  const to = spotOf(board, train.heading)
  return { ...at, angle: degrees(at, to) }
}

export const degrees = (from: Point, to: Point): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI

/** The line a train runs from one standing to the next, over own track; straight there if track does not tell. */
export function rideOf(board: Board, player: Player, from: Train, to: Train, stands: readonly [Berth, Berth]): Point[] {
  const out = from.at === 'city' ? from.city : from.heading
  const way = wayBetween(board, player, out, to.at === 'city' ? to.city : tailOf(board, to))
  if (!way) return [...stands]
  return [stands[0], ...pointsAlong(board, out, way).map((point) => spotOf(board, point)), stands[1]]
}

/** The end of a segment that a train on it comes from. */
function tailOf(board: Board, train: Extract<Train, { at: 'segment' }>): string {
  const segment = board.segments.get(train.segment)
  return segment ? farEnd(segment, train.heading) : train.heading
}

/** The line of a movement that is being considered: from where the train is through the spaces it would enter. */
export function previewOf(board: Board, from: Train, steps: readonly string[]): Point[] {
  const points = [from.at === 'city' ? spotOf(board, from.city) : placeOf(board, from.segment)]
  let here = from.at === 'city' ? from.city : from.heading
  for (const [i, id] of steps.entries()) {
    if (i > 0 || from.at === 'segment') points.push(spotOf(board, here))
    const segment = board.segments.get(id)
    if (!segment) continue
    here = farEnd(segment, here)
    if (i === steps.length - 1) points.push(placeOf(board, id))
  }
  return points
}

export const cityById = (board: Board, id: string): City | null => board.points.get(id)?.city ?? null
