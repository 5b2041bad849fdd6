import type { Pick, Standing } from '#engine/core/index.ts'
import type { TableInfo, TableSummary } from '../protocol.ts'
import { fromOutside, maySee } from './eyes.ts'
import type { Live, MatchPosition } from './live.ts'
import type { Refused } from './refused.ts'
import type { Who } from './seating.ts'

/** What is told of a table to whoever asks without sitting at it: values that travel to the router. */

/** What everybody may see of a match: the state as a spectator sees it, as text, where there is anything to see. */
export interface SpectatorView {
  readonly summary: TableSummary
  readonly state: string | null
  readonly standings: readonly Standing[] | null
}

/** What a fork takes over of another table's match. */
export interface TakenMatch {
  /** A match file. */
  readonly match: string
  /** Its last entry that is wanted; -1 for its beginning. */
  readonly at: number
  /** The match it comes from is private: a fork of it is, too. */
  readonly private: boolean
}

/** What somebody may know of a table who shows what they hold here. */
export function summaryFor(live: Live, info: TableInfo, who: Who): TableSummary {
  // The lobby of a private table is open to whoever has its link and goes there: not to whoever only asks.
  const may = !live.room.private || who.host || who.seats.length > 0
  return { ...summaryOf(may ? info : fromOutside(info), may ? live.match : null, live.lastAt), yours: [...who.seats] }
}

function summaryOf(info: TableInfo, there: MatchPosition | null, at: number): TableSummary {
  const turn = there?.rules.turn(there.at.state)
  const asked = turn ? { ...turn, seats: [...turn.seats] } : null
  return { ...info, seq: there?.at.seq ?? -1, turn: asked, at, yours: [] }
}

/** The match after the entry `seq`, or now. */
export function spectatorViewOf(live: Live, info: TableInfo, seq: number | null): SpectatorView | 'beyond' {
  if (!live.openly) return { summary: summaryOf(fromOutside(info), null, live.lastAt), state: null, standings: null }
  const there = seq === null ? live.openly : live.positionAt(seq)
  if (!there) return 'beyond'
  const state = there.rules.view(there.at.state, null)
  return {
    summary: summaryOf(info, there, live.lastAt),
    state: JSON.stringify(state),
    standings: there.rules.standings(state),
  }
}

/** As text, since it is only passed on. */
export function fileOf(live: Live, who: Who): { file: string } | 'lobby' | 'private' {
  if (live.room.status === 'lobby') return 'lobby'
  return maySee(live.room, who) ? { file: JSON.stringify(live.matchFile()) } : 'private'
}

/** The match up to its entry `seq` for a table of its own, with all its secrets: for the router, not for people. */
export function takenMatchOf(live: Live, seq: number, who: Who, pick: Pick): TakenMatch | Refused {
  const got = live.takenAt(seq, who, pick)
  if (!got.ok) return got
  const { match, private: secluded } = got
  // Actions that were taken back are not in it.
  return { match: JSON.stringify(match), at: match.log.length - 1, private: secluded }
}
