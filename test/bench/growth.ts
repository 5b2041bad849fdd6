import { recordingChance } from '#engine/core/chance.ts'
import type { Played } from '#engine/core/log.ts'
import { MATCH_FORMAT, type MatchFile } from '#engine/core/match.ts'
import type { FullRules, SomeAction } from '#engine/core/rules.ts'
import { seededChance, seededPick } from '#engine/core/seeded/seeded.ts'
import { steam } from '#engine/steam/index.ts'
import { optionsOf } from './engine/positions.ts'
import { Party } from './party.ts'

export interface Grown {
  readonly size: number
  /** Milliseconds from an action to its confirmation. */
  readonly times: readonly number[]
}

const ACTIONS = 60
const WARM = 5
const PAUSE_MS = 50

interface Run {
  readonly size: number
  readonly party: Party
  readonly action?: (n: number) => SomeAction
}

/** In turns, so that whatever else the machine does meanwhile is shared by all alike. */
async function abreast(runs: readonly Run[]): Promise<Grown[]> {
  const figures = runs.map(({ size }) => ({ size, times: [] as number[] }))
  for (let n = 0; n < WARM + ACTIONS; n++) {
    for (const [i, { party, action }] of runs.entries()) {
      if (party.isOver) continue
      const time = await party.act(action?.(n))
      if (n >= WARM) figures[i]?.times.push(time)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
  for (const { party } of runs) party.leave()
  return figures
}

/** The same two actions, a tile and its taking back, after so many entries. */
export async function byEntries(url: string, sizes: readonly number[]): Promise<Grown[]> {
  const runs: Run[] = []
  for (const size of sizes) {
    const { match, build } = matchOfEntries(size)
    const party = await Party.goOn(url, match)
    runs.push({ size, party, action: (n) => (n % 2 === 0 ? build : { type: 'takeBack' }) })
  }
  return abreast(runs)
}

/** A match of Steam in whose first turn of building a tile was laid and taken back until there were so many entries. */
export function matchOfEntries(size: number): { match: MatchFile; build: SomeAction } {
  const rules = steam as FullRules
  const seed = 'growth'
  const [{ id: map }] = rules.maps as [FullRules['maps'][number]]
  const begin = { map, options: optionsOf(rules, map), seats: 5 }
  const chance = recordingChance(seededChance(seed, 'setup'))
  const pick = seededPick(seed)
  let state = rules.setup(begin, chance)
  const log: Played[] = []
  const play = (action: SomeAction) => {
    const [seat] = rules.turn(state).seats as [number]
    const drawn = recordingChance(seededChance(seed, log.length))
    const step = rules.play(state, seat, action, drawn)
    if (!step.ok) throw new Error(step.refusal.rule)
    log.push({ seat, action, ...(drawn.drawn.length > 0 && { chance: drawn.drawn }) })
    state = step.state
  }
  const matchOf = (): MatchFile => {
    const seats = Array.from({ length: begin.seats }, (_, i) => ({ name: `Seat ${i}` }))
    const { map, options } = begin
    return {
      format: MATCH_FORMAT,
      game: rules.id,
      rules: rules.version,
      map,
      options,
      seats,
      seed,
      setup: chance.drawn,
      log,
    }
  }
  const asked = () => ({ seat: rules.turn(state).seats[0] as number, ask: rules.turn(state).ask })
  const ofAnybody = () => play(rules.sample(state, asked().seat, pick))
  for (;;) {
    while (asked().ask !== 'build') ofAnybody()
    const { seat } = asked()
    const build = firstBuild(state, seat)
    for (let n = 0; n < OF_A_TURN && log.length < size; n++) {
      play(build)
      play({ type: 'takeBack' })
    }
    if (log.length >= size) return { match: matchOf(), build }
    while (asked().ask === 'build' && asked().seat === seat) ofAnybody()
  }
}

/** A table takes no endless turns. */
const OF_A_TURN = 220

function firstBuild(state: unknown, seat: number): SomeAction {
  const moves = steam.moves(state as Parameters<typeof steam.moves>[0], seat)
  const sites = moves.ask === 'build' ? moves.sites : []
  const [first] = sites.flatMap(({ hex, placements }) =>
    placements.filter(({ waits }) => !waits).map(({ tile, rotation }) => ({ hex, tile, rotation })),
  )
  if (!first) throw new Error('nothing can be built')
  return { type: 'build', ...first } as SomeAction
}

/** Whatever comes to mind, by how many play. */
export async function bySeats(url: string): Promise<Grown[]> {
  const tables = [
    ['barbados', 1],
    ['st-lucia', 2],
    ['rust-belt', 3],
    ['rust-belt', 4],
    ['rust-belt', 5],
    ['rust-belt', 6],
  ] as const
  const figures = new Map<number, number[]>(tables.map(([, size]) => [size, []]))
  const short = () => tables.filter(([, size]) => (figures.get(size) ?? []).length < ACTIONS)
  // Who plays alone and anything at all is soon ruined: then another match begins.
  for (let some = short(); some.length > 0; some = short()) {
    const begun = some.map(async ([map, size]) => ({
      size,
      party: await Party.begin(url, 'age-of-steam', map, size),
    }))
    for (const { size, times } of await abreast(await Promise.all(begun))) figures.get(size)?.push(...times)
  }
  return [...figures].map(([size, times]) => ({ size, times }))
}
