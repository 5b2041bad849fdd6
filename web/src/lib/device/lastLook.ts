import { remember, remembered } from './storage.ts'

/** What was really looked at of a table: the last entry of its log then, and when that was. */
export interface Look {
  readonly seq: number
  /** Milliseconds since 1970 on this device's clock. */
  readonly at: number
}

/** By table and pair of eyes, the latest first. */
type Looks = readonly (readonly [whose: string, seq: number, at: number])[]

const MOST = 60
const KEY = 'looks'

const whoseLook = (table: string, eyes: number | null): string => `${table}/${eyes ?? 'all'}`

const kept = (): Looks => {
  const looks = remembered<unknown>(KEY, [])
  return Array.isArray(looks) ? looks : []
}

/** Null for who has never looked, or whose device does not remember it. */
export function lastLook(table: string, eyes: number | null): Look | null {
  const [, seq, at] = kept().find((one) => one?.[0] === whoseLook(table, eyes)) ?? []
  return Number.isInteger(seq) && typeof at === 'number' ? { seq: seq as number, at } : null
}

export function keepLook(table: string, eyes: number | null, { seq, at }: Look): void {
  const whose = whoseLook(table, eyes)
  remember(KEY, [[whose, seq, at], ...kept().filter((one) => one?.[0] !== whose)].slice(0, MOST))
}
