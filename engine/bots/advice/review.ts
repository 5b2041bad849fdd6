import { type Played, replayEntry } from '../../core/index.ts'
import type { Rules, Seat, SomeAction } from '../../core/rules.ts'
import { finished, type Thinking } from '../thinking.ts'
import { isSame, type Weighed } from './advice.ts'
import { type Advice, advising, restOf, weighing, worthOf } from './index.ts'

/** A match as it was played: the state it began with, and all that stands. */
export interface Reviewed {
  readonly opening: unknown
  readonly entries: readonly Played[]
  readonly seats: number
}

/** What the match was worth to each seat after so many entries. */
export interface Reckoning {
  readonly after: number
  readonly round: number
  readonly worth: readonly number[]
}

/** A decision that a good bot would have made otherwise. */
export interface Missed {
  /** After so many entries it was made. */
  readonly after: number
  readonly round: number
  readonly actions: readonly SomeAction[]
  /** What it cost, by the evaluation of whoever would have known better: points, in Spike dollars. */
  readonly lost: number
  readonly better: Pick<Advice, 'action' | 'course' | 'reasons'>
}

export interface Review {
  readonly course: readonly Reckoning[]
  /** From when on nobody was worth more than the winner: after so many entries; 0 for from the beginning. */
  readonly decided: { readonly seat: Seat; readonly after: number; readonly round: number } | null
  /** Of one seat, the costliest first. */
  readonly missed: readonly Missed[]
}

interface Place {
  readonly state: unknown
  readonly after: number
}

/** So many are told of, and none that cost less. */
const MOST_MISSED = 3
const LEAST_LOST = 1

/** Goes through a match once more with the eyes of one seat; `told` hears how far it is, from 0 to 1. */
export function* reviewing(
  rules: Rules,
  match: Reviewed,
  seat: Seat | null,
  told: (done: number) => void = () => {},
): Thinking<Review> {
  const states = statesOf(rules, match)
  const decisions = seat === null ? [] : decisionsOf(rules, match, states, seat)
  const ends = moments(rules, states)
  const work = ends.length + 4 * decisions.length
  let done = 0
  const course: Reckoning[] = []
  for (const place of ends) {
    course.push(reckoned(rules, match, place))
    done++
    told(done / work)
    yield
  }
  const costly: (Decision & { lost: number })[] = []
  for (const decision of decisions) {
    const lost = yield* lostBy(rules, states, decision)
    if (lost >= LEAST_LOST) costly.push({ ...decision, lost })
    done += 4
    told(done / work)
    yield
  }
  const missed: Missed[] = []
  for (const decision of costly.sort((a, b) => b.lost - a.lost)) {
    if (missed.length === MOST_MISSED) break
    const view = rules.view(states[decision.from], decision.seat)
    const { action: first, course: steps, reasons } = yield* advising(rules, view, decision.seat)
    // What it would have begun with was done: it was something later that cost. Else it is told by what was not done.
    if (isSame(first, decision.actions[0] as SomeAction)) continue
    const action = [first, ...steps].find((one) => !decision.actions.some((done) => isSame(one, done)))
    if (!action) continue
    missed.push({
      after: decision.from,
      round: rules.turn(states[decision.from]).round,
      actions: decision.actions,
      lost: decision.lost,
      better: { action, course: steps, reasons },
    })
  }
  return { course, decided: decidedIn(rules, match, states, course), missed }
}

/** The same in one go. */
export const reviewOf = (rules: Rules, match: Reviewed, seat: Seat | null, told?: (done: number) => void): Review =>
  finished(reviewing(rules, match, seat, told))

function statesOf(rules: Rules, { opening, entries }: Reviewed): unknown[] {
  const states = [opening]
  for (const entry of entries) {
    const step = replayEntry(rules, states.at(-1), entry)
    if ('refusal' in step) break
    states.push(step.state)
  }
  return states
}

/** Matches of fewer rounds are reckoned in between, too; so often in all. */
const FEW_ROUNDS = 4
const MOMENTS = 24

