import {
  type BySeat,
  type MatchSeat,
  type Options,
  type Played,
  type Recorded,
  type Rules,
  recordingChance,
  type Seat,
  seededChance,
  settleOptions,
} from '#engine/core/index.ts'
import { botName } from '#worker/both/botNames.ts'
import type { BotPace } from '#worker/both/botPace.ts'

/** What somebody wants to play against bots alone. */
export interface Wanted {
  readonly game: string
  readonly map: string
  readonly options?: Options
  readonly seats: number
  readonly bot: string
  /** The name of whoever plays. */
  readonly name: string
}

/** An action that stands, under its number in the log: what was taken back leaves a gap. */
export interface SoloRow {
  readonly seq: number
  readonly at: number
  readonly played: Played
}

/** A match against bots as this device keeps it. */
export interface SoloMatch {
  readonly id: string
  readonly game: string
  /** The version of the rules it was played with. */
  readonly rules: number
  readonly map: string
  readonly options: Options
  readonly seats: BySeat<MatchSeat>
  /** The seat of whoever plays; a bot may keep it for a while. */
  readonly mine: Seat
  readonly pace: BotPace
  readonly seed: string
  readonly setup: readonly Recorded[]
  /** Last entry of the log, whether it stands or not; -1 before the first. */
  readonly seq: number
  readonly rows: readonly SoloRow[]
}

/** A new match: who plays sits first, and every other seat is a bot's. */
export function newMatch(id: string, seed: string, rules: Rules, wanted: Wanted): SoloMatch {
  const { game, map, options: chosen = {}, seats, bot, name } = wanted
  const settled = settleOptions(rules.options(map), chosen)
  if (!settled.ok) throw new Error(settled.refusal.rule)
  const { options } = settled
  const chance = recordingChance(seededChance(seed, 'setup'))
  rules.setup({ map, options, seats }, chance)
  const others = Array.from({ length: seats - 1 }, (_, i) => ({ name: botName(i + 1, (one) => one === name), bot }))
  return {
    id,
    game,
    rules: rules.version,
    map,
    options,
    seats: [{ name }, ...others],
    mine: 0,
    pace: 'quick',
    seed,
    setup: chance.drawn,
    seq: -1,
    rows: [],
  }
}
