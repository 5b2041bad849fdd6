/** Everything here that must not be guessed comes from the platform's generator. */

/** No i, l, o, u: nothing to misread, and no words by accident. */
const READABLE = '0123456789abcdefghjkmnpqrstvwxyz'
const ID_LENGTH = 16
/** What every id of a table looks like. */
export const TABLE_ID = new RegExp(`^[${READABLE}]{${ID_LENGTH}}$`)

/** 80 random bits. */
export const newTableId = (): string => [...randomBytes(ID_LENGTH)].map((byte) => READABLE[byte % 32]).join('')

/** 256 random bits: the seed of a match. */
export const newSeed = (): string => [...randomBytes(32)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** One of n, each as likely as the other: what bots throw their own dice with. */
export function pick(n: number): number {
  const fair = 2 ** 32 - (2 ** 32 % n)
  for (;;) {
    const [word] = crypto.getRandomValues(new Uint32Array(1)) as unknown as [number]
    if (word < fair) return word % n
  }
}

const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count))
