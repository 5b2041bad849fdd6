import type { Bot } from '#engine/bots/bot.ts'
import { recordingChance } from '#engine/core/chance.ts'
import type { Options } from '#engine/core/file/options.ts'
import type { Played } from '#engine/core/log.ts'
import { MATCH_FORMAT, type MatchFile } from '#engine/core/match.ts'
import type { FullRules, Result } from '#engine/core/rules.ts'
import { seededChance, seededPick } from '#engine/core/seeded/seeded.ts'

/** How a match is to be played: everything that decides it, so that a failure can be played again. */
export interface Fixture {
  readonly rules: FullRules
  readonly map: string
  readonly options: Options
  /** One for each seat. */
  readonly bots: readonly Bot[]
  readonly seed: string
  /** A position to begin from, in place of a setup. */
  readonly start?: unknown
}

export interface Refereed {
  readonly match: MatchFile
  readonly state: unknown
  readonly result: Result
  readonly rounds: number
}

/** A broken promise of the engine, with the match up to it. */
export class Foul extends Error {
  readonly kind: 'broken' | 'refused'
  readonly match: MatchFile
  constructor(kind: Foul['kind'], message: string, match: MatchFile) {
    super(`${message} (seed ${match.seed}, entry ${match.log.length})`)
    this.kind = kind
    this.match = match
  }
}

/** Many more than any match needs: one that gets here does not end. */
const MOST_ACTIONS = 5_000

/** Plays a match between bots and checks after every action what must hold in every state. */
export function referee(fixture: Fixture, watch?: (state: unknown) => void): Refereed {
  const { rules, map, options, bots, seed, start } = fixture
  const pick = seededPick(seed)
  const setupChance = recordingChance(seededChance(seed, 'setup'))
  let state = start ?? rules.setup({ map, options, seats: bots.length }, setupChance)
  const log: Played[] = []
  const match = (): MatchFile => ({
    format: MATCH_FORMAT,
    game: rules.id,
    rules: rules.version,
    map,
    options,
    seats: bots.map((bot, seat) => ({ name: `${bot.id} ${seat + 1}`, bot: bot.id })),
    seed,
    setup: setupChance.drawn,
    log,
    ...(start !== undefined && { start }),
  })
  const foul = (message: string, kind: Foul['kind'] = 'broken'): never => {
    throw new Foul(kind, message, match())
  }
  for (;;) {
    const broken = rules.broken(state)
    if (broken.length > 0) foul(broken.join('; '))
    watch?.(state)
    const turn = rules.turn(state)
    if (turn.over) break
    // Where several may act at the same time nobody says who does so first.
    const seat = turn.seats[turn.seats.length > 1 ? pick(turn.seats.length) : 0]
    if (seat === undefined) return foul('nobody is asked')
    if (log.length > MOST_ACTIONS) foul('the match does not end')
    const chance = recordingChance(seededChance(seed, log.length))
    const action = (bots[seat] as Bot).choose(rules, rules.view(state, seat), seat, pick)
    const step = rules.play(state, seat, action, chance)
    log.push(chance.drawn.length > 0 ? { seat, action, chance: chance.drawn } : { seat, action })
    if (!step.ok) return foul(`${step.refusal.rule} refuses ${JSON.stringify(action)}`, 'refused')
    state = step.state
  }
  const result = rules.result(state) ?? foul('no result')
  return { match: match(), state, result, rounds: rules.turn(state).round }
}
