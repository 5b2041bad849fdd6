import * as client from '#client/api.ts'

/**
 * Where the tables live. The same origin as this page, unless the client was built to be served from somewhere else:
 * docs/deploy.md.
 */
const SERVICE: client.Service = { origin: import.meta.env.VITE_API_ORIGIN ?? '' }

export const makeTable = (wishes: { game?: string; map?: string } = {}) => client.makeTable(SERVICE, wishes)

export const socketUrl = (table: string): string => client.socketUrl(SERVICE, table, location.href)

export const matchFileUrl = (table: string): string => client.matchUrl(SERVICE, table)
