import type { Pick as Choose } from '../../core/rules.ts'
import type { LegalBuild } from '../../track/sites.ts'
import type { Plan, Wish } from './plans.ts'
import { type Haul, type OwnNetwork, prospects, value, withPlan } from './prospects.ts'

const PLANS_TRIED = 8

/** What a game makes of a plan's price and of the links that it adds. */
export interface Taste {
  readonly aTile: number
  readonly aDollar: number
}

/** Plans that pay, the best first: what two rounds of moving would bring, less what building costs. */
export function bestPlans(plans: readonly Plan[], haul: Haul, own: OwnNetwork, { aTile, aDollar }: Taste): Plan[] {
  const before = value(prospects(haul, own))
  return plans
    .map((plan) => {
      const after = value(prospects(haul, withPlan(own, plan)))
      return { plan, worth: after - before + plan.wishes.length * aTile - plan.price * aDollar }
    })
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, PLANS_TRIED)
    .map(({ plan }) => plan)
}

/** How a game carries a plan out, one wish after the other. */
export interface Carrying<State, Action> {
  /** What would fulfil a wish in this position; null when nothing does. */
  stepFor(position: State, plan: Plan, wish: Wish): Action | null
  /** The position after an action; null when it is refused. */
  after(position: State, action: Action): State | null
  /** Whether the turn may be left like this. */
  isSound(position: State): boolean
}

/**
 * The first build of the first of these plans that can be carried out to its end: each step is tried on the position the
 * last one left.
 */
export function firstBuild<State, Action>(
  plans: readonly Plan[],
  state: State,
  carrying: Carrying<State, Action>,
): Action | null {
  for (const plan of plans) {
    const action = beginning(plan, state, carrying)
    if (action) return action
  }
  return null
}

function beginning<State, Action>(
  plan: Plan,
  state: State,
  { stepFor, after, isSound }: Carrying<State, Action>,
): Action | null {
  let position: State | null = state
  let first: Action | null = null
  for (const wish of plan.wishes) {
    const action = stepFor(position, plan, wish)
    position = action && after(position, action)
    if (position === null) return null
    first ??= action
  }
  return isSound(position) ? first : null
}

/** Of the legal builds of a hex one of the cheapest that do what a plan wants there. */
export function buildFor<Legal extends LegalBuild>(
  legal: readonly Legal[],
  plan: Plan,
  wish: Wish,
  pick: Choose,
): Legal | null {
  const fitting = legal.filter((one) => fulfils(one.effect.change.wiring.segments, plan, wish))
  const fewest = Math.min(...fitting.map((one) => one.due))
  const cheapest = fitting.filter((one) => one.due === fewest)
  return cheapest[pick(Math.max(1, cheapest.length))] ?? null
}

/** On a town hex the two sides of a wish are two stubs. */
function fulfils(segments: readonly (readonly number[])[], plan: Plan, { hex, from, to }: Wish): boolean {
  if (plan.places.includes(hex)) {
    return [from, to].every((side) => side === 6 || segments.some((segment) => segment.includes(side)))
  }
  return segments.some((segment) => segment.includes(from) && segment.includes(to))
}

/** The index of what is worth most. */
export function best<T>(things: readonly T[], worth: (thing: T) => number): number {
  const values = things.map(worth)
  return values.indexOf(Math.max(...values))
}
