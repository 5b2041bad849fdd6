import * as v from 'valibot'

const someone = v.object({ seat: v.number(), name: v.string() })

/** What is told elsewhere of a table: of a match no more than a spectator may know, of a private one hardly anything. */
export const WebhookMessage = v.object({
  type: v.picklist(['match.started', 'match.turn', 'match.over', 'webhook.test']),
  timestamp: v.string(),
  data: v.object({
    table: v.string(),
    link: v.string(),
    game: v.string(),
    map: v.string(),
    status: v.picklist(['lobby', 'running', 'over']),
    private: v.boolean(),
    /** All of these are null at a private table, and where they mean nothing. */
    seq: v.nullable(v.number()),
    round: v.nullable(v.number()),
    rounds: v.nullable(v.number()),
    phase: v.nullable(v.string()),
    turn: v.nullable(v.array(someone)),
    standings: v.nullable(
      // Who is out of the match has no score.
      v.array(
        v.object({ ...someone.entries, place: v.number(), score: v.nullable(v.number()), eliminated: v.boolean() }),
      ),
    ),
  }),
})
export type WebhookMessage = v.InferOutput<typeof WebhookMessage>
