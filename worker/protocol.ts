/**
 * What travels between a client and its table: both directions, one version. The table checks what it hears;
 * what it says is checked in its tests. The numbered rules
 * of the conversation are in docs/protocol.md.
 */
import * as v from 'valibot'
import { BY } from '#engine/core/log.ts'
import { BOT_PACES } from './both/botPace.ts'
import { REGIONS } from './both/regions.ts'
import { MAX_FRAME, MAX_SECRETS, PROTOCOL } from './both/wire.ts'
import { ClockTerms, Command, id, Rest, seat, secret, seq, Wanted } from './commands.ts'
import { OrderState } from './ordering.ts'
import { TellState, WebhookState } from './telling.ts'

export * from './both/wire.ts'
export { Command, Configuration, Forking, NewTable, type Seating, Wanted } from './commands.ts'
export * from './ordering.ts'
export * from './telling.ts'

/** Unknown fields are passed over, so that a client may be newer than the table by an optional field. */
export const ClientMessage = v.variant('type', [
  v.object({
    type: v.literal('hello'),
    protocol: v.literal(PROTOCOL),
    /** The versions of the rules this client plays, by game; a client that runs no rules leaves it out. */
    rules: v.optional(v.record(id, v.number())),
    /** Secrets of the seats this client holds, and the host's. Unknown ones are ignored. */
    secrets: v.pipe(v.array(secret), v.maxLength(MAX_SECRETS)),
    /** Sequence number of the last entry seen; -1 for nothing yet, or to get the whole view again. */
    since: seq,
    /**
     * Through which of its seats the client wants to see; null for what everybody sees, while the device goes from hand to
     * hand. Without it, the first of them.
     */
    eyes: v.optional(v.nullable(seat)),
    /** The last line of the talk that was heard. */
    heard: v.optional(v.number()),
  }),
  v.object({ type: v.literal('act'), id, seat, action: v.record(v.string(), v.unknown()) }),
  v.object({ type: v.literal('undo'), id, seat }),
  v.object({ type: v.literal('command'), id, command: Command }),
  /** How long it takes from the client to the table and back: of use in the lobby, before the table finds its place. */
  v.object({ type: v.literal('distance'), ms: v.pipe(v.number(), v.minValue(0), v.maxValue(60_000)) }),
])
export type ClientMessage = v.InferOutput<typeof ClientMessage>

const outcome = v.union([v.number(), v.string(), v.null()])

/** One entry of the log as a client hears it: `chance`, and fields of the action, are null where it may not know them. */
export const LiveEntry = v.object({
  seq: v.number(),
  seat: v.number(),
  action: v.optional(v.record(v.string(), v.unknown())),
  undo: v.optional(v.literal(true)),
  /** What acted in place of whoever holds the seat. */
  by: v.optional(v.picklist(BY)),
  chance: v.optional(v.array(outcome)),
  /** Fingerprint of this client's view after the entry; absent in a `welcome`, whose own `hash` is that of the last. */
  hash: v.optional(v.string()),
  /** Milliseconds since 1970. */
  at: v.number(),
})
export type LiveEntry = v.InferOutput<typeof LiveEntry>

/** The clock of a seat. */
const SeatTime = v.object({
  /** When its time is over, in milliseconds since 1970; null while it stands. */
  due: v.nullable(v.number()),
  /** What is left in its bank. */
  bank: v.number(),
  /** Its time has run out: others may act on that, if the table has not done so itself. */
  late: v.boolean(),
})
export type SeatTime = v.InferOutput<typeof SeatTime>

export const SeatInfo = v.object({
  name: v.nullable(v.string()),
  bot: v.nullable(v.string()),
  /** A person holds it, even if a bot plays it for now. */
  held: v.boolean(),
  /** Somebody who holds this seat is here now. */
  present: v.boolean(),
  /** Since when nobody of those who hold it is here, in milliseconds since 1970; null while somebody is, or nobody holds it. */
  away: v.nullable(v.number()),
  /** Anybody may take it over. */
  open: v.optional(v.literal(true)),
  /** In the lobby: milliseconds from whoever holds it to the table and back, to the next ten. */
  distance: v.optional(v.number()),
})
export type SeatInfo = v.InferOutput<typeof SeatInfo>

export const TalkLine = v.object({
  n: v.number(),
  circle: v.picklist(['players', 'watchers']),
  /** Null for who watches, and for a host who does not play. */
  seat: v.nullable(v.number()),
  name: v.string(),
  /** After which entry of the log it was said; -1 before the first. */
  seq: v.number(),
  at: v.number(),
  text: v.string(),
})
export type TalkLine = v.InferOutput<typeof TalkLine>

