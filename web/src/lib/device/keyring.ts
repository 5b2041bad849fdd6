import { isSecret, MAX_SECRETS } from '#worker/both/wire.ts'
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
  /** How it stood when this device last heard of it. */
  readonly glance?: Glance
  /** A match against bots that is nowhere but on this device. */
  readonly alone?: true
}

/** A table in a line: what its list on the home page says. */
export interface Glance {
  readonly status: 'lobby' | 'running' | 'over'
  /** By seat; null for one that is empty. */
  readonly names: readonly (string | null)[]
  readonly mine: readonly number[]
  /** Whose turn it is, in which round of how many. */
  readonly turn: { readonly seats: readonly number[]; readonly round: number; readonly rounds: number } | null
  /** A person of this device is asked, and no bot plays for them. */
  readonly called: boolean
  /** When anything last happened there, and when the time of whoever is asked is over: where that is known. */
  readonly at?: number
  readonly due?: number | null
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

/** On top of the list, unless it is only to be brought up to date. */
export function keepTable(table: KnownTable, where: 'on top' | 'in place' = 'on top'): void {
  const known = knownTables()
  const others = known.filter(({ id }) => id !== table.id)
  const kept = where === 'in place' ? known.map((old) => (old.id === table.id ? table : old)) : [table, ...others]
  remember('tables', kept.slice(0, MOST_TABLES))
}

/** It has been cleared away, or nobody wants to see it any more. What opens it is kept. */
export const dropTable = (id: string): void =>
  remember(
    'tables',
    knownTables().filter((known) => known.id !== id),
  )

export const myName = (): string => remembered('name', '')
export const keepName = (name: string): void => remember('name', name)
