import { newSecret } from '#worker/both/wire.ts'
import type { Beginning } from './host.ts'
import type { Wanted } from './match.ts'

/** Matches that this page has asked for: the page that shows one begins it. */
const asked = new Map<string, Beginning>()

/** The id of a new match. */
export function begin(wanted: Wanted): string {
  const id = newSecret()
  asked.set(id, { wanted, seed: newSeed() })
  return id
}

export const beginningOf = (id: string): Beginning | null => asked.get(id) ?? null

/** 256 random bits in hexadecimal. */
const newSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
