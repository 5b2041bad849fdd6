import type { Mesh } from './mesh.ts'

const NOWHERE = -1

/** A network as the tree it is, rooted in its first city: so that a way between two of its points is a climb. */
export class Tree {
  readonly points: number[] = []
  readonly #parents: Int16Array
  readonly #depths: Int16Array

  constructor(size: number) {
    this.#parents = new Int16Array(size).fill(NOWHERE)
    this.#depths = new Int16Array(size).fill(NOWHERE)
  }

  /** Becomes the same as another. */
  copy(other: Tree): this {
    this.#parents.set(other.#parents)
    this.#depths.set(other.#depths)
    this.points.length = 0
    for (const point of other.points) this.points.push(point)
    return this
  }

  has(point: number): boolean {
    return this.#depths[point] !== NOWHERE
  }

  root(point: number): void {
    this.#depths[point] = 0
    this.points.push(point)
  }

  add(point: number, parent: number): void {
    this.#parents[point] = parent
    this.#depths[point] = (this.#depths[parent] as number) + 1
    this.points.push(point)
  }

  /** Segments of the one way between two points. */
  between(a: number, b: number): number {
    let steps = 0
    let [x, y] = [a, b]
    while (x !== y) {
      if ((this.#depths[x] as number) >= (this.#depths[y] as number)) x = this.#parents[x] as number
      else y = this.#parents[y] as number
      steps++
    }
    return steps
  }

  /** Whether the way from a point to another begins with this neighbour. */
  leadsBy(from: number, neighbour: number, to: number): boolean {
    return from !== to && this.between(neighbour, to) < this.between(from, to)
  }
}

/** The tree of these segments around a city. */
export function treeOf(mesh: Mesh, home: number, own: Uint8Array): Tree {
  const tree = new Tree(mesh.points.length)
  tree.root(home)
  for (const point of tree.points) {
    for (const { segment, to } of mesh.exits[point] ?? []) {
      if (own[segment] === 1 && !tree.has(to)) tree.add(to, point)
    }
  }
  return tree
}
