import { ageOfSteam, type State } from '#engine/age-of-steam/index.ts'
import { bots } from '#engine/bots/index.ts'
import { recordedChance } from '#engine/core/chance.ts'
import { type Options, settleOptions } from '#engine/core/file/options.ts'
import type { MatchFile } from '#engine/core/match.ts'
import type { FullRules, MapInfo, Pick, Seat } from '#engine/core/rules.ts'
import { seededChance, seededPick } from '#engine/core/seeded/seeded.ts'
import { referee } from '../referee.ts'

export interface EngineFigures {
  readonly actionsPerSecond: number
  /** Slowest listing over all positions, in milliseconds; each position is measured several times, its best counts. */
  readonly slowest: Readonly<Record<string, number>>
  readonly positions: Readonly<Record<string, number>>
}

const MATCHES = 40
const CROWDED = 8
const ROUNDS = 5

/** Whole matches between bots are recorded once and then played again: only `play` is timed, every check included. */
export function engineFigures(rules: FullRules): EngineFigures {
  const listings = new Map<string, unknown[]>()
  const matches = Array.from({ length: MATCHES }, (_, i) => recorded(rules, i, listings))
  if (rules.id === ageOfSteam.id) for (let i = 0; i < CROWDED; i++) crowded(i, listings)
  return {
    actionsPerSecond: Math.max(...Array.from({ length: ROUNDS }, () => replaySpeed(rules, matches))),
    slowest: Object.fromEntries([...listings].map(([ask, states]) => [ask, slowestListing(rules, states)])),
    positions: Object.fromEntries([...listings].map(([ask, states]) => [ask, states.length])),
  }
}

/** On the game's first map, with all numbers of players in turn. */
function recorded(rules: FullRules, index: number, listings: Map<string, unknown[]>): MatchFile {
  const { id: map, seats: range } = rules.maps[0] as MapInfo
  const [least, most] = range
  const seats = least + (index % (most - least + 1))
  const fixture = {
    rules,
    map,
    options: optionsOf(rules, map),
    bots: Array.from(
      { length: seats },
      (_, seat) => bots[index % 4 === 3 && seat === 0 ? 1 : 0] as (typeof bots)[number],
    ),
    seed: `bench/${index}`,
  }
  return referee(fixture, (state) => keep(rules, listings, state)).match
}

function keep(rules: FullRules, listings: Map<string, unknown[]>, state: unknown): void {
  const { ask } = rules.turn(state)
  listings.set(ask, [...(listings.get(ask) ?? []), state])
}

export function optionsOf(rules: FullRules, map: string): Options {
  const settled = settleOptions(rules.options(map), {})
  return settled.ok ? settled.options : {}
}

/**
 * Positions fuller than any match reaches: everybody is rich and has the best engine at all times, nobody moves goods,
 * and track that becomes a link is built first.
 */
function crowded(index: number, listings: Map<string, unknown[]>): void {
  const rules = ageOfSteam
  const map = 'rust-belt'
  const seats = 3 + (index % 4)
  const seed = `crowded/${index}`
  const pick = seededPick(seed)
  let state = rules.setup({ map, options: optionsOf(rules as FullRules, map), seats }, seededChance(seed, 'setup'))
  for (let count = 0; !rules.turn(state).over; count++) {
    state = { ...state, players: state.players.map((player) => ({ ...player, money: 60, engine: 6 })) }
    keep(rules as FullRules, listings, state)
    const seat = rules.turn(state).seats[0] as Seat
    const step = rules.play(state, seat, busiest(state, seat, pick), seededChance(seed, count))
    if (!step.ok) throw new Error(`${step.refusal.rule} in a crowded match`)
    state = step.state
  }
}

function busiest(state: State, seat: Seat, pick: Pick): unknown {
  const moves = ageOfSteam.moves(state, seat)
  if (moves.ask === 'goods') return { type: 'pass' }
  if (moves.ask !== 'build') return ageOfSteam.sample(state, seat, pick)
  const all = moves.sites.flatMap(({ hex, placements }) => placements.map((placement) => ({ hex, ...placement })))
  const linking = all.filter(({ completes }) => completes.length > 0)
  const wanted = linking.length > 0 && pick(5) > 0 ? linking : all
  const build = wanted[pick(Math.max(1, wanted.length))]
  return build ? { type: 'build', hex: build.hex, tile: build.tile, rotation: build.rotation } : { type: 'endBuild' }
}

function replaySpeed(rules: FullRules, matches: readonly MatchFile[]): number {
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

function slowestListing(rules: FullRules, states: readonly unknown[]): number {
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
