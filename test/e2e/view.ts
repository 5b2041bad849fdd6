import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { advance, begin, type Mirror, stateOf } from '#client/mirror.ts'
import type { Rules } from '#engine/core/index.ts'
import type { ServerMessage } from '#worker/protocol.ts'

const actionsOf = ({ steps }: Mirror, seat: number): number => steps.filter(({ played }) => played.seat === seat).length

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

  /**
   * The view of this page when `seat` is asked, or when the match is over, once that seat has acted so often: others may
   * be asked at the same time, and what they do is no answer of ours.
   */
  async asked<State>(rules: Rules, seat: number, acted = 0): Promise<{ state: State; acted: number }> {
    let mirror: Mirror | null = null
    const actedIn = (now: Mirror) => actionsOf(now, seat)
    const ready = () => {
      mirror = this.mirror(rules)
      if (!mirror || actedIn(mirror) < acted) return false
      const { seats, over } = rules.turn(stateOf(mirror))
      return over || seats.includes(seat)
    }
    await expect.poll(ready, { timeout: 20_000, message: `seat ${seat} to be asked` }).toBe(true)
    if (!mirror) throw new Error('no match')
    return { state: stateOf(mirror) as State, acted: actedIn(mirror) }
  }

  /** How often this seat has acted, as far as the page has been told. */
  acted(rules: Rules, seat: number): number {
    const mirror = this.mirror(rules)
    return mirror ? actionsOf(mirror, seat) : 0
  }

  messages(from = 0): ServerMessage[] {
    return this.frames
      .slice(from)
      .flatMap((frame) => (frame.startsWith('{') ? [JSON.parse(frame) as ServerMessage] : []))
  }
}
