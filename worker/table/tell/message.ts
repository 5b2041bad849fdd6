import * as v from 'valibot'

/**
 * What a player is told of a table where they sit. It says no more than their own page would, and nothing of other
 * seats that is secret.
 */
export const PlayerMessage = v.object({
  type: v.picklist([
    'player.turn',
    'player.time',
    'player.began',
    'player.over',
    'player.said',
    'player.ending',
    'player.rules',
    'player.hello',
  ]),
  timestamp: v.string(),
  data: v.object({
    table: v.string(),
    link: v.string(),
    game: v.string(),
    map: v.string(),
    status: v.picklist(['lobby', 'running', 'over']),
    seat: v.number(),
    name: v.string(),
    /** Null before the match. */
    seq: v.nullable(v.number()),
    round: v.nullable(v.number()),
    rounds: v.nullable(v.number()),
    /** What this seat is asked, if it is. */
    ask: v.nullable(v.string()),
    /** Who has acted since this seat did. */
    since: v.array(v.string()),
    /** What happened since, as this seat knows it: in the sentences that its page would show, the weightiest first. */
    recap: v.array(v.string()),
    /** How much time was left when this happened, in milliseconds; null without a clock. */
    left: v.nullable(v.number()),
    /** Answers that need no look at the board, each with a link that gives it. */
    answers: v.array(v.object({ answer: v.string(), amount: v.nullable(v.number()), link: v.string() })),
    standings: v.nullable(
      v.array(
        v.object({ name: v.string(), place: v.number(), score: v.nullable(v.number()), eliminated: v.boolean() }),
      ),
    ),
    said: v.nullable(v.object({ by: v.string(), text: v.string() })),
  }),
})
export type PlayerMessage = v.InferOutput<typeof PlayerMessage>
