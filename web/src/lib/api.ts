import * as client from '#client/api.ts'
import type { Making } from '#worker/protocol.ts'

export { ApiError } from '#client/api.ts'

/**
 * Where the tables live. The same origin as this page, unless the client was built to be served from somewhere else:
 * docs/deploy.md.
 */
export const SERVICE: client.Service = { origin: import.meta.env.VITE_API_ORIGIN ?? '' }

export const makeTable = (wanted: Partial<Making> = {}) => client.makeTable(SERVICE, wanted)

/** Secrets prove that one plays the match that is forked. */
export const forkMatch = (wanted: client.Fork, secrets: readonly string[]) => client.forkMatch(SERVICE, wanted, secrets)

export const readMatch = (table: string, secrets: readonly string[]) => client.readMatch(SERVICE, table, secrets)

export const socketUrl = (table: string): string => client.socketUrl(SERVICE, table, location.href)
