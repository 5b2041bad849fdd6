import { goto } from '$app/navigation'
import { resolve } from '$app/paths'
import { keepSeat, keysOf } from '../keyring.ts'

/** A link that carries a seat to another device. The secret is in the fragment, which no server ever hears of. */
export function seatLink(table: string, seat: number): string | null {
  const secret = keysOf(table).seats[seat]
  if (secret === undefined) return null
  return new URL(`${resolve('/t/[id]', { id: table })}#seat=${seat}.${secret}`, location.href).href
}

/** Takes a seat that such a link brought, and takes it out of the address before anybody copies that. */
export function takeSeatFromAddress(table: string): void {
  const [, seat, secret] = /^#seat=(\d+)\.([\w-]+)$/.exec(location.hash) ?? []
  if (seat === undefined || secret === undefined) return
  keepSeat(table, seat, secret)
  void goto(resolve('/t/[id]', { id: table }), { replace: true })
}
