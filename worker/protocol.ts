/**
 * What travels between a client and its table: both directions, one version. The table checks what it hears;
 * what it says is checked in its tests. The numbered rules
 * of the conversation are in docs/protocol.md.
 */
import * as v from 'valibot'
import { BY } from '#engine/core/log.ts'
import { NAME } from '#engine/core/name/name.ts'
import { isWithin, LATE } from './both/clock/terms.ts'
import { TELL_KINDS } from './both/tells.ts'
import { MAX_FRAME, MAX_NAME, MAX_SECRETS, PROTOCOL, SECRET } from './both/wire.ts'
import { TellKind, TellState, TellTo, Webhook, WebhookState } from './telling.ts'

export * from './both/wire.ts'
export * from './telling.ts'

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9))
const seq = v.pipe(v.number(), v.integer(), v.minValue(-1))
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(40))
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_NAME), v.regex(NAME))
const secret = v.pipe(v.string(), v.regex(SECRET))
const options = v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(40)))

const span = v.pipe(v.number(), v.integer(), v.minValue(0))

/** How much time there is, in milliseconds: `move` for every move, `bank` for the whole match on top of that. */
const ClockTerms = v.strictObject({
  pace: v.picklist(['live', 'slow']),
  move: span,
  bank: span,
  /** What becomes of a move whose time has run out. */
  late: v.picklist(LATE),
})

const minutes = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439))
const day = v.pipe(v.string(), v.isoDate())

/** When a player is not to be waited for. */
const Rest = v.strictObject({
  /** Of the IANA list. */
  zone: v.pipe(v.string(), v.maxLength(60)),
  /** Minutes after midnight. */
  night: v.nullable(v.strictObject({ from: minutes, to: minutes })),
  /** Days of the week, 0 for Sunday. */
  days: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))), v.maxLength(7)),
  holiday: v.nullable(v.strictObject({ from: day, to: day })),
})

/** What may be changed in the lobby. Fields that are absent stay as they are. */
export const Configuration = v.strictObject({
  game: v.optional(id),
  map: v.optional(id),
  options: v.optional(options),
  seats: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10))),
  /** The match is for those who play it: others see that there is a table, and no more. */
  private: v.optional(v.boolean()),
  /** How much time there is for a move; null for as much as one likes. */
  clock: v.optional(v.nullable(v.pipe(ClockTerms, v.check(isWithin, 'no clock is as quick or as slow as this')))),
})
export type Configuration = v.InferOutput<typeof Configuration>

/** Who sits on a seat from the beginning: a person with a secret of their own, a bot by its id, or nobody yet. */
const Place = v.nullable(v.union([v.strictObject({ name, secret }), v.strictObject({ bot: id })]))

/** How a table is to be when it is made, beyond what may be changed in the lobby. */
const seating = {
  /** By seat. */
  places: v.optional(v.pipe(v.array(Place), v.maxLength(10)), []),
  /** The match begins at once: every seat must be taken. */
  start: v.optional(v.boolean(), false),
}
export interface Seating {
  readonly places: readonly v.InferOutput<typeof Place>[]
  readonly start: boolean
}

/** The body of `POST /api/tables`. */
export const NewTable = v.strictObject({ ...Configuration.entries, ...seating })
export type NewTable = v.InferOutput<typeof NewTable>

/**
 * The body of `POST /api/forks`: a match, and the entry after which a new table plays it on (-1: from its beginning). It
 * is the match of a table, or a match file.
 */
export const Forking = v.pipe(
  v.strictObject({
    table: v.optional(v.string()),
    match: v.optional(v.record(v.string(), v.unknown())),
    at: seq,
    private: v.optional(v.boolean(), false),
    ...seating,
  }),
  v.check(({ table, match }) => (table === undefined) !== (match === undefined), 'either table or match must be given'),
)
export type Forking = v.InferOutput<typeof Forking>

