import type { Goods, RailType } from './types.ts'

/** A board as its file has it; what is only for drawing lies in a file of its own. */
export interface BoardData {
  readonly id: string
  readonly name: string
  readonly players: readonly [number, number]
  readonly size: { readonly width: number; readonly height: number }
  readonly cities: readonly City[]
  readonly junctions: readonly Junction[]
  readonly segments: readonly Segment[]
}

/** `x` and `y` in board units, as everywhere on a board. */
export interface City {
  readonly id: string
  readonly name: string
  readonly goods: Goods
  readonly x: number
  readonly y: number
}

export interface Junction {
  readonly id: string
  readonly x: number
  readonly y: number
}

/** The stretch between two neighbouring points. */
export interface Segment {
  readonly id: string
  readonly a: string
  readonly b: string
  readonly type: RailType
}

export interface Point {
  readonly id: string
  /** Null for a junction. */
  readonly city: City | null
  readonly segments: readonly Segment[]
}

export interface Board {
  readonly data: BoardData
  readonly points: ReadonlyMap<string, Point>
  readonly segments: ReadonlyMap<string, Segment>
  /**
   * By point: the fewest segments from there to each city, in the order of the file, with nothing but junctions between;
   * FAR where there is no such way.
   */
  readonly stepsToCities: ReadonlyMap<string, Uint8Array>
}

export const FAR = 255

export function boardFrom(data: BoardData): Board {
  const atPoint = Map.groupBy(
    data.segments.flatMap((segment) => [segment.a, segment.b].map((point) => ({ point, segment }))),
    ({ point }) => point,
  )
  const pointOf = (id: string, city: City | null): [string, Point] => [
    id,
    { id, city, segments: (atPoint.get(id) ?? []).map(({ segment }) => segment) },
  ]
  const points = new Map([
    ...data.cities.map((city) => pointOf(city.id, city)),
    ...data.junctions.map((junction) => pointOf(junction.id, null)),
  ])
  const segments = new Map(data.segments.map((segment) => [segment.id, segment]))
  return { data, points, segments, stepsToCities: stepsToCities(data.cities, points) }
}

function stepsToCities(cities: readonly City[], points: ReadonlyMap<string, Point>): ReadonlyMap<string, Uint8Array> {
  const steps = new Map([...points.keys()].map((point) => [point, new Uint8Array(cities.length).fill(FAR)]))
  for (const [index, { id }] of cities.entries()) {
    let ring = [id]
    for (let count = 0; ring.length > 0; count++) {
      const isNew = (point: string): boolean => steps.get(point)?.[index] === FAR
      for (const point of ring) steps.get(point)?.fill(count, index, index + 1)
      // A railway ends in the first city it meets, so it leads on from junctions only.
      const onward = ring.filter((point) => point === id || points.get(point)?.city === null)
      const ends = onward.flatMap((point) => points.get(point)?.segments.map((segment) => farEnd(segment, point)) ?? [])
      ring = [...new Set(ends)].filter(isNew)
    }
  }
  return steps
}

/** The end of a segment that is not `point`. */
export const farEnd = (segment: Segment, point: string): string => (segment.a === point ? segment.b : segment.a)

export const touches = (segment: Segment, point: string): boolean => segment.a === point || segment.b === point

export const cityAt = (board: Board, point: string): City | null => board.points.get(point)?.city ?? null

/** The cities that offer these goods. */
export const citiesWith = (board: Board, goods: Goods): readonly City[] =>
  board.data.cities.filter((city) => city.goods === goods)
