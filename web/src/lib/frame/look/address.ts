import { atMoment } from '#worker/both/moments.ts'
import { resolve } from '$app/paths'

/** A link to a table as it stood after an entry of its log; -1 is before the first. */
export const linkTo = (table: string, seq: number): string =>
  new URL(`${resolve('/t/[id]', { id: table })}${atMoment(seq)}`, location.href).href

/** This page with such an entry in its address. */
export function withMoment(seq: number): string {
  const url = new URL(location.href)
  url.searchParams.set('at', String(seq))
  return url.href
}

/** This page without it. */
export function withoutMoment(): string {
  const url = new URL(location.href)
  url.searchParams.delete('at')
  return url.href
}
