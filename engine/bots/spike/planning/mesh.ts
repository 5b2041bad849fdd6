import { type Board, farEnd } from '../../../spike/board.ts'
import { GOODS, RAIL_TYPES } from '../../../spike/types.ts'

/** A segment as seen from one of its ends. */
export interface Exit {
  readonly segment: number
  readonly to: number
}

/** A board in numbers, for whoever asks a thousand times. Cities come first among the points. */
export interface Mesh {
  readonly board: Board
  readonly points: readonly string[]
  readonly indexOf: ReadonlyMap<string, number>
  readonly cities: number
  /** By city: which of the goods it offers. */
  readonly goods: readonly number[]
  readonly exits: readonly (readonly Exit[])[]
  readonly segments: readonly string[]
  readonly segmentOf: ReadonlyMap<string, number>
  /** By segment: which of the rail types. */
  readonly types: readonly number[]
}

const meshes = new WeakMap<Board, Mesh>()

export function meshOf(board: Board): Mesh {
  const mesh = meshes.get(board) ?? meshFrom(board)
  meshes.set(board, mesh)
  return mesh
}

function meshFrom(board: Board): Mesh {
  const { cities, junctions, segments } = board.data
  const points = [...cities, ...junctions].map(({ id }) => id)
  const indexOf = new Map(points.map((id, index) => [id, index]))
  const segmentOf = new Map(segments.map(({ id }, index) => [id, index]))
  return {
    board,
    points,
    indexOf,
    cities: cities.length,
    goods: cities.map(({ goods }) => GOODS.indexOf(goods)),
    exits: points.map((point) =>
      (board.points.get(point)?.segments ?? []).map((segment) => ({
        segment: segmentOf.get(segment.id) as number,
        to: indexOf.get(farEnd(segment, point)) as number,
      })),
    ),
    segments: segments.map(({ id }) => id),
    segmentOf,
    types: segments.map(({ type }) => RAIL_TYPES.indexOf(type)),
  }
}

export const TOO_FAR = 255

/** Segments from each point to a city, by points, over every segment that is not `closed`; worked out when first asked. */
export class Distances {
  readonly #mesh: Mesh
  readonly #closed: Uint8Array
  readonly #from: (Uint8Array | undefined)[] = []

  constructor(mesh: Mesh, closed: Uint8Array) {
    this.#mesh = mesh
    this.#closed = closed
  }

  to(city: number): Uint8Array {
    const known = this.#from[city]
    if (known) return known
    const distances = spread(this.#mesh, this.#closed, [city])
    this.#from[city] = distances
    return distances
  }

  isClosed(segment: number): boolean {
    return this.#closed[segment] === 1
  }
}

export function spread({ points, exits }: Mesh, closed: Uint8Array, from: readonly number[]): Uint8Array {
  const distances = new Uint8Array(points.length).fill(TOO_FAR)
  const reached = [...from]
  for (const point of from) distances[point] = 0
  for (const point of reached) {
    const next = (distances[point] as number) + 1
    for (const { segment, to } of exits[point] as readonly Exit[]) {
      if (closed[segment] === 1 || distances[to] !== TOO_FAR) continue
      distances[to] = next
      reached.push(to)
    }
  }
  return distances
}
