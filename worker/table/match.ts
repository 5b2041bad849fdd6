import {
  type Entry,
  knownOutcomes,
  knownPlayed,
  MATCH_FORMAT,
  type MatchFile,
  mayUndo,
  type Played,
  type Rules,
  recordingChance,
  replayEntry,
  type Seat,
  seededChance,
  standing,
} from '#engine/core/index.ts'
import { readerOf, setupOf } from './eyes.ts'
import { no, type Refused } from './refused.ts'
import { END_OF_LOG, type LogRow, type Position, type Room, type Store } from './store.ts'

/** So many entries are replayed at most when the object wakes. */
export const SNAPSHOT_EVERY = 50

/** An entry that the rules have accepted and nobody has heard of yet. */
export interface Move {
  readonly entry: Entry
  readonly to: Position
  readonly over: boolean
  /** For an undo: where in the log the action lies that it takes back. */
  readonly takesBack?: number
}

export type Tried = { readonly ok: true; readonly move: Move } | Refused

/** Sets up the match; what chance brought comes back for the log. */
export function begin(rules: Rules, room: Room, seed: string) {
  const chance = recordingChance(seededChance(seed, 'setup'))
  const state = rules.setup(setupOf(room), chance)
  return { at: { seq: -1, count: 0, state } satisfies Position, setup: chance.drawn }
}

/** The state after the entry `seq` (or the last) as the log tells it: a snapshot, and what was played since. */
export function load(store: Store, rules: Rules, seq = END_OF_LOG): Position {
  const snapshot = store.snapshotBefore(seq + 1)
  const rows = store.entriesBetween(snapshot.seq, seq)
  const played = standing(rows.map((row) => row.entry))
  const state = replayed(rules, snapshot.state, played)
  return { seq: rows.at(-1)?.seq ?? snapshot.seq, count: snapshot.count + played.length, state }
}

/**
 * Asks the rules. Chance follows from the seed and the place of the action in the match as it will be told (actions
 * taken back do not count), so that whoever has the match file and the seed can check every draw.
 */
export function tryAction(rules: Rules, seed: string, from: Position, seat: Seat, action: unknown): Tried {
  const chance = recordingChance(seededChance(seed, from.count))
  const step = rules.play(from.state, seat, action, chance)
  if (!step.ok) return step
  const entry: Played = chance.drawn.length > 0 ? { seat, action, chance: chance.drawn } : { seat, action }
  const to = { seq: from.seq + 1, count: from.count + 1, state: step.state }
  return { ok: true, move: { entry, to, over: rules.result(step.state) !== null } }
}

/** Goes back to the state before the last action, by way of the last snapshot before it. */
export function tryUndo(store: Store, rules: Rules, room: Room, from: Position, seat: Seat): Tried {
  if (from.count <= (room.origin?.actions ?? 0)) return no('TABLE-UNDO')
  const last = store.lastStanding()
  if (last === null || !mayUndo(last.entry, seat, rules)) return no('TABLE-UNDO')
  const snapshot = store.snapshotBefore(last.seq)
  const played = standing(store.entriesAfter(snapshot.seq).map((row) => row.entry)).slice(0, -1)
  const state = replayed(rules, snapshot.state, played)
  const to = { seq: from.seq + 1, count: from.count - 1, state }
  return { ok: true, move: { entry: { seat, undo: true }, to, over: false, takesBack: last.seq } }
}

/** Stores a move. Every snapshot left is the state of a beginning of the match as it stands. */
export function record(store: Store, room: Room, move: Move, id: string | null, at: number): Room {
  const after: Room = move.over ? { ...room, status: 'over', touched: at } : room
  store.once(() => {
    store.append({ seq: move.to.seq, entry: move.entry, at }, id)
    if (move.takesBack !== undefined) store.dropSnapshotsFrom(move.takesBack)
    if ((move.to.seq + 1) % SNAPSHOT_EVERY === 0) store.saveSnapshot(move.to)
    if (after !== room) store.saveRoom(after)
  })
  return after
}

/** The whole match with all its secrets: not to be told before it is over. */
export function wholeMatch(room: Room, rows: readonly LogRow[], start?: unknown): MatchFile {
  return {
    format: MATCH_FORMAT,
    game: room.game,
    rules: room.rules,
    map: room.map,
    options: room.options,
    seats: room.seats.map(({ name, bot }) => ({ name: name ?? '', ...(bot !== null && { bot }) })),
    seed: room.seed,
    setup: room.setup,
    log: standing(rows.map((row) => row.entry)),
    ...(room.origin && { inherited: room.origin.actions }),
    ...(start !== undefined && { start }),
  }
}

/** The match as a file: what a spectator may know of it now, and all of it once it is over. */
export function matchFile(rules: Rules | null, room: Room, rows: readonly LogRow[], start?: unknown): MatchFile {
  const whole = wholeMatch(room, rows, start)
  // Whose secret an outcome was stays in the file of a match that is over: so it can be looked at through anybody's eyes.
  if (room.status === 'over') return whole
  const reader = readerOf(room, null)
  // Without its game nobody can say what is secret in an action.
  const log = rules ? whole.log.map((one) => knownPlayed(rules, setupOf(room), one, reader)) : []
  const seen = start === undefined ? {} : { start: rules?.view(start, null) ?? {} }
  return { ...whole, ...seen, seed: null, setup: knownOutcomes(room.setup, reader), log }
}

function replayed(rules: Rules, from: unknown, played: readonly Played[]): unknown {
  let state = from
  for (const [index, entry] of played.entries()) {
    const step = replayEntry(rules, state, entry)
    if ('refusal' in step) throw new Error(`entry ${index} after the snapshot does not replay: ${step.refusal.rule}`)
    state = step.state
  }
  return state
}
