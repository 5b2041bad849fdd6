import { noChance } from '../../core/chance.ts'
import type { Pick as Choose, Rules, Seat } from '../../core/rules.ts'
import { buildAction } from '../../rail/building.ts'
import { trackOf } from '../../rail/game.ts'
import type { Build, RailGame, RailState } from '../../rail/types.ts'
import { type BuildQuery, type LegalBuild, legalBuildsAt } from '../../track/sites.ts'
import { type Plan, type Prices, plansFor, type Wish } from './plans.ts'
import { type Carrying, type OwnNetwork, ownNetwork, prospects, value, withPlan } from './prospects.ts'

const PLANS_TRIED = 8

/** What a game makes of a plan's price and of the links that it adds. */
export interface Taste {
  readonly aTile: number
  readonly aDollar: number
}

/** Plans that pay, the best first: what two rounds of moving would bring, less what building costs. */
function bestPlans(plans: readonly Plan[], carrying: Carrying, own: OwnNetwork, { aTile, aDollar }: Taste): Plan[] {
  const before = value(prospects(carrying, own))
  return plans
    .map((plan) => {
      const after = value(prospects(carrying, withPlan(own, plan)))
      return { plan, worth: after - before + plan.wishes.length * aTile - plan.price * aDollar }
    })
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, PLANS_TRIED)
    .map(({ plan }) => plan)
}

/** What has to be known of a game to build in it. */
export interface Building<State extends RailState> {
  readonly prices: Prices
  readonly taste: Taste
  readonly carrying: Carrying
  play: Rules<State>['play']
  buildQuery(position: State): BuildQuery
  /** Whether the turn may be left like this. */
  isSound(position: State): boolean
}

/** The first build of the best plan that so many tiles and dollars can carry out. */
export function nextBuild<State extends RailState>(
  game: RailGame,
  state: State,
  seat: Seat,
  tiles: number,
  money: number,
  building: Building<State>,
  pick: Choose,
): Build | null {
  if (tiles <= 0 || money < 2) return null
  const plans = plansFor(trackOf(game, state), seat, tiles, money, building.prices)
  for (const plan of bestPlans(plans, building.carrying, ownNetwork(game, state, seat), building.taste)) {
    const first = beginning(plan, state, seat, building, pick)
    if (first) return first
  }
  return null
}

/** The first step of a plan that can be carried out to its end: each is tried on the position the last one left. */
function beginning<State extends RailState>(
  plan: Plan,
  state: State,
  seat: Seat,
  { play, buildQuery, isSound }: Building<State>,
  pick: Choose,
): Build | null {
  let position = state
  let first: Build | null = null
  for (const wish of plan.wishes) {
    const here = buildQuery(position)
    const legal = buildFor(legalBuildsAt(here, wish.hex), plan, wish, pick)
    const build = legal && buildAction(here, legal)
    const step = build && play(position, seat, build, noChance)
    if (!step?.ok) return null
    position = step.state
    first ??= build
  }
  return isSound(position) ? first : null
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
