import {
  type BySeat,
  type Entry,
  isUndo,
  type Options,
  type Played,
  type Recorded,
  type Seat,
} from '#engine/core/index.ts'
import type { BotPace } from '../both/botPace.ts'
import type { Rest } from '../both/clock/rest.ts'
import type { ClockTerms } from '../both/clock/terms.ts'
import type { Region } from '../both/regions.ts'
import type { Origin } from '../protocol.ts'
import { type Dump, dumpOf, empty, restore } from './region/dump.ts'

/** What a table is besides its log. `seats` has a row for every seat, taken or not. */
export interface Room {
  readonly id: string
  readonly status: 'lobby' | 'running' | 'over'
  readonly game: string
  /** Pinned when the match starts: the log means nothing to any other version. */
  readonly rules: number
  /** The version it was begun with, where it was carried over to another. */
  readonly carried: number | null
  readonly map: string
  readonly options: Options
  readonly seats: BySeat<SeatRow>
  /** Only those who sit here, or made the table, see the match. */
  readonly private: boolean
  /** Everybody may be shown what a good bot would do. */
  readonly hints: boolean
  /** How much time there is for a move; null for as much as one likes. */
  readonly clock: ClockTerms | null
  /** How long bots pause. */
  readonly pace: BotPace
  /** The part of the world it is to live in, if its host said so; once the match runs, the one it moved to. */
  readonly region: Region | null
  /** Of a fork: the match it goes on from, whose entries are the first of the log. */
  readonly origin: Origin | null
  /** Hash of the host's secret. */
  readonly host: string
  /** When the host left; null while here. */
  readonly hostSeen: number | null
  /** When somebody last changed anything here. */
  readonly touched: number
  /** From the start of the match; everybody may know it only when the match is over. */
  readonly seed: string | null
  readonly setup: readonly Recorded[]
  /** The table of the next match, once somebody wanted one, and whether it is there already. */
  readonly next: { readonly id: string; readonly made: boolean } | null
}

export interface SeatRow {
  readonly name: string | null
  readonly bot: string | null
  /** Hash of the secret of the person who holds the seat; null when nobody does. */
  readonly secret: string | null
  /** When that person left; null while here. */
  readonly seen: number | null
  /** When that person is not to be waited for. */
  readonly rest: Rest | null
  /** Somebody else may take this seat over: whoever has the link with the key of this hash, or anybody (''). */
  readonly heir: string | null
}

export const EMPTY_SEAT: SeatRow = { name: null, bot: null, secret: null, seen: null, rest: null, heir: null }

/** Rooms stored before there was such a thing have none of it. */
const SINCE_ADDED = {
  carried: null,
  private: false,
  hints: false,
  clock: null,
  origin: null,
  hostSeen: null,
  next: null,
  pace: 'quick',
  region: null,
} as const

export interface LogRow<Kind extends Entry = Entry> {
  readonly seq: number
  readonly entry: Kind
  readonly at: number
}

/** A new row, and where the last action lies that stands after it (-1 for none): so nobody has to look for it. */
export interface NewRow extends LogRow {
  readonly top: number
  /** Fingerprint of the state it led to: what newer rules have to come to as well. Of what a fork takes over there is none. */
  readonly hash: string | null
}

/** The state after the entry `seq` (-1: after the setup), and how many actions stand behind it. */
export interface Position {
  readonly seq: number
  readonly count: number
  readonly state: unknown
}

/**
 * Each step runs once an object, in order, when it next wakes: a step that has been deployed is never changed again.
 * Ids are unique by seat, so the database itself will not take an action twice; bots have none.
 */
