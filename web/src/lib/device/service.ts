import * as client from '#client/addresses.ts'

/**
 * Where the tables live. The same origin as this page, unless the client was built to be served from somewhere else:
 * docs/deploy.md.
 */
export const SERVICE: client.Service = { origin: import.meta.env.VITE_API_ORIGIN ?? '' }

export const socketUrl = (table: string, watches = false): string =>
  client.socketUrl(SERVICE, table, location.href, watches)
