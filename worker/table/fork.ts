import { type FullRules, type MatchFile, type Pick, replayed, stateHash } from '#engine/core/index.ts'
import { maySee } from './eyes.ts'
import type { MatchPosition } from './live.ts'
import { newRoom } from './lobby.ts'
import { no, type Refused } from './refused.ts'
import type { Who } from './seating.ts'
import type { LogRow, Position, Room } from './store.ts'

/** A match as far as another table wants to take it over. */
export type Taken = { readonly ok: true; readonly match: MatchFile; readonly private: boolean } | Refused

/**
 * What somebody may take over of a table: of a match that is over everybody who may see it, of one that runs those who
 * play it, as far as their eyes see: what is hidden from them is dealt anew.
 */
export function taken(room: Room, there: MatchPosition | null, whole: () => MatchFile, who: Who, pick: Pick): Taken {
  if (room.status === 'lobby') return no('TABLE-NOT-STARTED')
  if (!maySee(room, who)) return no('TABLE-PRIVATE')
  if (!there) return no('TABLE-NO-ENTRY')
  const { rules, at } = there
  const match = { ...whole(), seed: null }
  if (room.status === 'over') return { ok: true, match, private: room.private }
  if (who.seats.length === 0 && !who.host) return no('TABLE-FORK-RUNNING')
  const eyes = who.seats[0] ?? null
  const view = rules.view(at.state, eyes)
  // What others had ordered is no more told there than here.
  const log = match.log.map(({ by, ...played }) => ({ ...played, ...(by && by !== 'order' && { by }) }))
  if (stateHash(view) === stateHash(at.state)) return { ok: true, match: { ...match, log }, private: room.private }
  if (!rules.supposed) return no('TABLE-FORK-HIDDEN')
  const { inherited: _, ...fresh } = { ...match, setup: [], log: [], start: rules.supposed(view, eyes, pick) }
  return { ok: true, match: fresh, private: room.private }
}

/** A table that goes on from a match: what it stores before anybody sits down. */
export interface Fork {
  readonly room: Room
  readonly rows: readonly LogRow[]
  readonly positions: readonly Position[]
}

export type Forked =
  | { readonly ok: true; readonly fork: Fork }
  /** `index` is the entry that the rules refused; -1 is the setup. */
  | (Refused & { readonly index: number })

/** Plays the match again, since it may come from anywhere; the new table begins where it ends. */
export function forked(id: string, host: string, match: MatchFile, rules: FullRules, now: number): Forked {
  const { game, map, options, seats, setup, log } = match
  const made = newRoom(id, host, { game, map, options, seats: seats.length })
  if (!made.ok) return { ...made, index: -1 }
  const { steps, refused } = replayed(match, rules)
  if (refused) return { ok: false, ...refused }
  const positions = steps.map(({ count, state }) => ({ seq: count - 1, count, state }))
  const [first, last] = [positions[0], positions.at(-1)]
  if (!first || !last || rules.result(last.state)) return { ...no('TABLE-FORK-OVER'), index: log.length - 1 }
  const origin = {
    actions: log.length,
    names: seats.map(({ name }) => name),
    round: rules.turn(last.state).round,
    dealt: match.start !== undefined,
  }
  const rows = log.map((entry, seq) => ({ seq, entry, at: now }))
  return { ok: true, fork: { room: { ...made.room, setup, origin, touched: now }, rows, positions: [first, last] } }
}
