import { atMoment } from '#worker/both/moments.ts'
import { resolve } from '$app/paths'

/** A link to a table as it stood after an entry of its log; -1 is before the first. */
export const linkTo = (table: string, seq: number): string =>
  new URL(`${resolve('/t/[id]', { id: table })}${atMoment(seq)}`, location.href).href

/** This page with such an entry in its address, or with none. */
export function pageAt(seq: number | null): string {
  const url = new URL(location.href)
  if (seq === null) url.searchParams.delete('at')
  else url.searchParams.set('at', String(seq))
  return url.href
}