/** A match that a fork goes on from. */
export const Origin = v.object({
  /** How many actions were taken over: the new ones come after them. */
  actions: v.number(),
  /** Who sat where. */
  names: v.array(v.string()),
  /** The round it goes on in. */
  round: v.number(),
  /** It was made of what one player could see; the rest was dealt anew, and its log begins there. */
  dealt: v.boolean(),
})
export type Origin = v.InferOutput<typeof Origin>

/** Everything about a table that everybody may know. */
export const TableInfo = v.object({
  id: v.string(),
  status: v.picklist(['lobby', 'running', 'over']),
  game: v.string(),
  rules: v.number(),
  map: v.string(),
  options: v.record(v.string(), v.string()),
  seats: v.array(SeatInfo),
  private: v.boolean(),
  /** Everybody may be shown what a good bot would do. */
  hints: v.optional(v.literal(true)),
  /** Of a table that agrees on time: how much there is, and once the match runs the clock of every seat. */
  clock: v.nullable(v.object({ ...ClockTerms.entries, seats: v.array(SeatTime) })),
  /** Of a fork: what it goes on from. */
  origin: v.nullable(Origin),
  /** SHA-256 of the seed, from the start of the match; the seed itself once it is over. */
  commitment: v.nullable(v.string()),
  seed: v.nullable(v.string()),
  watching: v.number(),
  /** The part of the world that its host chose for it; once the match runs, the one that it moved to for it. */
  region: v.optional(v.picklist(REGIONS)),
  /** How long bots pause, while some play. */
  pace: v.optional(v.picklist(BOT_PACES)),
  /** Since when its host is away, in milliseconds since 1970; null while here. */
  hostAway: v.nullable(v.number()),
  /** What those who play are asked to agree to, who wants it, and who has still to answer. */
  proposal: v.optional(
    v.object({
      n: v.number(),
      wanted: Wanted,
      by: v.number(),
      undecided: v.array(v.number()),
      /** Of a take-back: how many actions go, and whether chance has spoken since. */
      actions: v.optional(v.number()),
      drawn: v.optional(v.boolean()),
    }),
  ),
  /** The version of the rules it was begun with, where it goes on under another by now: it was proved to be the same. */
  carried: v.optional(v.number()),
  /** Where it cannot go on: the first entry of the log that would be another under the rules of today; -1 is the setup. */
  differs: v.optional(v.number()),
  /**
   * From where it could go on all the same, if all who play agree: after this entry (-1: the setup), in this round, with so
   * many actions taken back. Absent where it would have been set up otherwise.
   */
  resumes: v.optional(v.object({ after: v.number(), round: v.number(), actions: v.number() })),
  /** When the table is cleared away, if that is near and nothing happens here until then. */
  ends: v.optional(v.number()),
  /** The table of the next match, where everybody sits already: a seat further on, with the same secrets. */
  next: v.nullable(v.string()),
})
export type TableInfo = v.InferOutput<typeof TableInfo>

/** Which seats the client holds, whether it is the host, and through which seat's eyes it sees (null: a spectator's). */
export const You = v.object({
  seats: v.array(v.number()),
  host: v.boolean(),
  eyes: v.nullable(v.number()),
  /** Seats it has offered to whoever has the link. */
  handedOn: v.optional(v.array(v.number())),
  /** By seat: when those that it holds are not to be waited for, if ever. */
  rests: v.optional(v.array(v.nullable(Rest))),
  /** For the host alone, if there is one. */
  webhook: v.optional(WebhookState),
  /** How those who hold its seats are told of what happens, if they are. */
  tells: v.optional(v.array(TellState)),
  /** What it has left with the table for its seats, if anything. */
  orders: v.optional(v.array(OrderState)),
})
export type You = v.InferOutput<typeof You>

/** Whose turn it is, in the words of the rules contract. */
export const TurnInfo = v.object({
  phase: v.string(),
  round: v.number(),
  rounds: v.number(),
  seats: v.array(v.number()),
  ask: v.string(),
  over: v.boolean(),
})

/** `GET /api/tables/:id`: what everybody may know. Of a private table names and turn are for who shows a secret of it. */
export const TableSummary = v.object({
  ...TableInfo.entries,
  /** Last entry of the log; -1 before the first. */
  seq: v.number(),
  turn: v.nullable(TurnInfo),
  /** When anything last happened here, in milliseconds since 1970. */
  at: v.number(),
  /** The seats that the secrets open which were shown. */
  yours: v.array(v.number()),
})
export type TableSummary = v.InferOutput<typeof TableSummary>

