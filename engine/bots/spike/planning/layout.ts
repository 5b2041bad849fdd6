import { type Exit, TOO_FAR } from './mesh.ts'
import type { Tree } from './network.ts'
import type { Position } from './position.ts'

/** Railways in the order in which they are built. */
export interface Railways {
  readonly lengths: number[]
  readonly cities: number[]
  /** By city: which of the railways connects it; -1 where none needs to. */
  readonly order: Int16Array
}

/** Joins cities to a network one after the other, each by a shortest way, as far as the pieces last. */
export function layOut(position: Position, cities: readonly number[], tree: Tree, into: Railways): void {
  into.lengths.length = 0
  into.cities.length = 0
  into.order.fill(-1)
  let pieces = position.pieces
  for (const [i, city] of cities.entries()) {
    if (tree.has(city)) continue
    const distances = position.distances.to(city)
    let from = -1
    let far = TOO_FAR
    for (const point of tree.points) {
      const distance = distances[point] as number
      if (distance < far) {
        far = distance
        from = point
      }
    }
    if (far === TOO_FAR || far > pieces) continue
    pieces -= far
    walk(position, from, city, cities[i + 1], tree, into)
  }
}

/** From the network to a city; of equally short ways the one that leads past what comes next. */
function walk(
  { mesh, distances }: Position,
  from: number,
  city: number,
  after: number | undefined,
  tree: Tree,
  { lengths, cities, order }: Railways,
): void {
  const toCity = distances.to(city)
  const toAfter = after === undefined ? null : distances.to(after)
  let length = 0
  for (let here = from; here !== city; ) {
    const left = (toCity[here] as number) - 1
    let next = -1
    let best = Number.POSITIVE_INFINITY
    for (const { segment, to } of mesh.exits[here] as readonly Exit[]) {
      if (toCity[to] !== left || distances.isClosed(segment)) continue
      // A city on the way scores too.
      const rank = (toAfter ? (toAfter[to] as number) : 0) - (to < mesh.cities ? 0.5 : 0)
      if (rank < best) {
        best = rank
        next = to
      }
    }
    tree.add(next, here)
    length++
    here = next
    if (here < mesh.cities) {
      order[here] = lengths.length
      lengths.push(length)
      cities.push(here)
      length = 0
    }
  }
}
