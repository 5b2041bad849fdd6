import type { Mirror, PlayedStep } from '#client/mirror.ts'
import {
  knownPlayed,
  MATCH_FORMAT,
  type MatchFile,
  type Options,
  type Played,
  playSeeded,
  type Refusal,
  type Rules,
  recordingChance,
  replayEntry,
  type Seat,
  type Setup,
  type SomeAction,
  seededChance,
} from '#engine/core/index.ts'

/** An action of somebody: with the seed of a match that is all there is to it. */
export interface Deed {
  readonly seat: Seat
  readonly action: SomeAction
}

/** A match that follows from its seed and what was done. */
export interface Seeded {
  readonly game: string
  readonly map: string
  readonly options: Options
  readonly seats: number
  readonly seed: string
}

interface Done {
  readonly deed: Deed
  /** The whole state after it. */
  readonly state: unknown
  readonly step: PlayedStep
}

/** Before anybody has done anything. */
interface Begun {
  readonly setup: Setup
  readonly opening: unknown
  readonly dealt: MatchFile['setup']
}

/**
 * A match played on this device, without a table: all of it in here, and what one seat knows of it as the page is shown
 * it. Nothing in it is changed in place.
 */
export class SeededMatch {
  readonly #rules: Rules
  readonly #of: Seeded
  readonly #eyes: Seat
  readonly #begun: Begun
  readonly #done: readonly Done[]

  private constructor(rules: Rules, of: Seeded, eyes: Seat, begun: Begun, done: readonly Done[]) {
    this.#rules = rules
    this.#of = of
    this.#eyes = eyes
    this.#begun = begun
    this.#done = done
  }

  static dealt(rules: Rules, of: Seeded, eyes: Seat): SeededMatch {
    const setup = { map: of.map, options: of.options, seats: of.seats }
    const chance = recordingChance(seededChance(of.seed, 'setup'))
    const opening = rules.setup(setup, chance)
    return new SeededMatch(rules, of, eyes, { setup, opening, dealt: chance.drawn }, [])
  }

  #with(done: readonly Done[]): SeededMatch {
    return new SeededMatch(this.#rules, this.#of, this.#eyes, this.#begun, done)
  }

  /** The whole state: for those who play the other seats, and for nobody to look at. */
  get state(): unknown {
    return this.#done.at(-1)?.state ?? this.#begun.opening
  }

  get deeds(): readonly Deed[] {
    return this.#done.map(({ deed }) => deed)
  }

  /** The match after one more action, or why it may not be. */
  after(deed: Deed): SeededMatch | Refusal {
    const at = { seed: this.#of.seed, count: this.#done.length, state: this.state }
    const played = playSeeded(this.#rules, at, deed.seat, deed.action)
    if (!played.ok) return played.refusal
    return this.#with([...this.#done, { deed, state: played.state, step: this.#seen(played.entry) }])
  }

  /** As these eyes may know it: they are told no more than a table would tell them. */
  #seen(entry: Played): PlayedStep {
    const known = knownPlayed(this.#rules, this.#begun.setup, entry, this.#eyes)
    const step = replayEntry(this.#rules, this.view, known)
    if ('refusal' in step) throw new Error(`a view on which ${step.refusal.rule} refuses what was played`)
    return { seq: this.#done.length, at: 0, played: known, state: step.state, events: step.events }
  }

  get view(): unknown {
    return this.#done.at(-1)?.step.state ?? this.#rules.view(this.#begun.opening, this.#eyes)
  }

  /** Without the last so many actions. */
  without(count: number): SeededMatch {
    return this.#with(this.#done.slice(0, this.#done.length - count))
  }

  get mirror(): Mirror {
    return {
      rules: this.#rules,
      seq: this.#done.length - 1,
      base: this.#rules.view(this.#begun.opening, this.#eyes),
      steps: this.#done.map(({ step }) => step),
      whole: true,
    }
  }

  /** For whoever wants to play on from here at a table. */
  file(names: readonly string[]): MatchFile {
    const { game, map, options } = this.#of
    return {
      format: MATCH_FORMAT,
      game,
      rules: this.#rules.version,
      map,
      options,
      seats: names.map((name) => ({ name })),
      seed: null,
      setup: this.#begun.dealt,
      log: this.#done.map(({ step }) => step.played),
    }
  }
}

export const isMatch = (match: SeededMatch | Refusal): match is SeededMatch => match instanceof SeededMatch
