import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { advance, begin, type Mirror, stateOf } from '#client/mirror.ts'
import type { Rules } from '#engine/core/index.ts'
import type { ServerMessage } from '#worker/protocol.ts'

/** What a page is told by its table: the whole of what it can know. */
export class Told {
  readonly frames: string[] = []
  /** Frames that are in the mirror. */
  #read = 0
  #mirror: Mirror | null = null

  /** Before the page comes to a table. */
  constructor(page: Page) {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.frames.push(String(payload)))
    })
  }

  /** The match as this page may know it; null before it has begun. */
  mirror(rules: Rules): Mirror | null {
    for (const message of this.messages(this.#read)) {
      if (message.type === 'welcome' && message.view !== undefined) this.#mirror = begin(rules, message)
      else if (message.type === 'entry' && this.#mirror) this.#mirror = advance(this.#mirror, message.entry)
    }
    this.#read = this.frames.length
    return this.#mirror
  }

  /** The view of this page when `seat` is asked, or when the match is over, once its last entry is after `length`. */
  async asked<State>(rules: Rules, seat: number, length = -2): Promise<{ state: State; length: number }> {
    let mirror: Mirror | null = null
    const ready = () => {
      mirror = this.mirror(rules)
      if (!mirror || mirror.seq <= length) return false
      const { seats, over } = rules.turn(stateOf(mirror))
      return over || seats.includes(seat)
    }
    await expect.poll(ready, { timeout: 20_000, message: `seat ${seat} to be asked` }).toBe(true)
    if (!mirror) throw new Error('no match')
    return { state: stateOf(mirror) as State, length: (mirror as Mirror).seq }
  }

  messages(from = 0): ServerMessage[] {
    return this.frames
      .slice(from)
      .flatMap((frame) => (frame.startsWith('{') ? [JSON.parse(frame) as ServerMessage] : []))
  }
}
