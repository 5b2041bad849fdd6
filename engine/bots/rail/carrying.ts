import { noChance } from '../../core/chance.ts'
import type { Pick as Choose, Rules, Seat } from '../../core/rules.ts'
import { buildAction } from '../../rail/building.ts'
import type { Build, RailState } from '../../rail/types.ts'
import { type BuildQuery, type LegalBuild, legalBuildsAt } from '../../track/sites.ts'
import type { Plan, Wish } from './plans.ts'

/** What has to be known of a game to build in it. */
export interface Building<State extends RailState> {
  play: Rules<State>['play']
  buildQuery(position: State): BuildQuery
  /** Whether the turn may be left like this. */
  isSound(position: State): boolean
}

/** The first step of plans that can be carried out to their end: each is tried on the position the last one left. */
export function beginning<State extends RailState>(
  plans: readonly Plan[],
  state: State,
  seat: Seat,
  { play, buildQuery, isSound }: Building<State>,
  pick: Choose,
): Build | null {
  const done = carriedOut(plans, state, seat, { play, buildQuery, isSound }, pick)
  return done && isSound(done.state) ? (done.steps[0] ?? null) : null
}

/** All steps of plans, and where they lead; null where one of them cannot be taken. */
export function carriedOut<State extends RailState>(
  plans: readonly Plan[],
  state: State,
  seat: Seat,
  { play, buildQuery }: Building<State>,
  pick: Choose,
): { readonly steps: readonly Build[]; readonly state: State } | null {
  let position = state
  const steps: Build[] = []
  for (const plan of plans) {
    for (const wish of plan.wishes) {
      const here = buildQuery(position)
      const legal = buildFor(legalBuildsAt(here, wish.hex), plan, wish, pick)
      const build = legal && buildAction(here, legal)
      const step = build && play(position, seat, build, noChance)
      if (!build || !step?.ok) return null
      position = step.state
      steps.push(build)
    }
  }
  return { steps, state: position }
}

/** Of the legal builds of a hex one of the cheapest that do what a plan wants there. */
function buildFor<Legal extends LegalBuild>(
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
