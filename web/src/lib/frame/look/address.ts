import { atMoment, atStretch } from '#worker/both/moments.ts'
import { resolve } from '$app/paths'

/** A link to a table as it stood after an entry of its log; -1 is before the first. */
export const linkTo = (table: string, seq: number): string =>
  new URL(`${resolve('/t/[id]', { id: table })}${atMoment(seq)}`, location.href).href

/** A link to the recap of a stretch of a match; of a file to the page that opens it. */
export function linkToRecap(table: string, since: number, at: number): string {
  const page = table === '' ? resolve('/replay') : resolve('/t/[id]', { id: table })
  return new URL(`${page}${atStretch(since, at)}`, location.href).href
}

/** This page with such an entry in its address, or with none, and without a stretch that begins before it. */
export function pageAt(seq: number | null): string {
  const url = new URL(location.href)
  for (const name of ['at', 'since']) url.searchParams.delete(name)
  if (seq !== null) url.searchParams.set('at', String(seq))
  return url.href
}
