import type { PlayedStep } from '#client/mirror.ts'
import type { Rules, Seat, Turn } from '#engine/core/index.ts'

/** Steps that are played back as one: those after the first so many, up to so many. */
export interface Beat {
  readonly from: number
  readonly to: number
  readonly ms: number
  /** Whose doing it is. */
  readonly seats: readonly Seat[]
}

/** All of it, however much has happened. A little is left of ten seconds for a machine that is slow. */
export const LONGEST_MS = 9_000
/** For a look at how it stood before anything happened. */
export const LEAD_MS = 500

/** What there is to see in a step takes so long, and as what belongs to it takes no longer than this together. */
const SIGHTS: Readonly<Record<string, number>> = {
  delivered: 1_500,
  built: 900,
  tookLink: 900,
  urbanized: 900,
  grew: 600,
  moved: 900,
}
const QUIET_MS = 300
const LEAST_MS = 450
const MOST_MS = 1_800

/** Whose steps are gathered, the finest first: a turn's, a phase's, a round's, all. */
const COARSEST = 3

interface Group {
  readonly seats: readonly Seat[]
  readonly last: Scene
  readonly steps: number
  readonly sight: number
  readonly wanted: number
}

interface Scene {
  readonly turn: Pick<Turn, 'round' | 'phase'>
  readonly seat: Seat
  readonly sight: number
}

/**
 * How the steps between two moments are played back. What happened last is played turn by turn; where there is too much
 * for the time, what lies further back goes phase by phase, round by round, and at last in one.
 */
export function beatsOf(
  rules: Rules,
  opening: unknown,
  steps: readonly PlayedStep[],
  from: number,
  to: number,
): Beat[] {
  const scenes = steps.slice(from, to).map((step, i): Scene => {
    const before = from + i === 0 ? opening : steps[from + i - 1]?.state
    return { turn: rules.turn(before), seat: step.played.seat, sight: sightOf(step) }
  })
  return timed(grouped(scenes), from)
}

const sightOf = ({ events }: PlayedStep): number => events.reduce((sum, { type }) => sum + (SIGHTS[type] ?? 0), 0)

/** As fine as the time allows, what lies further back coarser than what came after. */
function grouped(scenes: readonly Scene[]): Group[] {
  const rounds = [...new Set(scenes.map(({ turn }) => turn.round))]
  const levels = new Map(rounds.map((round) => [round, 0]))
  const made = () => gathered(scenes, (round) => levels.get(round) ?? 0)
  let groups = made()
  for (let level = 1; level <= COARSEST; level++)
    for (const round of rounds) {
      if (groups.length * LEAST_MS <= LONGEST_MS - LEAD_MS) return groups
      levels.set(round, level)
      groups = made()
    }
  return groups
}

function gathered(scenes: readonly Scene[], levelOf: (round: number) => number): Group[] {
  const groups: Group[] = []
  for (const scene of scenes) {
    const { seat, sight, turn } = scene
    const now = groups.at(-1)
    const joins = now && belongs(scene, now, Math.min(levelOf(turn.round), levelOf(now.last.turn.round)))
    const before = joins ? groups.pop() : undefined
    groups.push({
      last: scene,
      seats: [...new Set([...(before?.seats ?? []), seat])],
      steps: (before?.steps ?? 0) + 1,
      sight: (before?.sight ?? 0) + sight,
      wanted: (before?.wanted ?? QUIET_MS) + (sight || QUIET_MS / 3),
    })
  }
  return groups
}

/** Bids and the like are one thing, whoever makes them: there is nothing to see on the board. */
function belongs({ turn, seat, sight }: Scene, group: Group, level: number): boolean {
  if (level >= COARSEST) return true
  if (turn.round !== group.last.turn.round) return false
  if (level === 2) return true
  if (turn.phase !== group.last.turn.phase) return false
  return level === 1 || String(group.seats) === String(seat) || (sight === 0 && group.sight === 0)
}

/** Each as long as there is to see in it, all faster where that is too long. */
function timed(groups: readonly Group[], from: number): Beat[] {
  const room = LONGEST_MS - LEAD_MS
  const wanted = groups.map((group) => Math.min(MOST_MS, Math.max(LEAST_MS, group.wanted)))
  const least = groups.length * LEAST_MS
  const all = wanted.reduce((sum, ms) => sum + ms, 0)
  const share = all <= room ? 1 : (room - least) / (all - least)
  let at = from
  return groups.map(({ steps, seats }, i) => {
    const beat = { from: at, to: at + steps, seats, ms: LEAST_MS + ((wanted[i] ?? LEAST_MS) - LEAST_MS) * share }
    at = beat.to
    return beat
  })
}

/** What is shown so many milliseconds after the beginning; null before the first beat, and after the last. */
export function beatAt(beats: readonly Beat[], ms: number): { readonly beat: Beat | null; readonly left: number } {
  let end = LEAD_MS
  if (ms < end) return { beat: null, left: end - ms }
  for (const beat of beats) {
    end += beat.ms
    if (ms < end) return { beat, left: end - ms }
  }
  return { beat: null, left: 0 }
}

export const lengthOf = (beats: readonly Beat[]): number => beats.reduce((sum, { ms }) => sum + ms, LEAD_MS)
