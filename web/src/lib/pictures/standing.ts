import type { Seat, Turn } from '#engine/core/index.ts'
import { gameById } from '#engine/games.ts'
import { seatName } from '#worker/both/seats.ts'
import type { SeatInfo, TableSummary } from '#worker/protocol.ts'
import { gameName, mapName } from '../catalogue/catalogue.ts'
import { progressOf, theirTask } from '../games/common/sentence.ts'
import { say } from '../texts/language.svelte.ts'
import type { SpectatedMatch } from './contract.ts'
import { gamePicture } from './games.ts'

/** A seat as a card prints it. */
export interface SeatLine {
  readonly seat: Seat
  /** Null on a free seat. */
  readonly name: string | null
  readonly score: string
  /** Who is to act, and at the end who has won. */
  readonly first: boolean
}

/** How a match stands, in the words that cards and previews print. */
export interface HowItStands {
  readonly game: string
  readonly map: string
  /** `Round 3/7 · Building`. */
  readonly progress: string
  readonly sentence: string
  /** What the scores are. */
  readonly counted: string
  /** Nobody at a private table. */
  readonly lines: readonly SeatLine[]
}

/** How a name is written where not every letter can be. */
export type Writing = (name: string, seat: Seat) => string

const asItIs: Writing = (name) => name

export function howItStands(seen: SpectatedMatch, write: Writing = asItIs): HowItStands {
  const { game, map, seats } = seen.summary
  const written = seats.map((info, seat) => ({ ...info, name: info.name === null ? null : write(info.name, seat) }))
  const summary = { ...seen.summary, seats: written }
  return { game: gameName(game), map: mapName(map), ...stage({ ...seen, summary }) }
}

type Stage = Omit<HowItStands, 'game' | 'map'>

function stage(seen: SpectatedMatch): Stage {
  const { summary, state } = seen
  if (summary.private) return secluded(summary)
  if (summary.status === 'lobby') return gathering(summary)
  return state === null ? kept(summary) : underway(seen)
}

/** No names, no turn, no score. */
function secluded({ status, seats: { length } }: TableSummary): Stage {
  const said = say('standing').private
  return unscored([], said.title(say('offer').players(length, length)), said[status])
}

function gathering({ seats }: TableSummary): Stage {
  const said = say('standing').lobby
  const free = seats.filter(({ name }) => name === null).length
  return unscored(seats, said.title, free === 0 ? said.full : said.free(free))
}

/** Of other rules than these: nobody here can say how it stands. */
function kept({ status, seats }: TableSummary): Stage {
  const said = say('standing').kept
  return unscored(seats, status === 'over' ? said.over : said.running, said.why)
}

function underway({ summary, state, standings }: SpectatedMatch): Stage {
  const said = say('standing')
  const rules = gameById(summary.game)
  const picture = gamePicture(summary.game)
  if (!rules || !picture) return kept(summary)
  const turn: Turn = rules.turn(state)
  const named = (seat: Seat): string => seatName(say('names'), summary.seats, seat)
  const sentence = turn.over
    ? picture.outcome(rules.result(state), named, state)
    : theirTask(turn, turn.seats.map(named), picture.doing(state), say('common/table'))
  const first = turn.over ? (rules.result(state)?.winners ?? []) : turn.seats
  const scores = new Map(
    standings?.map((line) => [line.seat, line.eliminated ? said.out : picture.score(line.score, state)]),
  )
  const places = new Map(standings?.map(({ seat }, place) => [seat, place]))
  const lines = summary.seats.map((_, seat) => ({
    seat,
    name: named(seat),
    score: scores.get(seat) ?? '',
    first: first.includes(seat),
  }))
  return {
    progress: progressOf(turn, picture.phaseOf(state), say('common/table')),
    sentence,
    counted: turn.over ? said.final : said.now,
    lines: turn.over ? lines.toSorted((a, b) => (places.get(a.seat) ?? 0) - (places.get(b.seat) ?? 0)) : lines,
  }
}

const unscored = (seats: readonly SeatInfo[], progress: string, sentence: string): Stage => {
  const lines = seats.map(({ name }, seat) => ({ seat, name, score: '', first: false }))
  return { progress, sentence, counted: '', lines }
}
