import * as client from '#client/asking/api.ts'
import type { NewTable } from '#worker/protocol.ts'
import { SERVICE } from '../service.ts'

export { ApiError } from '#client/asking/api.ts'

export const makeTable = (wanted: Partial<NewTable> = {}) => client.makeTable(SERVICE, wanted)

/** Secrets prove that one plays the match that is forked. */
export const forkMatch = (wanted: client.Fork, secrets: readonly string[]) => client.forkMatch(SERVICE, wanted, secrets)

export const readMatch = (table: string, secrets: readonly string[]) => client.readMatch(SERVICE, table, secrets)

export const readPushKey = () => client.readPushKey(SERVICE)

export const offeredAnswer = (table: string, token: string) => client.offeredAnswer(SERVICE, table, token)

export const giveAnswer = (table: string, token: string) => client.giveAnswer(SERVICE, table, token)

export const readTable = (table: string, secrets: readonly string[]) => client.readTable(SERVICE, table, secrets)
