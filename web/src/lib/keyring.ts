import { isSecret, MAX_SECRETS } from '#worker/protocol.ts'
import { remember, remembered } from './storage.ts'

/** The secrets that prove what this device may do at one table. */
export interface Keys {
  readonly host: string | null
  /** By seat number. */
  readonly seats: Readonly<Record<string, string>>
}

export interface KnownTable {
  readonly id: string
  readonly game: string
  readonly map: string
  /** When this device last looked at it, milliseconds since 1970. */
  readonly seen: number
}

const NO_KEYS: Keys = { host: null, seats: {} }
const MOST_TABLES = 24

export const keysOf = (table: string): Keys => remembered(`keys/${table}`, NO_KEYS)

/** All that may open something at a table. Whatever got in here that is no secret must not spoil what is said with it. */
export function secretsOf(table: string): string[] {
  const { host, seats } = keysOf(table)
  return [...new Set([host, ...Object.values(seats)])].filter(isSecret).slice(0, MAX_SECRETS)
}

export const keepHost = (table: string, host: string): void => remember(`keys/${table}`, { ...keysOf(table), host })

export function keepSeat(table: string, seat: number | string, secret: string): void {
  const keys = keysOf(table)
  remember(`keys/${table}`, { ...keys, seats: { ...keys.seats, [seat]: secret } })
}

export const knownTables = (): readonly KnownTable[] => remembered<readonly KnownTable[]>('tables', [])

export function keepTable(table: KnownTable): void {
  const others = knownTables().filter((known) => known.id !== table.id)
  remember('tables', [table, ...others].slice(0, MOST_TABLES))
}

export const myName = (): string => remembered('name', '')
export const keepName = (name: string): void => remember('name', name)
