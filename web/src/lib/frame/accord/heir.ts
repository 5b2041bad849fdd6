import { newSecret } from '#worker/both/wire.ts'
import { resolve } from '$app/paths'
import { remember, remembered } from '../../device/storage.ts'

/** A link by which somebody else may take a seat over from its holder. */
export const heirLink = (table: string, seat: number, key: string): string =>
  new URL(`${resolve('/t/[id]', { id: table })}#take=${seat}.${key}`, location.href).href

/** The key of such a link, as this device made it: the table keeps no more than what it is known by. */
export const heirKey = (table: string, seat: number): string | null =>
  remembered<Readonly<Record<string, string>>>(`heirs/${table}`, {})[seat] ?? null

export function keepHeirKey(table: string, seat: number): string {
  const key = newSecret()
  remember(`heirs/${table}`, { ...remembered(`heirs/${table}`, {}), [seat]: key })
  return key
}
