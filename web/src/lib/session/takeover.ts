import { isSecret } from '#worker/both/wire.ts'
import { goto } from '$app/navigation'
import { resolve } from '$app/paths'
import { keysOf } from '../device/keyring.ts'

/** A link that carries a seat to another device. The secret is in the fragment, which no server ever hears of. */
export function seatLink(table: string, seat: number): string | null {
  const secret = keysOf(table).seats[seat]
  if (secret === undefined) return null
  return new URL(`${resolve('/t/[id]', { id: table })}#seat=${seat}.${secret}`, location.href).href
}

/** A seat that a link hands on (`frame/accord/heir.ts`). */
export interface Heirloom {
  readonly seat: number
  readonly key: string
}

/** The same, taken out of the address of this page. */
export function heirloomInAddress(table: string): Heirloom | 'broken' | null {
  if (!location.hash.startsWith('#take=')) return null
  const [, seat, key] = /^#take=(\d)\.([^.]+)$/.exec(location.hash) ?? []
  void goto(resolve('/t/[id]', { id: table }), { replace: true })
  return seat !== undefined && isSecret(key) ? { seat: Number(seat), key } : 'broken'
}

/** What such a link brings: who sent it is not known, so nothing of it is believed before the table has confirmed it. */
export interface Offer {
  readonly seat: number
  readonly secret: string
}

/** The seat in the fragment of an address; `broken` for one that was cut off or mangled on its way. */
export function offerIn(hash: string): Offer | 'broken' | null {
  if (!hash.startsWith('#seat=')) return null
  const [, seat, secret] = /^#seat=(\d)\.([^.]+)$/.exec(hash) ?? []
  return seat !== undefined && isSecret(secret) ? { seat: Number(seat), secret } : 'broken'
}

/** The same, taken out of the address of this page before anybody copies that. */
export function offerInAddress(table: string): Offer | 'broken' | null {
  const offer = offerIn(location.hash)
  if (offer !== null) void goto(resolve('/t/[id]', { id: table }), { replace: true })
  return offer
}
