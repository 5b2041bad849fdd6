import * as v from 'valibot'
import { type Making, TableMade, TableSummary } from '#worker/protocol.ts'

/**
 * Where the tables live. The same origin as this page, unless the client was built to be served from somewhere else:
 * docs/deploy.md.
 */
const ORIGIN: string = import.meta.env.VITE_API_ORIGIN ?? ''

export async function makeTable(wishes: Partial<Making> = {}): Promise<TableMade> {
  const response = await fetch(`${ORIGIN}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wishes),
  })
  if (!response.ok) throw new Error(`The table could not be made (${response.status}).`)
  return v.parse(TableMade, await response.json())
}

export async function tableSummary(table: string): Promise<TableSummary | null> {
  const response = await fetch(`${ORIGIN}/api/tables/${encodeURIComponent(table)}`)
  return response.ok ? v.parse(TableSummary, await response.json()) : null
}

export function socketUrl(table: string): string {
  const url = new URL(`${ORIGIN}/api/tables/${encodeURIComponent(table)}/socket`, location.href)
  url.protocol = url.protocol.replace('http', 'ws')
  return url.href
}

export const matchFileUrl = (table: string): string => `${ORIGIN}/api/tables/${encodeURIComponent(table)}/match`
