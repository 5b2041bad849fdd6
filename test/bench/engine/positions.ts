import { bots } from '#engine/bots/index.ts'
import { type Options, settleOptions } from '#engine/core/file/options.ts'
import type { MatchFile } from '#engine/core/match.ts'
import type { FullRules, MapInfo, Pick, Seat, SomeAction } from '#engine/core/rules.ts'
import { seededChance, seededPick } from '#engine/core/seeded/seeded.ts'
import type { RailPlayer } from '#engine/rail/types.ts'
import type { BuildSite } from '#engine/track/offers.ts'
import { referee } from '../../referee.ts'

/** A position somebody is asked in. */
export interface Position {
  readonly state: unknown
  readonly seat: Seat
  readonly ask: string
}

/** What is played on one map: whole matches, and all positions of these and of crowded ones. */
export interface Played {
  readonly matches: readonly MatchFile[]
  readonly positions: readonly Position[]
}

const MATCHES = 6

/** Matches between bots with all numbers of players in turn, and positions fuller than any match reaches. */
export function playedOn(rules: FullRules, map: MapInfo): Played {
  const positions: Position[] = []
  const matches = Array.from({ length: MATCHES }, (_, i) => recorded(rules, map, i, keeper(rules, positions)))
  if (isRail(positions[0]?.state)) positions.push(...crowdedOn(rules, map))
  return { matches, positions }
}

/** Those fuller positions alone. */
export function crowdedOn(rules: FullRules, map: MapInfo): Position[] {
  const positions: Position[] = []
  for (let i = 0; i < CROWDED; i++) crowded(rules, map, i, keeper(rules, positions))
  return positions
}

const keeper =
  (rules: FullRules, positions: Position[]) =>
  (state: unknown): void => {
    const { ask, seats } = rules.turn(state)
    const [seat] = seats
    if (seat !== undefined) positions.push({ state, seat, ask })
  }

function recorded(rules: FullRules, map: MapInfo, index: number, keep: (state: unknown) => void): MatchFile {
  const [least, most] = map.seats
  const seats = most - (index % (most - least + 1))
  const fixture = {
    rules,
    map: map.id,
    options: optionsOf(rules, map.id),
    bots: Array.from(
      { length: seats },
      (_, seat) => bots[index % 4 === 3 && seat === 0 ? 1 : 0] as (typeof bots)[number],
    ),
    seed: `bench/${index}`,
  }
  return referee(fixture, keep).match
}

export function optionsOf(rules: FullRules, map: string): Options {
  const settled = settleOptions(rules.options(map), {})
  return settled.ok ? settled.options : {}
}

// --- fuller than any match reaches ----------------------------------------------------------------------------------

const CROWDED = 2
const MOST_ACTIONS = 1_500
/** All that a locomotive can be, and money enough for whatever is asked. */
const RICH = { money: 60, cash: 60, engine: 6 }

interface Crowd {
  readonly players: readonly RailPlayer[]
  readonly tiles: readonly unknown[]
}

const isRail = (state: unknown): state is Crowd => typeof state === 'object' && state !== null && 'tiles' in state

/** Everybody is rich and has the best engine at all times, nobody moves goods, and track that becomes a link comes first. */
function crowded(rules: FullRules, map: MapInfo, index: number, keep: (state: unknown) => void): void {
  const [least, most] = map.seats
  const seats = most - (index % (most - least + 1))
  const seed = `crowded/${index}`
  const pick = seededPick(seed)
  const options = optionsOf(rules, map.id)
  let state: unknown = rules.setup({ map: map.id, options, seats }, seededChance(seed, 'setup'))
  for (let count = 0; !rules.turn(state).over && count < MOST_ACTIONS; count++) {
    state = enriched(state as Crowd)
    keep(state)
    const seat = rules.turn(state).seats[0] as Seat
    const step = rules.play(state, seat, busiest(rules, state, seat, pick), seededChance(seed, count))
    if (!step.ok) throw new Error(`${step.refusal.rule} in a crowded match`)
    state = step.state
  }
}

const enriched = (state: Crowd): Crowd => ({
  ...state,
  players: state.players.map((player) => ({
    ...player,
    ...Object.fromEntries(Object.entries(RICH).filter(([what]) => what in player)),
  })),
})

interface Asked {
  readonly ask: string
  readonly sites?: readonly BuildSite[]
  readonly hindered?: unknown
}

function busiest(rules: FullRules, state: unknown, seat: Seat, pick: Pick): SomeAction {
  const moves = rules.moves(state, seat) as Asked
  if (moves.ask === 'goods') return { type: 'pass' }
  if (!moves.sites) return rules.sample(state, seat, pick)
  const all = moves.sites.flatMap(({ hex, placements }) => placements.map((placement) => ({ hex, ...placement })))
  const whole = all.filter(({ waits }) => !waits)
  const linking = whole.filter(({ completes }) => completes.length > 0)
  const wanted = linking.length > 0 && pick(5) > 0 ? linking : whole
  const build = wanted[pick(Math.max(1, wanted.length))]
  if (!build || moves.hindered) return rules.sample(state, seat, pick)
  const { hex, tile, rotation } = build
  return { type: 'build', hex, tile, rotation } as SomeAction
}
