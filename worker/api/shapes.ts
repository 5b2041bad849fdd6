/** What only the HTTP API says; what it shares with the socket is in ../protocol.ts. */
import * as v from 'valibot'
import type { MatchFile } from '#engine/core/index.ts'
import { Order, type OrderState } from '../protocol.ts'
import { TABLE_ID } from '../random.ts'
import { texts as errors } from '../texts/en/errors.ts'

/** Every error of the API. */
export const Failure = v.object({
  error: v.object({
    code: v.string(),
    message: v.string(),
    params: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
  }),
})

/** The place of an entry in the log, as an address has it. */
export const EntryNumber = v.pipe(v.string(), v.regex(/^(-1|0|[1-9]\d{0,8})$/, errors.entryNumber))

export const TableId = v.pipe(v.string(), v.regex(TABLE_ID))

export const Health = v.object({ ok: v.literal(true), protocol: v.number(), games: v.record(v.string(), v.number()) })
export type Health = v.InferOutput<typeof Health>

export const PushKey = v.object({ key: v.nullable(v.string()) })
export type PushKey = v.InferOutput<typeof PushKey>

const choice = v.object({ id: v.string(), label: v.string() })

export const OptionOffered = v.object({
  id: v.string(),
  label: v.string(),
  help: v.string(),
  values: v.array(choice),
  default: v.string(),
  onlyWith: v.optional(v.object({ option: v.string(), value: v.string() })),
  group: v.optional(v.string()),
})

export const MapOffered = v.object({
  id: v.string(),
  name: v.string(),
  seats: v.tuple([v.number(), v.number()]),
  about: v.string(),
  options: v.array(OptionOffered),
})

export const BotOffered = v.object({ id: v.string(), name: v.string(), about: v.string() })

export const GameOffered = v.object({
  id: v.string(),
  name: v.string(),
  rules: v.number(),
  maps: v.array(MapOffered),
  bots: v.array(BotOffered),
})

export const Games = v.object({ games: v.array(GameOffered) })
export type Games = v.InferOutput<typeof Games>

const outcome = v.union([v.number(), v.string()])
const recorded = v.nullable(v.union([outcome, v.object({ only: v.number(), is: outcome })]))

export const Match = v.object({
  format: v.literal('railhead-match/1' satisfies MatchFile['format']),
  game: v.string(),
  rules: v.number(),
  map: v.string(),
  options: v.record(v.string(), v.string()),
  seats: v.array(v.object({ name: v.string(), bot: v.optional(v.string()) })),
  seed: v.nullable(v.string()),
  setup: v.array(recorded),
  log: v.array(
    v.object({
      seat: v.number(),
      action: v.record(v.string(), v.unknown()),
      chance: v.optional(v.array(recorded)),
    }),
  ),
  inherited: v.optional(v.number()),
  start: v.optional(v.unknown()),
})

/** https://oembed.com, of type `rich`. */
export const OEmbed = v.object({
  type: v.literal('rich'),
  version: v.literal('1.0'),
  title: v.string(),
  provider_name: v.string(),
  provider_url: v.string(),
  cache_age: v.number(),
  html: v.string(),
  width: v.number(),
  height: v.number(),
  thumbnail_url: v.optional(v.string()),
  thumbnail_width: v.optional(v.number()),
  thumbnail_height: v.optional(v.number()),
})
export type OEmbed = v.InferOutput<typeof OEmbed>

/** A description of itself is described by its own specification. */
export const OpenApi = v.looseObject({ openapi: v.string() })

/** The same as `OrderState`, which pages take as it comes. */
export const OrderKept: v.GenericSchema<unknown, OrderState> = v.object({
  seat: v.number(),
  order: Order,
  done: v.number(),
  began: v.nullable(v.number()),
  stopped: v.nullable(
    v.array(v.object({ rule: v.string(), params: v.record(v.string(), v.union([v.string(), v.number()])) })),
  ),
})
