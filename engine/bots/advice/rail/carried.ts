import { type HexIndex, nameOf } from '../../../track/board.ts'
import type { Delivery } from '../../../track/offers.ts'
import type { Carried } from '../reasons.ts'
import { type Course, courseOver } from './course.ts'
import type { Desk } from './desk.ts'

/** Of what is further off than this nobody can say much. */
const FAR = 3

/** The cubes that lie on the board and that the best course moves, by ways that the rules list. */
export function carriedOn(desk: Desk, course: Course): Carried[] {
  const reached = new Reached(desk)
  return course.moves.flatMap(({ load: { freight }, ahead, engine }) => {
    const lies = (freight.there[0] as number) > 0
    const [from, cube] = [nameOf(desk, freight.place), desk.kinds[freight.cube] as string]
    const way = lies && ahead < FAR ? reached.best(from, cube, engine) : null
    return way ? [{ ...way, from, cube, ahead, engine }] : []
  })
}

export const courseOf = (desk: Desk, engine = desk.engine, moves = desk.moves): Course =>
  courseOver(desk.outlook, desk.outlook.net, desk.purse, engine, moves)

/** The longest ways of one's own that cubes have at a position, whatever the engine. */
export class Reached {
  readonly #desk: Desk
  readonly #known = new Map<number, readonly Delivery[]>()

  constructor(desk: Desk) {
    this.#desk = desk
  }

  /** The way that brings most for a cube of this kind from there; null where it cannot be delivered. */
  best(from: string, cube: string, engine: number): Pick<Carried, 'to' | 'links' | 'gain'> | null {
    const { seat } = this.#desk
    let best: Pick<Carried, 'to' | 'links' | 'gain'> | null = null
    for (const delivery of this.#deliveries(engine)) {
      if (delivery.from !== from || delivery.cube !== cube) continue
      for (const { path, gains } of delivery.ways) {
        const gain = gains[seat] ?? 0
        if (gain > (best?.gain ?? 0)) best = { to: delivery.to, links: path.length, gain }
      }
    }
    return best
  }

  #deliveries(engine: number): readonly Delivery[] {
    const known = this.#known.get(engine) ?? this.#desk.deliveries(engine)
    this.#known.set(engine, known)
    return known
  }
}

/** Of what is carried at the second position, all that could not go, or not so far, at the first. */
export function opened(before: Desk, carried: readonly Carried[], engine?: number): Carried[] {
  const was = new Reached(before)
  return carried.filter((one) => one.gain > (was.best(one.from, one.cube, engine ?? one.engine)?.gain ?? 0))
}

/** How many cubes could be brought to a place at once, with the engine there is. */
export function cubesTo(desk: Desk, place: HexIndex): number {
  const to = nameOf(desk, place)
  const origins = desk.deliveries(desk.engine).filter((one) => one.to === to && isOwn(desk, one))
  const lying = ({ from, cube }: Delivery): number => {
    const cubes = desk.state.cubes[desk.board.byName.get(from) as HexIndex] ?? []
    return cubes.filter((one) => one === cube).length
  }
  return origins.reduce((sum, delivery) => sum + lying(delivery), 0)
}

const isOwn = ({ seat }: Desk, { ways }: Delivery): boolean => ways.some(({ gains }) => (gains[seat] ?? 0) > 0)
