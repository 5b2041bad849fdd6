import type { Keeper, Unanswered } from '#client/unanswered.ts'
import { remember, remembered } from './storage.ts'

/** Keeps what a table has not answered on this device, so that a reload at the wrong moment loses nothing. */
export function keeperOf(table: string): Keeper {
  const key = `unanswered/${table}`
  // Written at every answer: most of the time there is nothing to keep, and nothing was.
  let empty = false
  return {
    read: () => remembered<unknown[]>(key, []).filter(isUnanswered),
    write(deeds) {
      if (empty && deeds.length === 0) return
      empty = deeds.length === 0
      remember(key, deeds)
    },
  }
}

/** Whatever else got into the storage is passed over. */
function isUnanswered(value: unknown): value is Unanswered {
  const { id, seat, after, type, action } = (value ?? {}) as Partial<Record<keyof Unanswered | 'action', unknown>>
  const isDeed = type === 'undo' || (type === 'act' && typeof action === 'object' && action !== null)
  return isDeed && typeof id === 'string' && Number.isInteger(seat) && Number.isInteger(after)
}
