import * as v from 'valibot'
import { type Forking, type Making, TableMade } from '#worker/protocol.ts'

/**
 * Where the tables live. The same origin as this page, unless the client was built to be served from somewhere else:
 * docs/deploy.md.
 */
const ORIGIN: string = import.meta.env.VITE_API_ORIGIN ?? ''

/** What the API would not do, and why. */
export class ApiRefusal extends Error {
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
  constructor(code: string, message: string, params: Readonly<Record<string, string | number>> = {}) {
    super(message)
    this.code = code
    this.params = params
  }
}

export const makeTable = (wanted: Partial<Making> = {}): Promise<TableMade> => made('/api/tables', wanted)

/** Secrets prove that one plays the match that is forked. */
export const forkMatch = (wanted: Partial<Forking>, secrets: readonly string[]): Promise<TableMade> =>
  made('/api/forks', wanted, bearer(secrets))

/** The match file of a table, for those who may have it. */
export async function matchFile(table: string, secrets: readonly string[]): Promise<Blob> {
  const response = await fetch(matchFileUrl(table), { headers: bearer(secrets) })
  if (!response.ok) throw await refusalIn(response)
  return response.blob()
}

export function socketUrl(table: string): string {
  const url = new URL(`${ORIGIN}/api/tables/${encodeURIComponent(table)}/socket`, location.href)
  url.protocol = url.protocol.replace('http', 'ws')
  return url.href
}

const matchFileUrl = (table: string): string => `${ORIGIN}/api/tables/${encodeURIComponent(table)}/match`

/** In a header: addresses are logged. */
const bearer = (secrets: readonly string[]): Record<string, string> =>
  secrets.length > 0 ? { authorization: `Bearer ${secrets.join(' ')}` } : {}

async function made(path: string, body: object, headers: Record<string, string> = {}): Promise<TableMade> {
  const response = await fetch(ORIGIN + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw await refusalIn(response)
  return v.parse(TableMade, await response.json())
}

async function refusalIn(response: Response): Promise<ApiRefusal> {
  try {
    const { error } = (await response.json()) as {
      error: { code: string; message: string; params?: ApiRefusal['params'] }
    }
    return new ApiRefusal(error.code, error.message, error.params)
  } catch {
    return new ApiRefusal('HTTP', `the server answered ${response.status}`)
  }
}