/** The last moment of every round: within one too much is begun and not yet paid for to be told apart. */
function moments(rules: Rules, states: readonly unknown[]): Place[] {
  const places = states.map((state, after) => ({ state, after }))
  const { rounds } = rules.turn(states[0])
  if (rounds <= FEW_ROUNDS) {
    const every = Math.max(1, Math.floor(states.length / MOMENTS))
    return places.filter(({ after }) => after % every === every - 1 || after === states.length - 1)
  }
  return places.filter(({ state, after }) => {
    const next = states[after + 1]
    return next === undefined || rules.turn(next).round !== rules.turn(state).round
  })
}

const reckoned = (rules: Rules, { seats }: Reviewed, { state, after }: Place): Reckoning => ({
  after,
  round: rules.turn(state).round,
  worth: Array.from({ length: seats }, (_, seat) => worthOf(rules, state, seat)),
})

// --- decisions ---------------------------------------------------------------------------------------------------------

/** What a seat did in answer to one question: a whole turn of building, or one action. */
interface Decision {
  readonly seat: Seat
  /** The states before it and after. */
  readonly from: number
  readonly to: number
  readonly actions: readonly SomeAction[]
}

function decisionsOf(rules: Rules, { entries }: Reviewed, states: readonly unknown[], seat: Seat): Decision[] {
  const decisions: Decision[] = []
  for (let from = 0; from + 1 < states.length; from++) {
    const entry = entries[from] as Played
    if (entry.seat !== seat || entry.by !== undefined) continue
    const { ask, round } = rules.turn(states[from])
    const isTurn = ask === 'build'
    let to = from + 1
    while (isTurn && to + 1 < states.length && goesOn(rules, states[to], entries[to], seat, round)) to++
    decisions.push({ seat, from, to, actions: entries.slice(from, to).map(({ action }) => action as SomeAction) })
    from = to - 1
  }
  return decisions
}

const goesOn = (rules: Rules, state: unknown, entry: Played | undefined, seat: Seat, round: number): boolean => {
  const turn = rules.turn(state)
  return entry?.seat === seat && turn.ask === 'build' && turn.round === round
}

/** What it cost; nothing where nobody can say. */
function* lostBy(rules: Rules, states: readonly unknown[], decision: Decision): Thinking<number> {
  const { seat, from, to, actions } = decision
  const [before, after] = [from, to].map((at) => rules.view(states[at], seat)) as [unknown, unknown]
  const weighed = yield* weighing(rules, before, seat)
  const [best] = weighed
  if (!best) return 0
  const idle = weighed.find(({ action }) => action.type === 'endBuild')
  if (idle) return best.value - idle.value - (restOf(rules, after, seat) - restOf(rules, before, seat))
  const own = ownOf(weighed, actions[0] as SomeAction)
  return own ? best.value - own.value : 0
}

/** Which card is drawn is chance to whoever weighs. */
const ownOf = (weighed: readonly Weighed[], action: SomeAction): Weighed | undefined =>
  weighed.find((one) => isSame(one.action, action) || (action.type === 'draw' && one.action.type === 'draw'))

// --- when it was decided -----------------------------------------------------------------------------------------------

function decidedIn(
  rules: Rules,
  match: Reviewed,
  states: readonly unknown[],
  course: readonly Reckoning[],
): Review['decided'] {
  const winners = rules.result(states.at(-1))?.winners ?? []
  const [seat] = winners
  if (seat === undefined || winners.length > 1 || match.seats < 2) return null
  const behind = course.findLastIndex(({ worth }) => leadOf(worth, seat) <= 0)
  if (behind === -1) return { seat, after: 0, round: rules.turn(states[0]).round }
  const [last, next] = [course[behind], course[behind + 1]]
  if (!last || !next) return null
  let after = next.after
  while (after - 1 > last.after && leadAt(rules, match, states, seat, after - 1) > 0) after--
  return { seat, after, round: rules.turn(states[after - 1]).round }
}

const leadAt = (rules: Rules, match: Reviewed, states: readonly unknown[], seat: Seat, after: number): number =>
  leadOf(reckoned(rules, match, { state: states[after], after }).worth, seat)

const leadOf = (worth: readonly number[], seat: Seat): number =>
  (worth[seat] as number) - Math.max(...worth.filter((_, other) => other !== seat))
