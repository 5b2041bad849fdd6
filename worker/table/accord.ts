import { type Refusal, refusal, type Seat } from '#engine/core/index.ts'
import type { Wanted } from '../protocol.ts'
import { ABSENT_AFTER_MS, GONE_AFTER_MS } from '../protocol.ts'
import { awayFrom, minutesLeft } from './presence.ts'
import type { Asking, Who } from './seating.ts'
import type { Room } from './store.ts'

/** Something that whoever plays here is asked to agree to. There is one at a time. */
export interface Proposal {
  readonly n: number
  readonly wanted: Wanted
  /** Who wants it. */
  readonly by: Seat
  readonly yes: readonly Seat[]
}

/** Those whose yes is still missing: people who play for themselves and are not out of it, but for whom it is about. */
export function undecided({ seats }: Room, { wanted, by, yes }: Proposal, out: readonly Seat[]): Seat[] {
  const about = 'seat' in wanted ? wanted.seat : null
  const settled = [by, about, ...yes, ...out]
  return seats.flatMap(({ secret, bot }, seat) =>
    secret !== null && bot === null && !settled.includes(seat) ? [seat] : [],
  )
}

/** A seat of somebody who may propose or answer. */
export const voteOf = ({ seats }: Room, { seats: mine }: Who): Seat | null =>
  mine.find((seat) => seats[seat]?.bot === null) ?? null

/** Why this may not be proposed, if it may not. */
export function notProposed(room: Room, wanted: Wanted, asking: Asking, out: readonly Seat[]): Refusal | null {
  if (room.status !== 'running') return refusal(room.status === 'over' ? 'TABLE-OVER' : 'TABLE-NOT-STARTED')
  const by = voteOf(room, asking.who)
  if (by === null) return refusal('TABLE-NOT-SEATED')
  if (!('seat' in wanted)) return null
  const row = room.seats[wanted.seat]
  if (!row) return refusal('TABLE-NO-SEAT', { seat: wanted.seat })
  if (row.secret === null || asking.who.seats.includes(wanted.seat))
    return refusal('TABLE-OWN-SEAT', { seat: wanted.seat })
  // Where nobody is left to be asked, one alone would decide.
  const alone = undecided(room, { n: 0, wanted, by, yes: [] }, out).length === 0
  return notMissed(wanted.seat, asking, alone || wanted.do === 'offer' ? GONE_AFTER_MS : ABSENT_AFTER_MS)
}

/**
 * Why nobody may act for the holder of a seat: where there are clocks, they say who keeps others waiting; elsewhere
 * somebody has to be away for so long.
 */
export function notMissed(seat: Seat, { away, late, now }: Asking, forMs: number): Refusal | null {
  if (late) return late.includes(seat) ? null : refusal('TABLE-NOT-LATE', { seat })
  const since = awayFrom(away, seat)
  if (since === null) return refusal('TABLE-PRESENT', { seat })
  const minutes = minutesLeft(since, now, forMs)
  return minutes > 0 ? refusal('TABLE-AWAY-SOON', { seat, minutes }) : null
}
