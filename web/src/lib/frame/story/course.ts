import type { PlayedStep } from '#client/mirror.ts'
import type { Reckoning } from '#engine/bots/advice/review.ts'
import type { GameEvent, Rules, Seat } from '#engine/core/index.ts'
import type { RecapTally } from '../../games/contract/recap/recap.ts'

/** How a match stood when a round was over. */
export interface RoundEnd {
  readonly round: number
  readonly state: unknown
}

type Step = Pick<PlayedStep, 'state' | 'events' | 'played' | 'seq'>

/** The last state of every round, in their order. */
export function roundEnds(rules: Rules, steps: readonly Step[]): RoundEnd[] {
  const ends = new Map<number, unknown>()
  for (const { state } of steps) ends.set(rules.turn(state).round, state)
  return [...ends].map(([round, state]) => ({ round, state })).sort((a, b) => a.round - b.round)
}

/** What is counted of everybody, round by round. */
export interface Course {
  readonly name: string
  readonly label: string
  /** By seat, one for each round; null once a seat is out. */
  readonly values: readonly (readonly (number | null)[])[]
}

export function scoreCourse(rules: Rules, ends: readonly RoundEnd[], seats: number, label: string): Course {
  const lines = ends.map(({ state }) => rules.standings(state))
  const values = Array.from({ length: seats }, (_, seat) =>
    lines.map((standings) => standings.find((line) => line.seat === seat)?.score ?? null),
  )
  return { name: 'score', label, values }
}

export const courseOf = ({ name, label, of }: RecapTally, ends: readonly RoundEnd[], seats: number): Course => ({
  name,
  label,
  values: Array.from({ length: seats }, (_, seat) => ends.map(({ state }) => of(state, seat))),
})

/** What a match was worth to everybody, moment by moment, and in which round each of them was. */
export function forecastCourse(
  reckonings: readonly Reckoning[],
  seats: number,
  label: string,
): { readonly course: Course; readonly rounds: readonly number[] } {
  // Whoever is out, or nearly so, is worth nothing that could be drawn.
  const values = Array.from({ length: seats }, (_, seat) =>
    reckonings.map(({ worth }) => ((worth[seat] as number) <= LEAST ? null : Math.round(worth[seat] as number))),
  )
  return { course: { name: 'forecast', label, values }, rounds: reckonings.map(({ round }) => round) }
}

const LEAST = -60

/** Who led alone at the end, and from which round on without a break; null where nobody did. */
export function leadOf({ values }: Course, ends: readonly RoundEnd[]): { seat: Seat; since: number } | null {
  const leaders = ends.map((_, round) => leaderAt(values.map((line) => line[round] ?? null)))
  const seat = leaders.at(-1) ?? null
  if (seat === null) return null
  const broken = leaders.findLastIndex((leader) => leader !== seat)
  return { seat, since: ends[broken + 1]?.round ?? 1 }
}

function leaderAt(scores: readonly (number | null)[]): Seat | null {
  const best = Math.max(...scores.map((score) => score ?? Number.NEGATIVE_INFINITY))
  const first = scores.indexOf(best)
  return first === scores.lastIndexOf(best) ? first : null
}

/** The delivery that brought whoever made it the most. */
export interface BestDelivery {
  readonly seat: Seat
  readonly seq: number
  readonly gain: number
  readonly event: GameEvent
  readonly state: unknown
}

export function bestDelivery(steps: readonly Step[]): BestDelivery | null {
  const all = steps.flatMap(({ seq, state, events }) =>
    events.flatMap((event): BestDelivery[] => {
      if (event.type !== 'delivered' || !('seat' in event)) return []
      const seat = Number(event.seat)
      const gain = 'gains' in event ? (event.gains as readonly number[])[seat] : 'money' in event ? event.money : 0
      return [{ seat, seq, state, event, gain: Number(gain) }]
    }),
  )
  return all.reduce<BestDelivery | null>((best, one) => (best && best.gain >= one.gain ? best : one), null)
}
