import type { Seat } from '../../core/rules.ts'
import type { Board } from '../../track/board.ts'
import type { Delivery } from '../../track/offers.ts'
import type { Thinking } from '../thinking.ts'
import type { Load } from './market.ts'

/** A cube by where it lies. */
export interface Wanted {
  readonly from: string
  readonly cube: string
}

/** Where goods lie, and which there are, in the order of their indices. */
export interface Goods {
  readonly board: Board
  readonly kinds: readonly string[]
}

/** Everything but the cube that is moved. */
export function withoutCube(loads: readonly Load[], { from, cube }: Wanted, { board, kinds }: Goods): readonly Load[] {
  const [place, kind] = [board.byName.get(from), kinds.indexOf(cube)]
  const at = loads.findIndex(
    ({ freight }) => freight.place === place && freight.cube === kind && (freight.there[0] as number) > 0,
  )
  return at === -1 ? loads : loads.toSpliced(at, 1)
}

/** Who moves between this move of the first seat that is left and its next one. */
export function moversBefore(left: readonly Seat[], pass: 1 | 2, order: readonly Seat[]): Seat[] {
  const [seat, ...others] = left
  return pass === 2 ? [] : [...others, ...order.slice(0, Math.max(0, order.indexOf(seat as Seat)))]
}

/** What these seats will take, each what pays it best of what is still there. */
export function* repliesOf(
  movers: readonly Seat[],
  deliveriesOf: (seat: Seat) => readonly Delivery[],
): Thinking<(Wanted & { readonly seat: Seat })[]> {
  const taken: (Wanted & { readonly seat: Seat })[] = []
  const known = new Map<Seat, readonly Delivery[]>()
  for (const mover of movers) {
    if (!known.has(mover)) known.set(mover, deliveriesOf(mover))
    const next = known
      .get(mover)
      ?.find((one) => (one.ways[0]?.gains[mover] ?? 0) > 0 && !taken.some((cube) => same(cube, one)))
    if (next) taken.push({ from: next.from, cube: next.cube, seat: mover })
    yield
  }
  return taken
}

const same = (a: Wanted, b: Wanted): boolean => a.from === b.from && a.cube === b.cube

/** What is left of a cube that another seat would like to take before us. */
const LEFT = 0.3

/** Goods as they will be for our next move, once others have taken these. */
export function afterReplies(loads: readonly Load[], replies: readonly Wanted[], { board, kinds }: Goods): Load[] {
  const open = replies.map(({ from, cube }) => ({ place: board.byName.get(from), kind: kinds.indexOf(cube) }))
  return loads.map((load) => {
    const { freight } = load
    const at = open.findIndex(({ place, kind }) => place === freight.place && kind === freight.cube)
    if (at === -1) return load
    open.splice(at, 1)
    return { ...load, freight: { ...freight, there: freight.there.map((chance) => LEFT * chance) } }
  })
}
