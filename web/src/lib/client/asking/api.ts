/** What a table is asked over HTTP. One function a question, so that a page loads only what it asks. */
import * as v from 'valibot'
import { type Forking, type NewTable, Offered, TableMade, TableSummary } from '#worker/protocol.ts'
import { type Service, tablePath } from '../addresses.ts'

export * from '../addresses.ts'

const PushKey = v.object({ key: v.nullable(v.string()) })

type Params = Readonly<Record<string, string | number>>

/** An answer that is not what was hoped for, in the words of the service. */
export class ApiError extends Error {
  readonly status: number
  /** For programs: our own, or the id of the rule that forbids it. */
  readonly code: string
  readonly params: Params

  constructor(status: number, code: string, message: string, params: Params = {}) {
    super(message)
    this.status = status
    this.code = code
    this.params = params
  }
}

export const makeTable = (service: Service, wanted: Partial<NewTable> = {}): Promise<TableMade> =>
  make(service, '/api/tables', wanted)

export type Fork = Partial<Forking> & Pick<Forking, 'at'>

/** A new table that plays a match on; the secrets prove that one plays that match. */
export const forkMatch = (service: Service, wanted: Fork, secrets: readonly string[] = []): Promise<TableMade> =>
  make(service, '/api/forks', wanted, bearer(secrets))

/** A private table tells the more to who shows a secret of it; whoever shows secrets is told which seats they open. */
export async function readTable(
  service: Service,
  table: string,
  secrets: readonly string[] = [],
): Promise<TableSummary> {
  return v.parse(TableSummary, await (await ask(service, tablePath(table), { headers: bearer(secrets) })).json())
}

/** The match file, unchecked: `parseMatch` of the engine knows what it must be. A private table asks for a secret. */
export async function readMatch(service: Service, table: string, secrets: readonly string[] = []): Promise<unknown> {
  return (await ask(service, `${tablePath(table)}/match`, { headers: bearer(secrets) })).json()
}

/** What a browser subscribes to Web Push with; null where the service does not push. */
export async function readPushKey(service: Service): Promise<string | null> {
  return v.parse(PushKey, await (await ask(service, '/api/push')).json()).key
}

/** What the link of a message would answer. Asking does nothing. */
export const offeredAnswer = (service: Service, table: string, token: string): Promise<Offered> =>
  answer(service, table, token, 'GET')

/** Gives that answer, once. */
export const giveAnswer = (service: Service, table: string, token: string): Promise<Offered> =>
  answer(service, table, token, 'POST')

async function answer(service: Service, table: string, token: string, method: string): Promise<Offered> {
  const response = await ask(service, `${tablePath(table)}/answer`, { method, headers: bearer([token]) })
  return v.parse(Offered, await response.json())
}

/** In a header: addresses are logged. */
const bearer = (secrets: readonly string[]): Record<string, string> =>
  secrets.length > 0 ? { authorization: `Bearer ${secrets.join(' ')}` } : {}

async function make(service: Service, path: string, wanted: object, more: Record<string, string> = {}) {
  const headers = { 'content-type': 'application/json', ...more }
  const response = await ask(service, path, { method: 'POST', headers, body: JSON.stringify(wanted) })
  return v.parse(TableMade, await response.json())
}

async function ask(service: Service, path: string, init?: RequestInit): Promise<Response> {
  const send = service.fetch ?? fetch
  const response = await send(`${service.origin}${path}`, init)
  if (!response.ok) throw await errorOf(response)
  return response
}

/** Whatever stands between us and the service may answer in its place, in another form. */
async function errorOf(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as { error?: Partial<ApiError> } | null
  const { code = 'UNKNOWN', message = `The service answered with ${response.status}.`, params } = body?.error ?? {}
  return new ApiError(response.status, code, message, params)
}
