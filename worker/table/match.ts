import {
  type By,
  type Entry,
  isSettled,
  isUndo,
  knownOutcomes,
  knownPlayed,
  MATCH_FORMAT,
  type MatchFile,
  type Played,
  playSeeded,
  type Rules,
  recordingChance,
  replayEntry,
  type Seat,
  seededChance,
  type UndoTerms,
  undoReach,
} from '#engine/core/index.ts'
import { fingerprintOf, readerOf, setupOf } from './eyes.ts'
import { no, type Refused } from './refused.ts'
import type { LogRow, Position, Room, Store } from './store.ts'

/** Of so many actions that stand, the state after the last is stored: no more are ever replayed to know a state. */
export const SNAPSHOT_EVERY = 50

/**
 * So often may actions be taken back before somebody else acts or something is drawn: more than anybody does who plays,
 * few enough that nobody makes a log grow without end.
 */
export const MOST_UNDOS = 200

/** An entry that the rules have accepted and nobody has heard of yet. */
export interface Move {
  readonly entry: Entry
  readonly to: Position
  readonly over: boolean
  /** For an undo: where in the log the action lies that it takes back. */
  readonly takesBack?: number
}

/**
 * So many entries may a seat add on end, with nobody else acting and nothing drawn: what may be taken back, and as much
 * again. A game may let it go on for ever (in Steam what was built is taken back by an action), a log must not.
 */
export const LONGEST_TURN = 500

export type Tried = { readonly ok: true; readonly moves: readonly Move[] } | Refused

/** An entry that has been stored, and what it led to. */
export interface News {
  readonly row: LogRow
  readonly at: Position
}

/** Sets up the match; what chance brought comes back for the log. */
export function begin(rules: Rules, room: Room, seed: string) {
  const chance = recordingChance(seededChance(seed, 'setup'))
  const state = rules.setup(setupOf(room), chance)
  return { at: { seq: -1, count: 0, state } satisfies Position, setup: chance.drawn }
}

/** The state after the entry `seq` (or the last) as the log tells it: a snapshot, and what was played since. */
export function load(store: Store, rules: Rules, seq = store.lastSeq()): Position {
  const snapshot = store.snapshotBefore(seq + 1)
  const played = store.standing(snapshot.seq, seq)
  return {
    seq,
    count: snapshot.count + played.length,
    state: replayed(rules, snapshot.state, entriesOf(played)).at(-1),
  }
}

/** Asks the rules. What was taken back does not count for where the action stands in the match. */
export function tryAction(rules: Rules, seed: string, from: Position, seat: Seat, action: unknown, by?: By): Tried {
  const step = playSeeded(rules, { seed, ...from }, seat, action, by)
  if (!step.ok) return step
  const to = { seq: from.seq + 1, count: from.count + 1, state: step.state }
  return { ok: true, moves: [{ entry: step.entry, to, over: rules.result(step.state) !== null }] }
}

/** In a turn that has gone on for too long an action is played only if it brings the match on. */
export function unlessEndless(store: Store, rules: Rules, seat: Seat, tried: Tried): Tried {
  const last = tried.ok ? tried.moves.at(-1) : undefined
  if (!last || bringsOn(rules, seat, last) || !store.hasGoneOn(seat, LONGEST_TURN)) return tried
  return no('TABLE-LONG-TURN', { most: LONGEST_TURN })
}

const bringsOn = (rules: Rules, seat: Seat, { entry, to }: Move): boolean =>
  (!isUndo(entry) && entry.chance !== undefined) || !rules.turn(to.state).seats.includes(seat)

/** Takes back the last action of a seat with what bots did after it: an entry for each of them, the last first. */
export function tryUndo(store: Store, rules: Rules, room: Room, from: Position, seat: Seat): Tried {
  const terms: UndoTerms = { rules, isBot: (one) => room.seats[one]?.bot != null }
  const { rows, undos } = unsettled(store, from.seq, (played) => isSettled(played, seat, terms))
  const taken = rows.slice(0, undoReach(entriesOf(rows), seat, terms))
  if (undos + taken.length > MOST_UNDOS) return no('TABLE-UNDO-OFTEN', { most: MOST_UNDOS })
  return takingBack(store, rules, room, from, taken)
}

/** All that was played after the entry `seq`, whoever did it: nobody but all together may ask for that. */
export function tryTakeBack(store: Store, rules: Rules, room: Room, from: Position, seq: number): Tried {
  const taken = store.standing(seq, from.seq).reverse()
  if (taken.length > LONGEST_TAKE_BACK) return no('TABLE-UNDO-FAR', { most: LONGEST_TAKE_BACK })
  return takingBack(store, rules, room, from, taken)
}

/** So many actions may be taken back at once. */
const LONGEST_TAKE_BACK = 500