const STEPS: readonly (string | ((sql: SqlStorage) => void))[] = [
  `CREATE TABLE meta (id INTEGER PRIMARY KEY CHECK (id = 0), room TEXT NOT NULL);
   CREATE TABLE seat (seat INTEGER PRIMARY KEY, name TEXT, bot TEXT, secret TEXT);
   CREATE TABLE log (seq INTEGER PRIMARY KEY, seat INTEGER NOT NULL, id TEXT, entry TEXT NOT NULL, at INTEGER NOT NULL);
   CREATE UNIQUE INDEX log_id ON log (seat, id) WHERE id IS NOT NULL;
   CREATE TABLE snapshot (seq INTEGER PRIMARY KEY, count INTEGER NOT NULL, state TEXT NOT NULL);`,
  // hooks/shelf.ts; a number of the outbox is never given twice.
  `CREATE TABLE webhook (id INTEGER PRIMARY KEY CHECK (id = 0), hook TEXT NOT NULL);
   CREATE TABLE outbox (n INTEGER PRIMARY KEY AUTOINCREMENT, message TEXT NOT NULL, attempts INTEGER NOT NULL, due INTEGER NOT NULL);`,
  (sql) => {
    sql.exec('ALTER TABLE log ADD COLUMN top INTEGER NOT NULL DEFAULT -1')
    const tops = [-1]
    for (const { seq, entry } of sql.exec<RawLogRow>('SELECT seq, entry, at FROM log ORDER BY seq').toArray()) {
      if (isUndo(JSON.parse(entry) as Entry)) tops.pop()
      else tops.push(seq)
      sql.exec('UPDATE log SET top = ? WHERE seq = ?', tops.at(-1), seq)
    }
  },
  'ALTER TABLE seat ADD COLUMN seen INTEGER',
  // What is kept by name, as JSON: the clocks.
  `ALTER TABLE seat ADD COLUMN rest TEXT;
   ALTER TABLE seat ADD COLUMN heir TEXT;
   CREATE TABLE kept (name TEXT PRIMARY KEY, value TEXT NOT NULL);`,
  'ALTER TABLE log ADD COLUMN hash TEXT',
  // talk/talkShelf.ts
  `CREATE TABLE talk (n INTEGER PRIMARY KEY AUTOINCREMENT, circle TEXT NOT NULL, seat INTEGER, name TEXT NOT NULL,
     seq INTEGER NOT NULL, at INTEGER NOT NULL, text TEXT NOT NULL, author TEXT NOT NULL, key TEXT NOT NULL);
   CREATE UNIQUE INDEX talk_key ON talk (author, key);
   CREATE TABLE silenced (author TEXT PRIMARY KEY, out INTEGER NOT NULL DEFAULT 0);
   CREATE TABLE note (seat INTEGER PRIMARY KEY, text TEXT NOT NULL);`,
  // post/outbox.ts, where 0 is the host's channel; tell/ways.ts.
  `ALTER TABLE outbox ADD COLUMN way INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE outbox ADD COLUMN topic TEXT;
   CREATE TABLE way (n INTEGER PRIMARY KEY AUTOINCREMENT, holder TEXT NOT NULL, id TEXT NOT NULL, way TEXT NOT NULL, UNIQUE (holder, id));`,
]

/** What a seat sends under an id that it has used before is nothing new: nothing was stored. */
export class SentBefore extends Error {}

