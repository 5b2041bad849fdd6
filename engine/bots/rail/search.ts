import type { Venture } from '../../track/venture.ts'
import { mapped, type Thinking } from '../thinking.ts'

/** Plans that are carried out together in one turn, and what that comes to. */
export interface Combination<Worth> {
  readonly plans: readonly Venture[]
  readonly price: number
  readonly tiles: number
  readonly worth: Worth
}

/** How much of it is looked at. */
export interface Breadth {
  /** Plans that are weighed by themselves. */
  readonly singles: number
  /** Of those, so many are tried together with others. */
  readonly beam: number
}

/** Turns that are judged, or weighed, in one unit of work. */
export const JUDGED = 16
const WEIGHED = 8

/** What a turn of building can be: nothing, a plan, or several that do not meet; the best first. */
export function* combinations<Worth>(
  candidates: readonly Venture[],
  tiles: number,
  money: number,
  { singles, beam }: Breadth,
  weigh: (plans: readonly Venture[]) => Worth,
  total: (turn: Combination<Worth>) => number,
): Thinking<Combination<Worth>[]> {
  const weighed = (plans: readonly Venture[]): Combination<Worth> => ({
    plans,
    price: priceOf(plans),
    tiles: tilesOf(plans),
    worth: weigh(plans),
  })
  function* best(all: readonly Combination<Worth>[]): Thinking<Combination<Worth>[]> {
    const valued = yield* mapped(all, JUDGED, (one) => ({ one, value: total(one) }))
    return valued.sort((a, b) => b.value - a.value).map(({ one }) => one)
  }
  const promising = candidates.length > singles ? nearest(candidates, singles) : candidates
  const alone = yield* best(yield* mapped(promising, WEIGHED, (plan) => weighed([plan])))
  const all = [weighed([]), ...alone]
  let last = alone.slice(0, beam)
  while (last.length > 0) {
    const next: Combination<Worth>[] = []
    const seen = new Set<string>()
    for (const one of last) {
      for (const { plans } of alone.slice(0, 3 * beam)) {
        const plan = plans[0] as Venture
        if (one.tiles + plan.wishes.length > tiles || one.price + plan.price > money) continue
        if (one.plans.some((other) => meets(other, plan))) continue
        const key = [...one.plans, plan]
          .map((other) => candidates.indexOf(other))
          .sort((a, b) => a - b)
          .join()
        if (seen.has(key)) continue
        seen.add(key)
        next.push(weighed([...one.plans, plan]))
        if (next.length % WEIGHED === 0) yield
      }
    }
    last = (yield* best(next)).slice(0, beam)
    all.push(...next)
  }
  return yield* best(all)
}

export const priceOf = (plans: readonly Venture[]): number => plans.reduce((sum, { price }) => sum + price, 0)

export const tilesOf = (plans: readonly Venture[]): number => plans.reduce((sum, { wishes }) => sum + wishes.length, 0)

/** Whether both build on some hex. */
export const meets = (a: Venture, b: Venture): boolean =>
  a.wishes.some(({ hex }) => b.wishes.some((wish) => wish.hex === hex))

/** Of too many those that give most links for their price. */
const nearest = (candidates: readonly Venture[], count: number): Venture[] =>
  candidates
    .map((plan) => ({ plan, price: plan.price / Math.max(0.7, plan.places.length - 1) }))
    .sort((a, b) => a.price - b.price)
    .slice(0, count)
    .map(({ plan }) => plan)
