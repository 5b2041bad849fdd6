import type { Seat } from '#engine/core/index.ts'
import { seatName } from '../../both/seats.ts'
import { texts as names } from '../../both/texts/en/names.ts'
import type { Live } from '../live.ts'
import type { Room } from '../store.ts'
import type { WebhookMessage } from './message.ts'

/** Those whose turn it is, and who know. */
interface Knowing {
  readonly seats: readonly Seat[]
  readonly since: number
}

/** What has been told of whose turn it is. */
export interface Told {
  readonly now: Knowing
  /** Whose turn it had become before that was taken back: they may have come, and gone again. */
  readonly before: Knowing | null
}

/** Those whose turn was taken back are told of it anew only when so long ago they heard of it first. */
export const AGAIN_AFTER_MS = 10 * 60 * 1000

export const knowing = (seats: readonly Seat[], since: number): Told => ({ now: { seats, since }, before: null })

/** People who may act now. A bot needs no message, nor does a seat that a bot plays for now, or one with an order for this. */
export function awaited({ room, turn, ordered }: Live): Seat[] {
  return (turn?.seats ?? []).filter((seat) => room.seats[seat]?.bot === null && seat !== ordered?.seat)
}

/**
 * Whose turn it has become who do not know yet, and who knows after it. The turn of bots in between changes nothing: one
 * who plays among bots is told once.
 */
export function afterEntry(
  told: Told,
  seats: readonly Seat[],
  at: number,
): { readonly news: readonly Seat[]; readonly told: Told } {
  if (seats.length === 0 || isSame(seats, told.now.seats)) return { news: [], told }
  const { now, before } = told
  const newcomers = seats.filter((seat) => !now.seats.includes(seat))
  if (newcomers.length === 0) return { news: [], told: { ...told, now: { ...now, seats } } }
  const know = before && at - before.since <= AGAIN_AFTER_MS ? before.seats : []
  const news = newcomers.filter((seat) => !know.includes(seat))
  return { news, told: knowing(seats, news.length > 0 || !before ? at : before.since) }
}

/** Whoever takes something back is there: nobody is told that it is their turn again. */
export const afterUndo = ({ now, before }: Told, seats: readonly Seat[], at: number): Told => ({
  now: { seats, since: at },
  before: before ?? now,
})

const isSame = (some: readonly Seat[], others: readonly Seat[]): boolean => some.join() === others.join()

/** What may be told of a table: at a private one that there is one, what is played there, and how far it has come. */
export function messageOf(type: WebhookMessage['type'], live: Live, link: string, now: number): WebhookMessage {
  const { room } = live
  return {
    type,
    timestamp: new Date(now).toISOString(),
    data: {
      table: room.id,
      link,
      game: room.game,
      map: room.map,
      status: room.status,
      private: room.private,
      ...(matchOf(live) ?? NOTHING),
    },
  }
}

const NOTHING = { seq: null, round: null, rounds: null, phase: null, turn: null, standings: null }

function matchOf({ room, openly }: Live) {
  if (!openly) return null
  const { rules, at } = openly
  const { phase, round, rounds, seats } = rules.turn(at.state)
  const standings = room.status === 'over' ? rules.standings(at.state) : null
  return {
    seq: at.seq,
    round,
    rounds,
    phase,
    turn: seats.map((seat) => ({ seat, name: nameOf(room, seat) })),
    standings:
      standings?.map(({ seat, place, score, eliminated }) => ({
        seat,
        name: nameOf(room, seat),
        place,
        score,
        eliminated,
      })) ?? null,
  }
}

const nameOf = ({ seats }: Room, seat: Seat): string => seatName(names, seats, seat)
