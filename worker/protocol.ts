/**
 * What travels between a client and its table: both directions, one version, checked at both ends. The numbered rules
 * of the conversation are in docs/protocol.md.
 */
import * as v from 'valibot'

/** A client of another version is told to reload. Additive optional fields do not change it. */
export const PROTOCOL = 1

/** The largest frame a client may send, in characters. */
export const MAX_FRAME = 16_384

export const MAX_NAME = 24

/** Our own close codes. 44xx is final: the client must not come back by itself. */
export const CLOSE = { noTable: 4404, badClient: 4400, tooOld: 4426, tooMuch: 4429 } as const
export const isFinalClose = (code: number): boolean => code >= 4400 && code < 4500

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9))
const seq = v.pipe(v.number(), v.integer(), v.minValue(-1))
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(40))
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_NAME))
const secret = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22,43}$/))
const options = v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(40)))

/** What may be changed in the lobby. Fields that are absent stay as they are. */
export const Configuration = v.strictObject({
  game: v.optional(id),
  map: v.optional(id),
  options: v.optional(options),
  seats: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10))),
})
export type Configuration = v.InferOutput<typeof Configuration>

/** Lobby and seat commands. `host` proves that the sender made the table; a seat is proved by its secret in `hello`. */
export const Command = v.variant('do', [
  v.strictObject({ do: v.literal('configure'), to: Configuration }),
  v.strictObject({ do: v.literal('claim'), seat, name }),
  v.strictObject({ do: v.literal('leave'), seat }),
  /** A bot by its id, or null to take it off again. */
  v.strictObject({ do: v.literal('bot'), seat, bot: v.nullable(id) }),
  v.strictObject({ do: v.literal('start') }),
])
export type Command = v.InferOutput<typeof Command>

export const ClientMessage = v.variant('type', [
  v.strictObject({
    type: v.literal('hello'),
    protocol: v.number(),
    /** Secrets of the seats this client holds, and the host's. Unknown ones are ignored. */
    secrets: v.pipe(v.array(secret), v.maxLength(12)),
    /** Sequence number of the last entry seen, and the table's `started` it belongs to; -1 for nothing yet. */
    since: seq,
  }),
  v.strictObject({ type: v.literal('act'), id, seat, action: v.record(v.string(), v.unknown()) }),
  v.strictObject({ type: v.literal('undo'), id, seat }),
  v.strictObject({ type: v.literal('command'), id, command: Command }),
])
export type ClientMessage = v.InferOutput<typeof ClientMessage>

const outcome = v.union([v.number(), v.string(), v.null()])

/** One entry of the log as a client hears it. `chance` holds null for what this client may not know. */
export const LiveEntry = v.object({
  seq: v.number(),
  seat: v.number(),
  action: v.optional(v.record(v.string(), v.unknown())),
  undo: v.optional(v.literal(true)),
  chance: v.optional(v.array(outcome)),
  /** Fingerprint of this client's view after the entry. */
  hash: v.string(),
  /** Milliseconds since 1970. */
  at: v.number(),
})
export type LiveEntry = v.InferOutput<typeof LiveEntry>

export const SeatInfo = v.object({
  name: v.nullable(v.string()),
  bot: v.nullable(v.string()),
  /** Somebody who holds this seat is here now. */
  present: v.boolean(),
})
export type SeatInfo = v.InferOutput<typeof SeatInfo>

/** Everything about a table that everybody may know. */
export const TableInfo = v.object({
  id: v.string(),
  status: v.picklist(['lobby', 'running', 'over']),
  game: v.string(),
  rules: v.number(),
  map: v.string(),
  options: v.record(v.string(), v.string()),
  seats: v.array(SeatInfo),
  /** SHA-256 of the seed, from the start of the match; the seed itself once it is over. */
  commitment: v.nullable(v.string()),
  seed: v.nullable(v.string()),
  watching: v.number(),
})
export type TableInfo = v.InferOutput<typeof TableInfo>

const refusal = v.object({ rule: v.string(), params: v.record(v.string(), v.union([v.string(), v.number()])) })

export const ServerMessage = v.variant('type', [
  /** The answer to `hello`: who you are here, and either what you missed or everything. */
  v.object({
    type: v.literal('welcome'),
    table: TableInfo,
    you: v.object({ seats: v.array(v.number()), host: v.boolean() }),
    /** Last entry of the log; -1 before the first. */
    seq: v.number(),
    /** Given when the client is new, or too far behind: the whole view at `seq`, with its fingerprint. */
    view: v.optional(v.unknown()),
    hash: v.optional(v.string()),
    /** The log from its beginning (with `view`) or what was missed: for the journal and for undo. */
    entries: v.array(LiveEntry),
    /** What chance brought during the setup, so that a client can replay the match from its beginning. */
    setup: v.optional(v.array(outcome)),
  }),
  v.object({ type: v.literal('entry'), entry: LiveEntry }),
  v.object({ type: v.literal('table'), table: TableInfo }),
  /** An action, undo or command was carried out (now or when the same id came before). */
  v.object({
    type: v.literal('ack'),
    id: v.string(),
    seq: v.optional(v.number()),
    /** After `claim`: the secret of the seat, told to nobody else. */
    secret: v.optional(v.string()),
    seat: v.optional(v.number()),
  }),
  v.object({ type: v.literal('refuse'), id: v.string(), refusal }),
  /** Something is wrong with what the client sent: it names what. */
  v.object({ type: v.literal('error'), code: v.string(), message: v.string() }),
  v.object({ type: v.literal('reload'), reason: v.string() }),
])
export type ServerMessage = v.InferOutput<typeof ServerMessage>

export type Parsed<T> = { readonly ok: true; readonly message: T } | { readonly ok: false; readonly problem: string }

/** Size first, then JSON, then shape; the problem says which field is wrong. */
export function parseFrame<Schema extends v.GenericSchema>(schema: Schema, frame: unknown): Parsed<v.InferOutput<Schema>> {
  if (typeof frame !== 'string') return { ok: false, problem: 'only text frames are understood' }
  if (frame.length > MAX_FRAME) return { ok: false, problem: `longer than ${MAX_FRAME} characters` }
  let raw: unknown
  try {
    raw = JSON.parse(frame)
  } catch {
    return { ok: false, problem: 'not JSON' }
  }
  const parsed = v.safeParse(schema, raw)
  return parsed.success ? { ok: true, message: parsed.output } : { ok: false, problem: problemOf(parsed.issues[0]) }
}

export function problemOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue)
  return path === null ? issue.message : `${path}: ${issue.message}`
}
