import { type GameEvent, type Played, type Rules, recordedChance, replayEntry, stateHash } from '#engine/core/index.ts'
import type { LiveEntry, ServerMessage } from '#worker/protocol.ts'

export type Welcome = Extract<ServerMessage, { type: 'welcome' }>

/** An action that stands: who, what, when, what it led to. */
export interface PlayedStep<State = unknown, Event extends GameEvent = GameEvent> {
  readonly seq: number
  readonly at: number
  readonly played: Played
  readonly state: State
  readonly events: readonly Event[]
}

/**
 * The match as the table has confirmed it and we may see it, rebuilt here by playing the log with the same engine.
 * Nothing in it is changed in place, so that whoever holds an old one can compare.
 */
export interface Mirror {
  readonly rules: Rules
  /** Last entry of the log that is in here; -1 for none. */
  readonly seq: number
  /** The state before the first of `steps`. */
  readonly base: unknown
  readonly steps: readonly PlayedStep[]
  /** True when `base` is the beginning of the match, i.e. the journal has everything. */
  readonly whole: boolean
}

export const stateOf = (mirror: Mirror): unknown => mirror.steps.at(-1)?.state ?? mirror.base

/** Why an entry could not be played here: the way out is to ask for the whole view. */
export class OutOfStep extends Error {}

/** Begins from a welcome that carries a view: replays the match from its beginning, or takes the view as it is. */
export function begin(rules: Rules, welcome: Welcome): Mirror {
  return replayed(rules, welcome) ?? { rules, seq: welcome.seq, base: welcome.view, steps: [], whole: false }
}

function replayed(rules: Rules, welcome: Welcome): Mirror | null {
  const { table, setup, start: dealt } = welcome
  if (!setup && dealt === undefined) return null
  try {
    const begin = { map: table.map, options: table.options, seats: table.seats.length }
    const base = dealt ?? rules.setup(begin, recordedChance(setup ?? []))
    const start: Mirror = { rules, seq: -1, base, steps: [], whole: true }
    return toldUp(start, welcome)
  } catch {
    // Whatever the reason, the view that came along is the truth.
    return null
  }
}

/**
 * Goes on from what was seen before: what no longer stands of it goes, and what was missed is played. Throws `OutOfStep`
 * when that leads to another view.
 */
export function resume(mirror: Mirror, welcome: Welcome): Mirror {
  const { stands = mirror.seq } = welcome
  return toldUp({ ...mirror, steps: mirror.steps.filter(({ seq }) => seq <= stands) }, welcome)
}

/** A welcome has only what stands, so its numbers have gaps. */
function toldUp(from: Mirror, { entries, seq, hash }: Welcome): Mirror {
  const mirror = { ...entries.reduce(withPlayed, from), seq }
  if (!agrees(mirror, hash)) throw new OutOfStep('another view after a welcome')
  return mirror
}

/**
 * Plays the next entry. What we may not know is hidden in it as in our view, and the rules play on with that. Throws
 * `OutOfStep` for a gap, a refusal, chance that cannot be, or another fingerprint.
 */
export function advance(mirror: Mirror, entry: LiveEntry): Mirror {
  if (entry.seq <= mirror.seq) return mirror
  if (entry.seq !== mirror.seq + 1) throw new OutOfStep(`entry ${entry.seq} after ${mirror.seq}`)
  const next = isUndone(entry) ? withoutLast(mirror, entry.seq) : withPlayed(mirror, entry)
  if (!agrees(next, entry.hash)) throw new OutOfStep(`another view after entry ${entry.seq}`)
  return next
}

/** Whether we see what the table says we should; without a fingerprint there is nothing to compare. */
export const agrees = (mirror: Mirror, hash: string | undefined): boolean =>
  hash === undefined || stateHash(stateOf(mirror)) === hash

function withPlayed(mirror: Mirror, entry: LiveEntry): Mirror {
  const { seat, action, chance, by } = entry
  const played: Played = { seat, action, ...(chance && { chance }), ...(by && { by }) }
  const step = replayEntry(mirror.rules, stateOf(mirror), played)
  if ('refusal' in step) throw new OutOfStep(`refused: ${step.refusal.rule}`)
  const done: PlayedStep = { seq: entry.seq, at: entry.at, played, state: step.state, events: step.events }
  return { ...mirror, seq: entry.seq, steps: [...mirror.steps, done] }
}

function withoutLast(mirror: Mirror, seq: number): Mirror {
  if (mirror.steps.length === 0) throw new OutOfStep('nothing known to take back')
  return { ...mirror, seq, steps: mirror.steps.slice(0, -1) }
}

/** What stands, the last first. */
export function* lastFirst(steps: readonly PlayedStep[]): Generator<Played> {
  for (let i = steps.length - 1; i >= 0; i--) yield (steps[i] as PlayedStep).played
}

const isUndone = (entry: LiveEntry): boolean => entry.undo === true
