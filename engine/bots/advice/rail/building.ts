import { noChance } from '../../../core/chance.ts'
import type { SomeAction } from '../../../core/rules.ts'
import type { RailState } from '../../../rail/types.ts'
import { nameOf } from '../../../track/board.ts'
import type { Venture } from '../../../track/venture.ts'
import { carriedOut } from '../../rail/carrying.ts'
import { type Turn, turnWorth } from '../../rail/outlook.ts'
import { priceOf, tilesOf } from '../../rail/search.ts'
import { idleTurn, turnsOf } from '../../rail/turns.ts'
import { mapped, type Thinking } from '../../thinking.ts'
import { bestFirst, type Told, type Weighed } from '../advice.ts'
import type { Joined, Reason } from '../reasons.ts'
import { carriedOn, courseOf, opened } from './carried.ts'
import type { Desk } from './desk.ts'
import { carrying, gainsOver } from './gains.ts'

/** Plans that are tried on the board before a turn counts as one that cannot be built. */
const TRIED = 10
/** So many turns are judged in one go. */
const BATCH = 16

interface Carriage<State extends RailState> {
  readonly turn: Turn
  readonly value: number
  readonly steps: readonly SomeAction[]
  readonly state: State
}

/** The turns that can really be built, the best first, as far as somebody wants them. */
export function* turnsBuilt<State extends RailState, Purse>(desk: Desk<State, Purse>): Thinking<Carriage<State>[]> {
  const { outlook, purse } = desk
  const turns = yield* turnsOf(outlook, desk.engine, desk.tiles, desk.money, purse)
  const valued = yield* mapped(turns, BATCH, (turn) => ({ turn, value: turnWorth(outlook, turn, purse) }))
  const ranked = valued.toSorted((a, b) => b.value - a.value).slice(0, TRIED)
  const built = ranked.flatMap(({ turn, value }): Carriage<State>[] => {
    const done = carriedOut(turn.plans, desk.state, desk.seat, desk.building, LAST)
    return done && (turn.plans.length === 0 || desk.building.isSound(done.state)) ? [{ turn, value, ...done }] : []
  })
  // To build nothing is always one of them, however many are better.
  const idle = valued.find(({ turn }) => turn.plans.length === 0)
  if (idle && !built.some(({ turn }) => turn.plans.length === 0)) built.push({ ...idle, steps: [], state: desk.state })
  return built
}

/** Of tiles that do the same the last: the engine picks by chance among them. */
const LAST = (n: number): number => n - 1

/** Every turn that was weighed by its first tile, and that nothing more is built. */
export const weighedTurns = <State extends RailState>(built: readonly Carriage<State>[]): Weighed[] => {
  const first = new Map<string, Weighed>()
  for (const { steps, value } of built) {
    const action = steps[0] ?? END
    const key = JSON.stringify(action)
    if ((first.get(key)?.value ?? Number.NEGATIVE_INFINITY) < value) first.set(key, { action, value })
  }
  return bestFirst([...first.values()])
}

const END: SomeAction = { type: 'endBuild' }

/** What a tile is for: the plan that begins with it, carried out to its end. */
export function* whyBuild<State extends RailState, Purse>(
  desk: Desk<State, Purse>,
  action: SomeAction & { readonly hex: string },
): Thinking<Told> {
  const built = yield* turnsBuilt(desk)
  const weighed = weighedTurns(built)
  const step = desk.building.play(desk.state, desk.seat, action, noChance)
  if (!step.ok) return { course: [action], weighed, reasons: [] }
  for (const { turn } of built) {
    const [plan, ...others] = turn.plans
    const [wish, ...wishes] = plan?.wishes ?? []
    if (!plan || !wish || nameOf(desk, wish.hex) !== action.hex) continue
    const done = carriedOut([{ ...plan, wishes }, ...others], step.state, desk.seat, desk.building, LAST)
    if (!done || !desk.building.isSound(done.state)) continue
    const reasons = reasonsFor(desk, desk.at(done.state), turn)
    return { course: [action, ...done.steps], weighed, reasons }
  }
  return { course: [action], weighed, reasons: reasonsFor(desk, desk.at(step.state), null) }
}

/** Why a turn of building ends here, or what was begun in it is taken back. */
export function* whyNoMore<State extends RailState, Purse>(
  desk: Desk<State, Purse>,
  action: SomeAction,
  weighed: readonly Weighed[],
  tiles: number,
): Thinking<Told> {
  if (action.type === 'takeBack') return { course: [action], weighed, reasons: [{ type: 'unfinished' }] }
  const { outlook, engine, moves, purse, money } = desk
  const ends: Reason = tiles > 0 ? { type: 'done', tiles } : { type: 'nothing', money }
  return {
    course: [action],
    weighed,
    reasons: [ends, ...followed(desk, yield* idleTurn(outlook, engine, moves, purse))],
  }
}

function reasonsFor(before: Desk, after: Desk, turn: Turn | null): Reason[] {
  const [course, other] = [courseOf(after, after.engine), courseOf(before)]
  const points = Math.round(after.trackPoints - before.trackPoints)
  return [
    ...carrying('carries', opened(before, carriedOn(after, course))),
    ...gainsOver(course, other),
    ...(turn ? [...followed(before, turn), ...joined(before, turn)] : []),
    ...(points > 0 ? [{ type: 'scores', points } as const] : []),
  ]
}

/** The places that a turn joins, and what it costs by rule of thumb. */
export const joined = (desk: Pick<Desk, 'board'>, { plans }: Turn): Reason[] =>
  plans.length > 0 ? [{ type: 'joins', ...joinedBy(desk, plans) }] : []

/** Points that a next turn must promise to be spoken of. */
const LEAST_PROMISED = 1

/** What is to be built in the next round, where the turn is worth more with a view to that. */
function followed(desk: Desk, { worth, price }: Turn): Reason[] {
  const { outlook, purse } = desk
  const rest = outlook.paid(purse, price)
  const valued = worth.map((course) => ({ course, value: outlook.account(rest, course).total }))
  const bestOf = (some: typeof valued) => some.reduce((a, b) => (b.value > a.value ? b : a))
  const { course, value } = bestOf(valued)
  if (!course.next || value - bestOf(valued.filter((one) => !one.course.next)).value < LEAST_PROMISED) return []
  return [{ type: 'next', ...joinedBy(desk, course.next.plans) }]
}

const joinedBy = (desk: Pick<Desk, 'board'>, plans: readonly Venture[]): Joined => {
  const longest = plans.reduce((most, plan) => (plan.places.length > most.places.length ? plan : most))
  return { places: longest.places.map((place) => nameOf(desk, place)), tiles: tilesOf(plans), price: priceOf(plans) }
}
