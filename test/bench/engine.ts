import { bots } from '#engine/bots/index.ts'
import { recordedChance } from '#engine/core/chance.ts'
import type { MatchFile } from '#engine/core/match.ts'
import { settleOptions } from '#engine/core/options.ts'
import type { Rules } from '#engine/core/rules.ts'
import { games } from '#engine/games.ts'
import { referee } from '../referee.ts'

export interface EngineFigures {
  readonly actionsPerSecond: number
  /** Slowest listing over all positions, in milliseconds; each position is measured several times, its best counts. */
  readonly slowest: Readonly<Record<string, number>>
  readonly positions: Readonly<Record<string, number>>
}

const MATCHES = 40
const ROUNDS = 5

/** Whole matches between bots are recorded once and then played again: only `play` is timed, every check included. */
export function engineFigures(): EngineFigures {
  const rules = games[0] as Rules
  const listings = new Map<string, unknown[]>()
  const matches = Array.from({ length: MATCHES }, (_, i) => recorded(rules, i, listings))
  return {
    actionsPerSecond: Math.max(...Array.from({ length: ROUNDS }, () => replaySpeed(rules, matches))),
    slowest: Object.fromEntries([...listings].map(([ask, states]) => [ask, slowestListing(rules, states)])),
    positions: Object.fromEntries([...listings].map(([ask, states]) => [ask, states.length])),
  }
}

function recorded(rules: Rules, index: number, listings: Map<string, unknown[]>): MatchFile {
  const seats = 3 + (index % 4)
  const settled = settleOptions(rules.options('rust-belt'), {})
  const fixture = {
    rules,
    map: 'rust-belt',
    options: settled.ok ? settled.options : {},
    bots: Array.from(
      { length: seats },
      (_, seat) => bots[index % 4 === 3 && seat === 0 ? 1 : 0] as (typeof bots)[number],
    ),
    seed: `bench/${index}`,
  }
  return referee(fixture, (state) => {
    const { ask } = rules.turn(state)
    listings.set(ask, [...(listings.get(ask) ?? []), state])
  }).match
}

function replaySpeed(rules: Rules, matches: readonly MatchFile[]): number {
  let actions = 0
  const started = performance.now()
  for (const match of matches) {
    let state = rules.setup(
      { map: match.map, options: match.options, seats: match.seats.length },
      recordedChance(match.setup),
    )
    for (const { seat, action, chance } of match.log) {
      const step = rules.play(state, seat, action, recordedChance(chance ?? []))
      if (!step.ok) throw new Error(`${step.refusal.rule} in a recorded match`)
      state = step.state
    }
    actions += match.log.length
  }
  return (actions / (performance.now() - started)) * 1000
}

const REPEATS = 3

function slowestListing(rules: Rules, states: readonly unknown[]): number {
  let slowest = 0
  for (const state of states) {
    const [seat] = rules.turn(state).seats
    if (seat === undefined) continue
    const times = Array.from({ length: REPEATS }, () => {
      const started = performance.now()
      rules.moves(state, seat)
      return performance.now() - started
    })
    slowest = Math.max(slowest, Math.min(...times))
  }
  return slowest
}
