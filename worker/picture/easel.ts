import { othersFirst } from '../table/othersFirst.ts'

export type Drawn = string | Uint8Array<ArrayBuffer>

/** So many may wait for their turn: whoever comes then would wait for seconds. */
export const MOST_WAITING = 6

/**
 * Where the pictures of this isolate are made, one after the other, since each keeps its processor busy. Whoever asks for
 * one that is being made, or waits to be, gets that.
 */
export class Easel {
  readonly #inHand = new Map<string, Promise<Drawn>>()
  #last: Promise<unknown> = Promise.resolve()

  has(name: string): boolean {
    return this.#inHand.has(name)
  }

  /** Null when too many wait. */
  draw(name: string, make: () => Promise<Drawn>): Promise<Drawn> | null {
    const same = this.#inHand.get(name)
    if (same) return same
    if (this.#inHand.size > MOST_WAITING) return null
    const drawn = this.#last.then(othersFirst).then(make)
    const done = () => void this.#inHand.delete(name)
    this.#last = drawn.then(done, done)
    this.#inHand.set(name, drawn)
    return drawn
  }
}
