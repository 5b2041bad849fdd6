/** What may be asked of a table beside playing, and how tables are made: shapes that the table checks. */
import * as v from 'valibot'
import { NAME } from '#engine/core/name/name.ts'
import { BOT_PACES } from './both/botPace.ts'
import { isWithin, LATE } from './both/clock/terms.ts'
import { REGIONS } from './both/regions.ts'
import { TELL_KINDS } from './both/tells.ts'
import { MAX_LINE, MAX_NAME, MAX_NOTE, SECRET } from './both/wire.ts'
import { Order } from './ordering.ts'
import { TellKind, TellTo, Webhook } from './telling.ts'

export const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9))
export const seq = v.pipe(v.number(), v.integer(), v.minValue(-1))
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(40))
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_NAME), v.regex(NAME))
export const secret = v.pipe(v.string(), v.regex(SECRET))
const line = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_LINE))
const options = v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(40)))

const span = v.pipe(v.number(), v.integer(), v.minValue(0))

/** How much time there is, in milliseconds: `move` for every move, `bank` for the whole match on top of that. */
export const ClockTerms = v.strictObject({
  pace: v.picklist(['live', 'slow']),
  move: span,
  bank: span,
  /** What becomes of a move whose time has run out. */
  late: v.picklist(LATE),
})

const minutes = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439))
const day = v.pipe(v.string(), v.isoDate())

/** When a player is not to be waited for. */
export const Rest = v.strictObject({
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
  /** Everybody may be shown what a good bot would do; whoever plays alone with bots always may. */
  hints: v.optional(v.boolean()),
  /** How much time there is for a move; null for as much as one likes. */
  clock: v.optional(v.nullable(v.pipe(ClockTerms, v.check(isWithin, 'no clock is as quick or as slow as this')))),
  /** The part of the world in which the match is to run; null for where whoever is farthest away waits least. */
  region: v.optional(v.nullable(v.picklist(REGIONS))),
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
  /** Go on under newer rules, by which the match is another from there on: all that was played after this entry goes. */
  v.strictObject({ do: v.literal('new-rules'), after: seq }),
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
  /** How long bots pause: for whoever plays alone with them, or the host. */
  v.strictObject({ do: v.literal('pace'), to: v.picklist(BOT_PACES) }),
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
  /** Talk. `key` is new for every line; whoever only watches gives a name. */
  v.strictObject({ do: v.literal('say'), key: id, text: line, name: v.optional(name) }),
  /** Whoever said this line from beside the table says no more here; `out`: nor looks on. */
  v.strictObject({ do: v.literal('silence'), n: seq, out: v.boolean() }),
  /** Leave an answer on this topic with the table, in place of the one there is; null takes that back. */
  v.strictObject({ do: v.literal('order'), seat, topic: id, to: v.nullable(Order) }),
  /** What whoever holds the seat notes down, for no other eyes. */
  v.strictObject({ do: v.literal('note'), seat, text: v.pipe(v.string(), v.maxLength(MAX_NOTE)) }),
])
export type Command = v.InferOutput<typeof Command>