/** What people may agree on while they play. */
export const Wanted = v.variant('do', [
  /** Take back all that was played after this entry, whoever did it. */
  v.strictObject({ do: v.literal('take-back'), to: seq }),
  /** Let a bot play until its holder is back. */
  v.strictObject({ do: v.literal('stand-in'), seat }),
  /** Offer the seat of somebody who has gone to anybody. */
  v.strictObject({ do: v.literal('offer'), seat }),
])
export type Wanted = v.InferOutput<typeof Wanted>

/**
 * Lobby and seat commands. Each says how things should be, so a repeated one does no harm. Who made the table and who
 * holds a seat is proved by the secrets in `hello`.
 */
export const Command = v.variant('do', [
  v.strictObject({ do: v.literal('configure'), to: Configuration }),
  /**
   * The client thinks up the seat's secret and keeps it (before it sends this): the table never tells one, so a lost
   * answer loses no seat. One secret may hold several seats; claiming a seat again that it holds changes the name.
   */
  v.strictObject({ do: v.literal('claim'), seat, name, secret }),
  v.strictObject({ do: v.literal('leave'), seat }),
  /** A bot by its id, or null to take it off again. */
  v.strictObject({ do: v.literal('bot'), seat, bot: v.nullable(id) }),
  v.strictObject({ do: v.literal('start') }),
  /**
   * Whoever has this key may take the seat over from its holder, who plays on until then; null takes the offer back. The
   * client thinks the key up, as it does secrets, and puts it into a link.
   */
  v.strictObject({ do: v.literal('hand-on'), seat, key: v.nullable(secret) }),
  /** Takes over a seat that was handed on: by its key, or without one where all agreed to look for somebody. */
  v.strictObject({ do: v.literal('take-over'), seat, key: v.optional(secret), name, secret }),
  /** Be host in place of one who has gone. */
  v.strictObject({ do: v.literal('host') }),
  /** Ask those who play here to agree to something. */
  v.strictObject({ do: v.literal('propose'), wanted: Wanted }),
  /** Agree or refuse; whoever proposed it takes it back by refusing. */
  v.strictObject({ do: v.literal('answer'), n: seq, yes: v.boolean() }),
  /** When whoever holds the seat is not to be waited for; null for never. It counts where the clock is slow. */
  v.strictObject({ do: v.literal('rest'), seat, to: v.nullable(Rest) }),
  /**
   * Tell whoever holds this seat of what happens, beside what they see here. `id` is thought up by the client: what
   * goes by it is set anew, or told no more (null). Without `to` only `kinds` change.
   */
  v.strictObject({
    do: v.literal('tell'),
    seat,
    id,
    to: v.optional(v.nullable(TellTo)),
    kinds: v.optional(v.pipe(v.array(TellKind), v.maxLength(TELL_KINDS.length))),
  }),
  /** Play the same again, once it is over: there will be one table for it, however many ask. */
  v.strictObject({ do: v.literal('rematch') }),
  /** Tell another service of this table, or null to tell it no more. */
  v.strictObject({ do: v.literal('webhook'), to: v.nullable(Webhook) }),
  v.strictObject({ do: v.literal('test-webhook') }),
])
export type Command = v.InferOutput<typeof Command>

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
  }),
  v.object({ type: v.literal('act'), id, seat, action: v.record(v.string(), v.unknown()) }),
  v.object({ type: v.literal('undo'), id, seat }),
  v.object({ type: v.literal('command'), id, command: Command }),
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
})
export type SeatInfo = v.InferOutput<typeof SeatInfo>

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
  /** Of a table that agrees on time: how much there is, and once the match runs the clock of every seat. */
  clock: v.nullable(v.object({ ...ClockTerms.entries, seats: v.array(SeatTime) })),
  /** Of a fork: what it goes on from. */
  origin: v.nullable(Origin),
  /** SHA-256 of the seed, from the start of the match; the seed itself once it is over. */
  commitment: v.nullable(v.string()),
  seed: v.nullable(v.string()),
  watching: v.number(),
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
