import { sha256Hex } from '#engine/core/index.ts'

/** Everything here that must not be guessed comes from the platform's generator. */

/** No i, l, o, u: nothing to misread, and no words by accident. */
const READABLE = '0123456789abcdefghjkmnpqrstvwxyz'
const ID_LENGTH = 16
/** What every id of a table looks like. */
export const TABLE_ID = new RegExp(`^[${READABLE}]{${ID_LENGTH}}$`)

/** 80 random bits. */
export const newTableId = (): string => [...randomBytes(ID_LENGTH)].map((byte) => READABLE[byte % 32]).join('')

/**
 * 256 random bits in hexadecimal: the seed of a match. Where tests have pinned it, it follows from what it is for, so
 * that a match that failed can be played again.
 */
export function newSeed(pinned: string, of: unknown): string {
  if (pinned !== '') return sha256Hex(JSON.stringify([pinned, of]))
  return [...randomBytes(32)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count))
