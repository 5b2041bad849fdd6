/** What travels of messages that go elsewhere: to a channel of the host's, to players who are not at the table. */
import * as v from 'valibot'
import { TELL_KINDS } from './both/tells.ts'

/** In whose words a message is put. */
const flavour = v.picklist(['json', 'discord', 'slack'])
export type WebhookFlavour = v.InferOutput<typeof flavour>

/** The tag of a language. */
export const Language = v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{1,8}){0,3}$/))

/** Which one whoever is told has chosen; English where nobody said. */
const language = v.optional(Language)

/**
 * Where messages about a table go. Those in JSON are signed with a secret that the client thinks up, as it does for
 * seats: 24 to 64 random bytes in base64 (Standard Webhooks).
 */
export const Webhook = v.strictObject({
  url: v.pipe(v.string(), v.maxLength(500)),
  flavour,
  secret: v.optional(v.pipe(v.string(), v.regex(/^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/))),
  language,
})
export type Webhook = v.InferOutput<typeof Webhook>

/** Of what a player may be told: their turn, that its time runs out, the beginning, the end, what somebody wrote. */
export const TellKind = v.picklist(TELL_KINDS)
export type TellKind = v.InferOutput<typeof TellKind>

const base64url = (bytes: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}$`)))

/** How a player is told: by a subscription of a browser to Web Push, as it gives it out, or by a webhook of their own. */
export const TellTo = v.variant('channel', [
  v.strictObject({
    channel: v.literal('push'),
    endpoint: v.pipe(v.string(), v.maxLength(1000)),
    p256dh: base64url(65),
    auth: base64url(16),
    language,
  }),
  v.strictObject({ channel: v.literal('webhook'), ...Webhook.entries }),
])
export type TellTo = v.InferOutput<typeof TellTo>

/** How it goes with messages: never the whole address, which is a secret of whoever gave it out. */
const delivery = {
  host: v.string(),
  /** Messages that are still to be sent. */
  waiting: v.number(),
  /** How the last attempt went; the status is null when there was no answer. */
  last: v.nullable(v.object({ at: v.number(), ok: v.boolean(), status: v.nullable(v.number()), dropped: v.boolean() })),
}

/** What the host is told of where messages go. */
export const WebhookState = v.object({ flavour, ...delivery })
export type WebhookState = v.InferOutput<typeof WebhookState>

/** What a player is told of how they are told. */
export const TellState = v.object({
  id: v.string(),
  /** Theirs, by the secret that it was set with. */
  seats: v.array(v.number()),
  channel: v.picklist(['push', 'webhook']),
  flavour: v.optional(flavour),
  kinds: v.array(TellKind),
  ...delivery,
})
export type TellState = v.InferOutput<typeof TellState>

/** What a link of a message would answer: `GET /api/tables/:id/answer`. */
export const Offered = v.object({
  game: v.string(),
  map: v.string(),
  seat: v.number(),
  name: v.string(),
  ask: v.string(),
  round: v.number(),
  rounds: v.number(),
  answer: v.string(),
  /** What it costs, where it is a bid. */
  amount: v.nullable(v.number()),
})
export type Offered = v.InferOutput<typeof Offered>
