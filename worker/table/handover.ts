import { refusal } from '#engine/core/index.ts'
import { type Command, GONE_AFTER_MS } from '../protocol.ts'
import { keyOf } from './keys.ts'
import { minutesLeft } from './presence.ts'
import { no } from './refused.ts'
import { type Asking, type At, type Changed, changed, nameTaken, seated, type Who } from './seating.ts'
import type { Room } from './store.ts'

/** Who has a seat, and the table, while the match runs. */

/** Whoever has the link, or anybody, may take the seat over. */
export const ANYBODY = ''

/** The holder plays on until somebody has come. */
export function handOn(at: At, key: string | null, who: Who): Changed {
  const { room, seat, row } = at
  if (!who.seats.includes(seat)) return no('TABLE-NOT-YOURS', { seat })
  if (room.status !== 'running') return no(room.status === 'over' ? 'TABLE-OVER' : 'TABLE-NOT-STARTED')
  const heir = key === null ? null : keyOf(key)
  return row.heir === heir ? changed(room) : seated(at, { ...row, heir })
}

export function takeOver(at: At, command: Extract<Command, { do: 'take-over' }>): Changed {
  const { room, seat, row } = at
  const secret = keyOf(command.secret)
  if (row.secret === secret) return changed(room)
  if (room.status !== 'running') return no(room.status === 'over' ? 'TABLE-OVER' : 'TABLE-NOT-STARTED')
  const offered = row.heir === ANYBODY || (row.heir !== null && command.key && row.heir === keyOf(command.key))
  if (!offered) return no('TABLE-NOT-HANDED-ON', { seat })
  if (nameTaken(room, seat, command.name)) return no('TABLE-NAME-TAKEN', { name: command.name })
  return seated(at, { ...row, name: command.name, bot: null, secret, seen: null, rest: null, heir: null })
}

/** A host who is gone for good is replaced by whoever sits here and asks first: sooner in the lobby, where all wait. */
export function newHost(room: Room, { who, away, now }: Asking): Changed {
  if (who.host) return changed(room)
  const key = who.seats.map((seat) => room.seats[seat]?.secret).find((secret) => secret != null)
  if (!key || away.host === null) return no('TABLE-NOT-HOST')
  const minutes = minutesLeft(away.host, now, room.status === 'lobby' ? undefined : GONE_AFTER_MS)
  if (minutes > 0) return { ok: false, refusal: refusal('TABLE-HOST-SOON', { minutes }) }
  return changed({ ...room, host: key, hostSeen: null })
}
