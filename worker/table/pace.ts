/** How many frames a socket may send at once, and how many a second after that. */
export const BURST = 60
const PER_SECOND = 20

interface Bucket {
  readonly left: number
  readonly at: number
}

/** Counts in memory only: a socket that let the object fall asleep has not been sending too much. */
export class Pace {
  readonly #buckets = new WeakMap<WebSocket, Bucket>()

  /** False when the socket has sent more than it may. */
  allows(socket: WebSocket, now: number): boolean {
    const { left, at } = this.#buckets.get(socket) ?? { left: BURST, at: now }
    const refilled = Math.min(BURST, left + ((now - at) / 1000) * PER_SECOND)
    this.#buckets.set(socket, { left: Math.max(0, refilled - 1), at: now })
    return refilled >= 1
  }
}