/** The answer to both. */
export const TableMade = v.object({ id: v.string(), link: v.string(), hostSecret: v.string() })
export type TableMade = v.InferOutput<typeof TableMade>

/** The answer to a wish for another match. */
export const NextTable = v.object({ id: v.string(), link: v.string() })
export type NextTable = v.InferOutput<typeof NextTable>

const refusal = v.object({ rule: v.string(), params: v.record(v.string(), v.union([v.string(), v.number()])) })

export const ServerMessage = v.variant('type', [
  /** The answer to `hello`, and sent unasked when the match starts: who you are here, and what you missed or everything. */
  v.object({
    type: v.literal('welcome'),
    table: TableInfo,
    you: You,
    /** Last entry of the log; -1 before the first. */
    seq: v.number(),
    /** Once the match runs: fingerprint of the view at `seq`. */
    hash: v.optional(v.string()),
    /** Given when the client is new here or `since` is no entry of this log: the whole view at `seq`. */
    view: v.optional(v.unknown()),
    /**
     * What stands of what was missed, or with `view` of the whole log: for the journal and for undo. What was taken back
     * leaves a gap in the numbers.
     */
    entries: v.array(LiveEntry),
    /** Without `view`: the last entry up to `since` that still stands, -1 for none. Later ones were taken back. */
    stands: v.optional(v.number()),
    /**
     * With `view`: what chance brought during the setup, so that a client can replay the match from its beginning. A log
     * that would be too long is left out, and this with it.
     */
    setup: v.optional(v.array(outcome)),
    /** In place of `setup` where the match was dealt anew: the view it began with. */
    start: v.optional(v.unknown()),
  }),
  v.object({ type: v.literal('entry'), entry: LiveEntry }),
  /** Something about the table has changed, perhaps what you hold. */
  v.object({ type: v.literal('table'), table: TableInfo, you: You }),
  /** What was said; `gone` are lines that somebody took away. Notes are one's own, by seat. */
  v.object({
    type: v.literal('talk'),
    lines: v.array(TalkLine),
    gone: v.optional(v.array(v.number())),
    notes: v.optional(v.record(v.string(), v.string())),
  }),
  /** An action, undo or command was carried out (now or when the same id came before); `seq` is its place in the log. */
  v.object({ type: v.literal('ack'), id: v.string(), seq: v.optional(v.number()) }),
  v.object({ type: v.literal('refuse'), id: v.string(), refusal }),
  /** Something is wrong, mostly with what the client sent: it names what. */
  v.object({ type: v.literal('error'), code: v.string(), message: v.string(), id: v.optional(v.string()) }),
  /** Sent before a final close: this client is of another version than the table's code. */
  v.object({ type: v.literal('reload'), reason: v.string() }),
])
export type ServerMessage = v.InferOutput<typeof ServerMessage>

/** A frame that is not right, and what could be read of it. */
export interface Misread {
  readonly ok: false
  readonly problem: string
  /** Not even looked at. */
  readonly tooBig: boolean
  readonly raw: unknown
}

export type Parsed<T> = { readonly ok: true; readonly message: T } | Misread

/** Size first, then JSON, then shape; the problem says which field is wrong. A client passes the limit for its side. */
export function parseFrame<Schema extends v.GenericSchema>(
  schema: Schema,
  frame: unknown,
  limit = MAX_FRAME,
  config?: v.Config<v.BaseIssue<unknown>>,
): Parsed<v.InferOutput<Schema>> {
  const misread = (problem: string, raw: unknown = null, tooBig = false): Misread => ({
    ok: false,
    problem,
    tooBig,
    raw,
  })
  if (typeof frame !== 'string') return misread('only text frames are understood', null, true)
  if (frame.length > limit) return misread(`longer than ${limit} characters`, null, true)
  let raw: unknown
  try {
    raw = JSON.parse(frame)
  } catch {
    return misread('not JSON')
  }
  const parsed = v.safeParse(schema, raw, config)
  return parsed.success ? { ok: true, message: parsed.output } : misread(problemOf(parsed.issues[0]), raw)
}

/** Short, since it may quote what was sent. */
export function problemOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue)
  return (path === null ? issue.message : `${path}: ${issue.message}`).slice(0, 200)
}
