import { recordedChance } from '#engine/core/chance.ts'
import type { MatchFile } from '#engine/core/match.ts'
import type { FullRules, MapInfo } from '#engine/core/rules.ts'
import { firstCalls } from './engine/first.ts'
import { listingTimes } from './engine/listing.ts'
import { type Played, type Position, playedOn } from './engine/positions.ts'
import { type Spread, spread } from './spread.ts'

/** Lists of moves that somebody waits for: what is asked, and what to call it. */
const LISTS: Readonly<Record<string, string>> = {
  build: 'builds',
  goods: 'deliveries',
  move: 'moves before the action',
  action: 'moves',
}

export interface ListFigures extends Spread {
  readonly list: string
  readonly count: number
  /** The very first in a worker that has just loaded the rules. */
  readonly first: number
}

/** Of a game on a map. */
export interface EngineFigures {
  readonly game: string
  readonly map: string
  /** Spaces that track can lie on; none where the board is none of hexes. */
  readonly hexes: number | null
  /** Milliseconds of an action, every check included. */
  readonly actions: Spread
  readonly actionsPerSecond: number
  readonly lists: readonly ListFigures[]
}

const ROUNDS = 3

export async function engineFigures(rules: FullRules, map: MapInfo): Promise<EngineFigures> {
  const played = playedOn(rules, map)
  const lists: ListFigures[] = []
  for (const [ask, positions] of Map.groupBy(played.positions, (position) => position.ask)) {
    const list = LISTS[ask]
    if (list === undefined) continue
    const times = listingTimes(rules, positions)
    const first = await firstCalls(rules.id, [middle(positions)])
    lists.push({ list, count: positions.length, ...spread(times), first })
  }
  const times = Array.from({ length: ROUNDS }, () => actionTimes(rules, played))
  const best = (times[0] ?? []).map((_, i) => Math.min(...times.map((round) => round[i] as number)))
  const sum = best.reduce((all, time) => all + time, 0)
  return {
    game: rules.name,
    map: map.name,
    hexes: hexesOf(played),
    actions: spread(best),
    actionsPerSecond: (best.length / sum) * 1000,
    lists,
  }
}

const middle = (positions: readonly Position[]): Position => positions[positions.length >> 1] as Position

function hexesOf({ positions }: Played): number | null {
  const { tiles } = (positions[0]?.state ?? {}) as { readonly tiles?: readonly unknown[] }
  return tiles?.length ?? null
}

/** Recorded matches are played again: only `play` is timed. */
const actionTimes = (rules: FullRules, { matches }: Played): number[] =>
  matches.flatMap((match) => timesOf(rules, match))

function timesOf(rules: FullRules, match: MatchFile): number[] {
  let state = rules.setup(
    { map: match.map, options: match.options, seats: match.seats.length },
    recordedChance(match.setup),
  )
  return match.log.map(({ seat, action, chance }) => {
    const started = performance.now()
    const step = rules.play(state, seat, action, recordedChance(chance ?? []))
    const time = performance.now() - started
    if (!step.ok) throw new Error(`${step.refusal.rule} in a recorded match`)
    state = step.state
    return time
  })
}