/** `taken` has the last action that stands first. */
function takingBack(store: Store, rules: Rules, room: Room, from: Position, taken: readonly LogRow<Played>[]): Tried {
  const first = taken.at(-1)
  // What a fork has taken over stands.
  if (!first || taken.length > from.count - (room.origin?.actions ?? 0)) return no('TABLE-UNDO')
  const snapshot = store.snapshotBefore(first.seq)
  const kept = store.standing(snapshot.seq, first.seq - 1)
  // The last of them is not played again: nobody asks what it led to.
  const states = replayed(rules, snapshot.state, entriesOf([...kept, ...taken.slice(1).reverse()])).slice(kept.length)
  const moves = taken.map(({ seq, entry }, i): Move => {
    const to = { seq: from.seq + 1 + i, count: from.count - 1 - i, state: states.at(-1 - i) }
    return { entry: { seat: entry.seat, undo: true }, to, over: false, takesBack: seq }
  })
  return { ok: true, moves }
}

/** The last actions that are not settled, the last first, and how many were taken back since the one that is. */
function unsettled(store: Store, seq: number, settled: (played: Played) => boolean) {
  const rows: LogRow<Played>[] = []
  let since = -1
  for (const row of store.standingBack(seq)) {
    since = row.seq
    if (settled(row.entry) || rows.length === MOST_UNDOS) break
    rows.push(row)
    since = -1
  }
  // Whatever came since stands, was taken back, or took something back.
  return { rows, undos: (seq - since - rows.length) / 2 }
}

const entriesOf = (rows: readonly LogRow<Played>[]): Played[] => rows.map(({ entry }) => entry)

/** What is stored in one go: entries, and what else changes with them. */
export interface Recording {
  readonly moves: readonly Move[]
  /** Under which the seat sent it. */
  readonly id: string | null
  readonly at: number
  also(): void
}

/** Stores what belongs together. Every snapshot left is the state of a beginning of the match as it stands. */
export function record(store: Store, room: Room, { moves, id, at, also }: Recording): Room {
  const after: Room = moves.some(({ over }) => over) ? { ...room, status: 'over', touched: at } : room
  store.once(() => {
    for (const [i, move] of moves.entries()) recordOne(store, move, i === moves.length - 1 ? id : null, at)
    if (after !== room) store.saveRoom(after)
    also()
  })
  return after
}

function recordOne(store: Store, { entry, to, takesBack }: Move, id: string | null, at: number): void {
  const row = { seq: to.seq, entry, at, hash: fingerprintOf(to.state) }
  if (takesBack === undefined) {
    store.append({ ...row, top: to.seq }, id)
    if (to.count % SNAPSHOT_EVERY === 0) store.saveSnapshot(to)
  } else {
    store.append({ ...row, top: store.topAt(takesBack - 1) }, id)
    store.dropSnapshotsFrom(takesBack)
  }
}

/** The whole match with all its secrets: not to be told before it is over. */
export function wholeMatch(room: Room, rows: readonly LogRow<Played>[], start?: unknown): MatchFile {
  return {
    format: MATCH_FORMAT,
    game: room.game,
    rules: room.rules,
    map: room.map,
    options: room.options,
    seats: room.seats.map(({ name, bot }) => ({ name: name ?? '', ...(bot !== null && { bot }) })),
    seed: room.seed,
    setup: room.setup,
    log: entriesOf(rows),
    ...(room.origin && { inherited: room.origin.actions }),
    ...(start !== undefined && { start }),
  }
}

/** The match as a file: what a spectator may know of it now, and all of it once it is over. */
export function matchFile(
  rules: Rules | null,
  room: Room,
  rows: readonly LogRow<Played>[],
  start?: unknown,
): MatchFile {
  const whole = wholeMatch(room, rows, start)
  // Whose secret an outcome was stays in the file of a match that is over: so it can be looked at through anybody's eyes.
  if (room.status === 'over') return whole
  const reader = readerOf(room, null)
  // Without its game nobody can say what is secret in an action.
  const log = rules ? whole.log.map((one) => knownPlayed(rules, setupOf(room), one, reader)) : []
  const seen = start === undefined ? {} : { start: rules?.view(start, null) ?? {} }
  return { ...whole, ...seen, seed: null, setup: knownOutcomes(room.setup, reader), log }
}

/** The state it begins from, and the one after every action. */
function replayed(rules: Rules, from: unknown, played: readonly Played[]): unknown[] {
  const states = [from]
  for (const [index, entry] of played.entries()) {
    const step = replayEntry(rules, states[index], entry)
    if ('refusal' in step) throw new Error(`entry ${index} after the snapshot does not replay: ${step.refusal.rule}`)
    states.push(step.state)
  }
  return states
}
