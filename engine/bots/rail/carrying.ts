import type { Pick as Choose, Rules, Seat } from '../../core/rules.ts'
import { carriedOut as carried } from '../../rail/line/carrying.ts'
import type { Build, RailState } from '../../rail/types.ts'
import type { BuildQuery } from '../../track/sites.ts'
import type { Venture } from '../../track/venture.ts'

/** What has to be known of a game to build in it. */
export interface Building<State extends RailState> {
  play: Rules<State>['play']
  buildQuery(position: State): BuildQuery
  /** Whether the turn may be left like this. */
  isSound(position: State): boolean
}

/** The first step of plans that can be carried out to their end: each is tried on the position the last one left. */
export function beginning<State extends RailState>(
  plans: readonly Venture[],
  state: State,
  seat: Seat,
  building: Building<State>,
  pick: Choose,
): Build | null {
  const done = carriedOut(plans, state, seat, building, pick)
  return done && building.isSound(done.state) ? (done.steps[0] ?? null) : null
}

/** All steps of plans, and where they lead; null where one of them cannot be taken. */
export function carriedOut<State extends RailState>(
  plans: readonly Venture[],
  state: State,
  seat: Seat,
  building: Building<State>,
  pick: Choose,
): { readonly steps: readonly Build[]; readonly state: State } | null {
  const done = carried(plans, state, seat, building, (cheapest) => cheapest[pick(Math.max(1, cheapest.length))])
  return done.stuck ? null : { steps: done.steps.map(({ build }) => build), state: done.state }
}

/** The index of what is worth most. */
export function best<T>(things: readonly T[], worth: (thing: T) => number): number {
  const values = things.map(worth)
  return values.indexOf(Math.max(...values))
}
