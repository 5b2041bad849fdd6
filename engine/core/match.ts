import { ImpossibleChance, type Recorded, recordedChance } from './chance.ts'
import type { Options } from './file/options.ts'
import type { Played } from './log.ts'
import { type Refusal, refusal } from './refusal.ts'
import type { BySeat, GameEvent, Rules, Setup } from './rules.ts'

/** A whole match as a file; docs/match-format.md explains it. */
export interface MatchFile {
  readonly format: typeof MATCH_FORMAT
  readonly game: string
  /** The version of the rules it was played with. */
  readonly rules: number
  readonly map: string
  readonly options: Options
  readonly seats: BySeat<MatchSeat>
  /** The seed the chance came from, once it may be known. */
  readonly seed: string | null
  /** What chance brought during the setup. */
  readonly setup: readonly Recorded[]
  readonly log: readonly Played[]
  /**
   * The state it begins from, in place of a setup: a position that somebody has put together, or of a fork for the eyes
   * of one player what they see, with all that they do not see dealt anew.
   */
  readonly start?: unknown
  /** Of a fork: so many entries were taken over from another match, and their chance is not from this seed. */
  readonly inherited?: number
}

export interface MatchSeat {
  readonly name: string
  readonly bot?: string
}

export const MATCH_FORMAT = 'railhead-match/1'

/** The match as it stood after its entry `at`; -1 is before the first. */
export const matchUpTo = (match: MatchFile, at: number): MatchFile => ({ ...match, log: match.log.slice(0, at + 1) })

export interface ReplayStep {
  /** How many entries of the log have been played: 0 is the setup. */
  readonly count: number
  readonly state: unknown
  readonly events: readonly GameEvent[]
}

export interface ReplayRefused {
  /** Index in the log; -1 is the setup. */
  readonly index: number
  readonly refusal: Refusal
}

/** Plays a match again, step by step; returns the refusal that stopped it, or null when it came to its end. */
export function* replay(match: MatchFile, rules: Rules): Generator<ReplayStep, ReplayRefused | null> {
  const setup: Setup = { map: match.map, options: match.options, seats: match.seats.length }
  const chance = recordedChance(match.setup)
  let state = match.start
  const impossible = withChance(() => {
    state ??= rules.setup(setup, chance)
  })
  if (impossible) return { index: -1, refusal: impossible }
  if (chance.left() > 0) return { index: -1, refusal: refusal('MATCH-CHANCE-LEFT', { count: chance.left() }) }
  yield { count: 0, state, events: [] }

  for (const [index, entry] of match.log.entries()) {
    const step = replayEntry(rules, state, entry)
    if ('refusal' in step) return { index, refusal: step.refusal }
    state = step.state
    yield { count: index + 1, state, events: step.events }
  }
  return null
}

/** All steps of a match, or those before the refusal that stopped it. */
export function replayed(match: MatchFile, rules: Rules): { steps: ReplayStep[]; refused: ReplayRefused | null } {
  const steps: ReplayStep[] = []
  const playing = replay(match, rules)
  for (;;) {
    const next = playing.next()
    if (next.done) return { steps, refused: next.value }
    steps.push(next.value)
  }
}

/** Plays one recorded entry: its recorded chance must fit exactly. */
export function replayEntry(
  rules: Rules,
  state: unknown,
  entry: Played,
): { state: unknown; events: readonly GameEvent[] } | { refusal: Refusal } {
  const chance = recordedChance(entry.chance ?? [])
  let step: ReturnType<Rules['play']> | undefined
  const impossible = withChance(() => {
    step = rules.play(state, entry.seat, entry.action, chance)
  })
  if (impossible) return { refusal: impossible }
  const done = step as ReturnType<Rules['play']>
  if (!done.ok) return { refusal: done.refusal }
  if (chance.left() > 0) return { refusal: refusal('MATCH-CHANCE-LEFT', { count: chance.left() }) }
  return done
}

/** Runs `work`; recorded chance that cannot be comes back as a refusal. */
function withChance(work: () => void): Refusal | null {
  try {
    work()
    return null
  } catch (error) {
    if (!(error instanceof ImpossibleChance)) throw error
    const { label, fault, outcome } = error
    return refusal('MATCH-CHANCE', { label, fault, outcome })
  }
}
