import { type Chance, noChance } from '../../core/chance.ts'
import type { Refusal } from '../../core/refusal.ts'
import type { Seat } from '../../core/rules.ts'
import { TOWN } from '../../track/board.ts'
import { type BuildQuery, type LegalBuild, legalBuildsAt, siteAt } from '../../track/sites.ts'
import { HUB } from '../../track/tiles.ts'
import type { Venture, Wish } from '../../track/venture.ts'
import { buildAction } from '../building.ts'
import type { Build } from '../types.ts'

type Played<State> = { readonly ok: true; readonly state: State } | { readonly ok: false; readonly refusal: Refusal }

/** What has to be known of a game to carry plans out in it. */
export interface Carrying<State> {
  play(state: State, seat: Seat, build: Build, chance: Chance): Played<State>
  buildQuery(position: State): BuildQuery
}

export interface CarriedStep {
  readonly build: Build
  readonly legal: LegalBuild
}

/** How far plans came: the steps taken, where they lead, and the wish that could not be had, if any. */
export interface Carried<State> {
  readonly steps: readonly CarriedStep[]
  readonly state: State
  readonly stuck: Wish | null
  /** Why, where the rules say. */
  readonly why: Refusal | null
}

/** Of the cheapest legal builds that do what a plan wants, the one to take. */
export type Choice = (cheapest: readonly LegalBuild[]) => LegalBuild | undefined

/** Plans as steps that the rules accept: each is tried on the position the last one left, until one cannot be taken. */
export function carriedOut<State>(
  plans: readonly Venture[],
  state: State,
  seat: Seat,
  { play, buildQuery }: Carrying<State>,
  choose: Choice,
): Carried<State> {
  let position = state
  const steps: CarriedStep[] = []
  for (const plan of plans) {
    for (const wish of plan.wishes) {
      const here = buildQuery(position)
      const onTown = here.track.kinds[wish.hex] === TOWN
      const legal = choose(cheapest(legalBuildsAt(here, wish.hex).filter((one) => fulfils(one, onTown, wish))))
      const build = legal && buildAction(here, legal)
      const step = build && play(position, seat, build, noChance)
      if (!legal || !build || !step?.ok)
        return {
          steps,
          state: position,
          stuck: wish,
          why: step && !step.ok ? step.refusal : siteAt(here, wish.hex).why,
        }
      position = step.state
      steps.push({ build, legal })
    }
  }
  return { steps, state: position, stuck: null, why: null }
}

function cheapest<Legal extends LegalBuild>(legal: readonly Legal[]): Legal[] {
  const fewest = Math.min(...legal.map((one) => one.due))
  return legal.filter((one) => one.due === fewest)
}

/** On a town hex the two sides of a wish are two stubs. */
function fulfils({ effect }: LegalBuild, onTown: boolean, { from, to }: Wish): boolean {
  const { segments } = effect.change.wiring
  if (onTown) return [from, to].every((side) => side === HUB || segments.some((segment) => segment.includes(side)))
  return segments.some((segment) => segment.includes(from) && segment.includes(to))
}
