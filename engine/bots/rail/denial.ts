import type { Seat } from '../../core/rules.ts'
import type { Delivery } from '../../track/offers.ts'
import { mapped, type Thinking } from '../thinking.ts'
import type { Wanted } from './replies.ts'

/** What others lose when a cube is gone. */
export type Loss = (cube: Wanted) => number

export const NO_LOSS: Loss = () => 0

/** Who has still to move in this round besides the first seat that is left, and how often. */
export function movesAfter(left: readonly Seat[], pass: 1 | 2, order: readonly Seat[]): ReadonlyMap<Seat, number> {
  const [seat, ...others] = left
  const moves = pass === 1 ? [...others, ...order.filter((one) => one !== seat)] : others
  return new Map([...Map.groupBy(moves, (one) => one)].map(([one, own]) => [one, own.length]))
}

/** By cube: what the rival who loses most without it loses of this round; `lying` says how many of it there are. */
export function* lossOfRivals(
  movers: ReadonlyMap<Seat, number>,
  deliveriesOf: (seat: Seat) => readonly Delivery[],
  lying: (cube: Wanted) => number,
): Thinking<Loss> {
  const losses = yield* mapped([...movers], 1, ([seat, moves]) =>
    lossOf(gainsOf(seat, deliveriesOf(seat), lying), moves),
  )
  return (cube) => Math.max(0, ...losses.map((loss) => loss(cube)))
}

interface Gain {
  readonly key: string
  readonly gain: number
}

const keyOf = ({ from, cube }: Wanted): string => `${from}/${cube}`

/** What each cube would bring a seat, the best first: as often as it lies there. */
function gainsOf(seat: Seat, deliveries: readonly Delivery[], lying: (cube: Wanted) => number): Gain[] {
  const best = new Map<string, Gain & { readonly count: number }>()
  for (const one of deliveries) {
    const key = keyOf(one)
    const gain = Math.max(...one.ways.map(({ gains }) => gains[seat] ?? 0))
    if (gain > (best.get(key)?.gain ?? 0)) best.set(key, { key, gain, count: lying(one) })
  }
  return [...best.values()]
    .flatMap(({ count, ...gain }) => Array.from({ length: count }, () => gain))
    .sort((a, b) => b.gain - a.gain)
}

/** With so many moves a seat takes its best cubes: without one of them it has the next best instead. */
function lossOf(gains: readonly Gain[], moves: number): Loss {
  const instead = gains[moves]?.gain ?? 0
  return (cube) => {
    const taken = gains.slice(0, moves).find(({ key }) => key === keyOf(cube))
    return taken ? taken.gain - instead : 0
  }
}
