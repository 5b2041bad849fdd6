/** What a table is asked over HTTP. One function a question, so that a page loads only what it asks. */
import * as v from 'valibot'
import { type Configuration, TableMade, TableSummary } from '#worker/protocol.ts'

/** Where the tables live. */
export interface Service {
  /** `https://play.example.org`; empty for the origin of the page. */
  readonly origin: string
  /** Another way to ask than the global one. */
  readonly fetch?: (url: string, init?: RequestInit) => Promise<Response>
}

/** An answer that is not what was hoped for, in the words of the service. */
export class ApiError extends Error {
  readonly status: number
  /** For programs. */
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

export async function makeTable(service: Service, wanted: Configuration = {}): Promise<TableMade> {
  const response = await ask(service, '/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
  })
  return v.parse(TableMade, await response.json())
}

export async function readTable(service: Service, table: string): Promise<TableSummary> {
  return v.parse(TableSummary, await (await ask(service, tablePath(table))).json())
}

/** The match file, unchecked: `parseMatch` of the engine knows what it must be. */
export async function readMatch(service: Service, table: string): Promise<unknown> {
  return (await ask(service, `${tablePath(table)}/match`)).json()
}

export const matchUrl = ({ origin }: Service, table: string): string => `${origin}${tablePath(table)}/match`

/** `base` is what an empty origin stands for. */
export function socketUrl({ origin }: Service, table: string, base?: string): string {
  const url = new URL(`${origin}${tablePath(table)}/socket`, base)
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

const tablePath = (table: string): string => `/api/tables/${encodeURIComponent(table)}`

async function ask(service: Service, path: string, init?: RequestInit): Promise<Response> {
  const send = service.fetch ?? fetch
  const response = await send(`${service.origin}${path}`, init)
  if (!response.ok) throw await errorOf(response)
  return response
}

/** Whatever stands between us and the service may answer in its place, in another form. */
async function errorOf(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as { error?: { code?: string; message?: string } } | null
  const { code = 'UNKNOWN', message = `The service answered with ${response.status}.` } = body?.error ?? {}
  return new ApiError(response.status, code, message)
}
