import type { Context } from 'hono'
import { acceptedIn, type Words, wordsIn } from './texts/words.ts'

/** As an address says it: English needs no saying. */
export const inOther = (code: string): string | undefined => (code === 'en' ? undefined : code)

/** The same address with these, as far as there are any. */
export function withQuery(address: string, query: Readonly<Record<string, string | undefined>>): string {
  const more = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeURIComponent(value)}`,
  )
  return more.length === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}${more.join('&')}`
}

/** For a page whose reader we do not know: as its address asks (`lang`), or else as the browser does. */
export function wordsFor(c: Context): Promise<Words> {
  c.header('Vary', 'Accept-Language', { append: true })
  return wordsIn(c.req.query('lang'), ...acceptedIn(c.req.header('Accept-Language')))
}
