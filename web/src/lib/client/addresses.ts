import { WATCH } from '#worker/both/wire.ts'

/** Where the tables live. */
export interface Service {
  /** `https://play.example.org`; empty for the origin of the page. */
  readonly origin: string
  /** Another way to ask than the global one. */
  readonly fetch?: (url: string, init?: RequestInit) => Promise<Response>
}

/** `base` is what an empty origin stands for; whoever comes only to watch says so there. */
export function socketUrl({ origin }: Service, table: string, base?: string, watches = false): string {
  const url = new URL(`${origin}${tablePath(table)}/socket${watches ? `?${WATCH}` : ''}`, base)
  url.protocol = url.protocol.replace('http', 'ws')
  return url.href
}

/** What a link leads to; null for one that leads to no table. */
export function tableAt(link: string): { readonly origin: string; readonly table: string } | null {
  if (!URL.canParse(link)) return null
  const { origin, pathname } = new URL(link)
  const table = pathname.match(/^\/t\/([0-9a-z]+)\/?$/)?.[1]
  return table === undefined ? null : { origin, table }
}

export const tablePath = (table: string): string => `/api/tables/${encodeURIComponent(table)}`
