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

/** What there is to see in a step takes so long, and what belongs together no longer than this. */
const SIGHTS: Readonly<Record<string, number>> = {
  delivered: 1_200,
  built: 800,
  tookLink: 800,
  urbanized: 800,
  grew: 500,
  moved: 800,
}
const QUIET_MS = 300
const LEAST_MS = 450
const MOST_MS = 1_700
const MOST_BEATS = Math.floor((LONGEST_MS - LEAD_MS) / LEAST_MS)

/** What keeps two neighbours apart that are not of one phase, or not of one round. */
const APART = { phase: 1_000, round: 4_000 } as const

interface Scene {
  readonly seats: readonly Seat[]
  readonly steps: number
  /** What there is to see on the board. */
  readonly sight: number
  readonly wanted: number
  /** Before its first step and before its last. */
  readonly begins: Turn
  readonly ends: Turn
}

/**
 * How the steps between two moments are played back: turn by turn, and where there are too many of those for the time,
 * the smallest and the furthest back are gathered first. So whatever came last is seen best.
 */
export function beatsOf(
  rules: Rules,
  opening: unknown,
  steps: readonly PlayedStep[],
  from: number,
  to: number,
): Beat[] {
  const scenes: Scene[] = []
  for (const [i, step] of steps.slice(from, to).entries()) {
    const scene = sceneOf(step, rules.turn(from + i === 0 ? opening : steps[from + i - 1]?.state))
    const before = scenes.at(-1)
    if (before && isOneTurn(before, scene)) scenes[scenes.length - 1] = gathered(before, scene)
    else scenes.push(scene)
  }
  while (scenes.length > MOST_BEATS) gatherSome(scenes)
  return timed(scenes, from)
}

function sceneOf({ events, played }: PlayedStep, turn: Turn): Scene {
  const sight = events.reduce((sum, { type }) => sum + (SIGHTS[type] ?? 0), 0)
  return { seats: [played.seat], steps: 1, sight, wanted: sight || QUIET_MS / 3, begins: turn, ends: turn }
}

/** Bids and the like are one thing, whoever makes them: there is nothing to see on the board. */
function isOneTurn(a: Scene, b: Scene): boolean {
  if (a.ends.round !== b.begins.round || a.ends.phase !== b.begins.phase) return false
  return String(a.seats) === String(b.seats) || (a.sight === 0 && b.sight === 0)
}

const gathered = (a: Scene, b: Scene): Scene => ({
  seats: [...new Set([...a.seats, ...b.seats])],
  steps: a.steps + b.steps,
  sight: a.sight + b.sight,
  wanted: a.wanted + b.wanted,
  begins: a.begins,
  ends: b.ends,
})

/** The two neighbours that are missed least. */
function gatherSome(scenes: Scene[]): void {
  const cost = (i: number): number => {
    const [a, b] = [scenes[i] as Scene, scenes[i + 1] as Scene]
    const apart =
      a.ends.round !== b.begins.round ? APART.round : a.ends.phase !== b.begins.phase ? APART.phase : QUIET_MS
    return (a.wanted + b.wanted + apart) * (1 + (3 * i) / scenes.length)
  }
  let least = 0
  for (let i = 1; i < scenes.length - 1; i++) if (cost(i) < cost(least)) least = i
  scenes.splice(least, 2, gathered(scenes[least] as Scene, scenes[least + 1] as Scene))
}

/** Each as long as there is to see in it, all faster where that is too long. */
function timed(scenes: readonly Scene[], from: number): Beat[] {
  const room = LONGEST_MS - LEAD_MS
  const wanted = scenes.map(({ wanted }) => Math.min(MOST_MS, Math.max(LEAST_MS, QUIET_MS + wanted)))
  const least = scenes.length * LEAST_MS
  const all = wanted.reduce((sum, ms) => sum + ms, 0)
  const share = all <= room ? 1 : (room - least) / (all - least)
  let at = from
  return scenes.map(({ steps, seats }, i) => {
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