/** Typed functions over the object's database. Beside it only `hooks/shelf.ts`, `post/outbox.ts` and `tell/ways.ts` know SQL. */
export class Store {
  readonly #storage: DurableObjectStorage
  readonly #sql: SqlStorage
  /** As the database has it: both are asked for many times an action. */
  #last: { readonly seq: number; readonly at: number } | null = null
  readonly #kept = new Map<string, unknown>()
  /** The room as it is stored: whoever comes or goes changes one row of it. */
  #saved: { readonly text: string; readonly seats: BySeat<SeatRow> } | null = null

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage
    this.#sql = storage.sql
  }

  /** False for an id that nobody ever created: such an object must not begin to store things. */
  exists(): boolean {
    return this.#sql.exec(`SELECT 1 FROM sqlite_master WHERE name = 'migrations'`).toArray().length > 0
  }

  migrate(): void {
    this.once(() => {
      this.#sql.exec('CREATE TABLE IF NOT EXISTS migrations (step INTEGER PRIMARY KEY)')
      const done = this.#sql.exec<{ n: number }>('SELECT count(*) AS n FROM migrations').one().n
      for (const [step, statements] of STEPS.entries()) {
        if (step < done) continue
        if (typeof statements === 'string') this.#sql.exec(statements)
        else statements(this.#sql)
        this.#sql.exec('INSERT INTO migrations (step) VALUES (?)', step)
      }
    })
  }

  /** All of it or nothing. An exception alone would undo no row. */
  once<Result>(work: () => Result): Result {
    try {
      return this.#storage.transactionSync(work)
    } catch (error) {
      this.#forget()
      throw error
    }
  }

  dump(): Dump {
    return dumpOf(this.#sql)
  }

  /** All that another object had stored. */
  restore(dump: Dump): void {
    this.migrate()
    this.once(() => restore(this.#sql, dump))
  }

  /** The tables are there, and nothing in them. */
  empty(): void {
    empty(this.#sql)
    this.#forget()
  }

  /** Nothing is left of the table. */
  clear(): Promise<void> {
    this.#forget()
    return this.#storage.deleteAll()
  }

  #forget(): void {
    this.#last = null
    this.#saved = null
    this.#kept.clear()
  }

  room(): Room | null {
    const [row] = this.#sql.exec<{ room: string }>('SELECT room FROM meta').toArray()
    if (!row) return null
    const seats = this.#sql
      .exec<Omit<SeatRow, 'rest'> & { rest: string | null }>(
        'SELECT name, bot, secret, seen, rest, heir FROM seat ORDER BY seat',
      )
      .toArray()
      .map((seat) => ({ ...seat, rest: seat.rest === null ? null : (JSON.parse(seat.rest) as Rest) }))
    this.#saved = { text: row.room, seats }
    return { ...SINCE_ADDED, ...(JSON.parse(row.room) as Omit<Room, 'seats'>), seats }
  }

  saveRoom({ seats, ...room }: Room): void {
    const text = JSON.stringify(room)
    const before = this.#saved
    if (before?.text !== text) this.#sql.exec('INSERT OR REPLACE INTO meta (id, room) VALUES (0, ?)', text)
    this.#sql.exec('DELETE FROM seat WHERE seat >= ?', seats.length)
    for (const [seat, row] of seats.entries()) {
      if (row === before?.seats[seat]) continue
      const { name, bot, secret, seen, rest, heir } = row
      this.#sql.exec(
        'INSERT OR REPLACE INTO seat (seat, name, bot, secret, seen, rest, heir) VALUES (?, ?, ?, ?, ?, ?, ?)',
        seat,
        name,
        bot,
        secret,
        seen,
        rest && JSON.stringify(rest),
        heir,
      )
    }
    this.#saved = { text, seats }
  }

  /** What comes back is nobody's to change. */
  kept<Value>(name: string): Value | null {
    if (!this.#kept.has(name)) {
      const [row] = this.#sql.exec<{ value: string }>('SELECT value FROM kept WHERE name = ?', name).toArray()
      this.#kept.set(name, row ? JSON.parse(row.value) : null)
    }
    return this.#kept.get(name) as Value | null
  }

  keep(name: string, value: unknown): void {
    this.#sql.exec('INSERT OR REPLACE INTO kept (name, value) VALUES (?, ?)', name, JSON.stringify(value))
    this.#kept.delete(name)
  }

  /** A whole new table. */
  create(room: Room, rows: readonly LogRow[] = [], positions: readonly Position[] = []): void {
    this.migrate()
    this.once(() => {
      this.saveRoom(room)
      // Nothing of what a fork takes over was taken back.
      for (const row of rows) this.append({ ...row, top: row.seq, hash: null }, null)
      for (const position of positions) this.saveSnapshot(position)
    })
  }

  append({ seq, entry, at, top, hash }: NewRow, id: string | null): void {
    const { rowsWritten } = this.#sql.exec(
      `INSERT INTO log (seq, seat, id, entry, at, top, hash) VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (seat, id) WHERE id IS NOT NULL DO NOTHING`,
      seq,
      entry.seat,
      id,
      JSON.stringify(entry),
      at,
      top,
      hash,
    )
    if (rowsWritten === 0) throw new SentBefore()
    this.#last = { seq, at }
  }

  /** Where the action or undo that this seat sent under this id lies in the log. */
  seqOf(seat: Seat, id: string): number | null {
    const [row] = this.#sql.exec<{ seq: number }>('SELECT seq FROM log WHERE seat = ? AND id = ?', seat, id).toArray()
    return row?.seq ?? null
  }

  lastSeq(): number {
    return this.#lastRow?.seq ?? -1
  }

  get #lastRow(): { readonly seq: number; readonly at: number } | null {
    this.#last ??=
      this.#sql.exec<{ seq: number; at: number }>('SELECT seq, at FROM log ORDER BY seq DESC LIMIT 1').toArray()[0] ??
      null
    return this.#last
  }

  /** Where the last action lies that stood after the entry `seq`; -1 when none did. */
  topAt(seq: number): number {
    const [row] = this.#sql.exec<{ top: number }>('SELECT top FROM log WHERE seq = ?', seq).toArray()
    return row?.top ?? -1
  }

  /** The actions behind `after` that stood after the entry `seq`, the first first. Others are not even read. */
  standing(after: number, seq: number): LogRow<Played>[] {
    return this.#sql
      .exec<RawLogRow>(
        `WITH RECURSIVE standing (seq) AS (
           SELECT top FROM log WHERE seq = ?1 AND top > ?2
           UNION ALL
           SELECT log.top FROM standing JOIN log ON log.seq = standing.seq - 1 WHERE log.top > ?2)
         SELECT log.seq, entry, at FROM standing JOIN log ON log.seq = standing.seq ORDER BY log.seq`,
        seq,
        after,
      )
      .toArray()
      .map(playedRow)
  }

  /** The same from the last to the first, read as they are asked for. */
  *standingBack(seq: number): Generator<LogRow<Played>> {
    for (let at = this.topAt(seq); at !== -1; at = this.topAt(at - 1)) {
      const row = this.#sql.exec<RawLogRow>('SELECT seq, entry, at FROM log WHERE seq = ?', at).one()
      yield playedRow(row)
    }
  }

  /** Whether the last `many` entries are all of this seat, and nothing was drawn for any of them. */
  hasGoneOn(seat: Seat, many: number): boolean {
    const before = this.lastSeq() - many
    if (before < -1) return false
    const others = this.#sql.exec(
      `SELECT 1 FROM log WHERE seq > ? AND (seat <> ? OR json_extract(entry, '$.chance') IS NOT NULL)
       ORDER BY seq DESC LIMIT 1`,
      before,
      seat,
    )
    return others.toArray().length === 0
  }

  lastEntryAt(): number | null {
    return this.#lastRow?.at ?? null
  }

  saveSnapshot({ seq, count, state }: Position): void {
    this.#sql.exec(
      'INSERT OR REPLACE INTO snapshot (seq, count, state) VALUES (?, ?, ?)',
      seq,
      count,
      JSON.stringify(state),
    )
  }

  /** By entry: the fingerprint of the state it led to. */
  fingerprints(): Map<number, string> {
    const rows = this.#sql.exec<{ seq: number; hash: string }>('SELECT seq, hash FROM log WHERE hash IS NOT NULL')
    return new Map([...rows].map(({ seq, hash }) => [seq, hash]))
  }

  /** All that are stored, the oldest first. */
  snapshots(): Position[] {
    return this.#sql
      .exec<{ seq: number; count: number; state: string }>('SELECT seq, count, state FROM snapshot ORDER BY seq')
      .toArray()
      .map((row) => ({ ...row, state: JSON.parse(row.state) as unknown }))
  }

  /** The newest snapshot before the entry `seq`. */
  snapshotBefore(seq: number): Position {
    const row = this.#sql
      .exec<{ seq: number; count: number; state: string }>(
        'SELECT seq, count, state FROM snapshot WHERE seq < ? ORDER BY seq DESC LIMIT 1',
        seq,
      )
      .one()
    return { ...row, state: JSON.parse(row.state) as unknown }
  }

  dropSnapshotsFrom(seq: number): void {
    this.#sql.exec('DELETE FROM snapshot WHERE seq >= ?', seq)
  }
}

type RawLogRow = { seq: number; entry: string; at: number }

/** A top is an action. */
const playedRow = ({ seq, entry, at }: RawLogRow): LogRow<Played> => ({ seq, entry: JSON.parse(entry) as Played, at })
