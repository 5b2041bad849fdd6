/** SHA-256 of a text (as UTF-8), synchronous, because the engine has no platform to ask. FIPS 180-4. */
export function sha256(text: string): number[] {
  const words = padded(utf8(text))
  const state = Int32Array.from(INITIAL)
  const schedule = new Int32Array(64)
  for (let block = 0; block < words.length; block += 16) {
    for (let i = 0; i < 16; i++) schedule[i] = words[block + i] as number
    for (let i = 16; i < 64; i++) {
      const a = schedule[i - 15] as number
      const b = schedule[i - 2] as number
      const small0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3)
      const small1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10)
      schedule[i] = ((schedule[i - 16] as number) + small0 + (schedule[i - 7] as number) + small1) | 0
    }
    compress(state, schedule)
  }
  return [...state].flatMap((word) => [word >>> 24, (word >>> 16) & 255, (word >>> 8) & 255, word & 255])
}

export const sha256Hex = (text: string): string =>
  sha256(text)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

function compress(state: Int32Array, schedule: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const choice = (e & f) ^ (~e & g)
    const first = (h + big1 + choice + (ROUND[i] as number) + (schedule[i] as number)) | 0
    const big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const second = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = ((state[i] as number) + word) | 0
}

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** Message, the bit 1, zeros, and the length in bits, as big-endian words of a whole number of blocks. */
function padded(bytes: readonly number[]): Int32Array {
  const words = new Int32Array(((bytes.length + 8) >> 6) * 16 + 16)
  for (const [i, byte] of [...bytes, 0x80].entries()) {
    words[i >> 2] = (words[i >> 2] as number) | (byte << (24 - (i % 4) * 8))
  }
  words[words.length - 1] = bytes.length * 8
  return words
}

function utf8(text: string): number[] {
  const bytes: number[] = []
  for (const symbol of text) {
    const code = symbol.codePointAt(0) as number
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code))
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), tail(code >> 6), tail(code))
    else bytes.push(0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code))
  }
  return bytes
}

const tail = (bits: number): number => 0x80 | (bits & 0x3f)

/** The first 32 bits of the fractional parts of the roots of the first primes, as the standard defines them. */
function fractions(count: number, root: (prime: number) => number): number[] {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) {
    if (isPrime(n)) found.push(((root(n) % 1) * 2 ** 32) | 0)
  }
  return found
}

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false
  return true
}

const INITIAL = fractions(8, Math.sqrt)
const ROUND = fractions(64, Math.cbrt)
