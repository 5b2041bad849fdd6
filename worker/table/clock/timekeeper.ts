import type { Duty } from '../agenda.ts'
import type { Live } from '../live.ts'
import type { TimeNews } from './clockwork.ts'

/** Rings when somebody is to be reminded, or has run out of time. */
export class Timekeeper implements Duty {
  readonly #live: () => Live | null
  readonly #tell: (live: Live, news: readonly TimeNews[], now: number) => void

  constructor(live: () => Live | null, tell: (live: Live, news: readonly TimeNews[], now: number) => void) {
    this.#live = live
    this.#tell = tell
  }

  due(): number | null {
    const live = this.#live()
    // Nobody can move in a match of other rules than these.
    return live?.match ? live.clockwork.next(live.room) : null
  }

  perform(now: number): void {
    const live = this.#live()
    const news = live?.timePasses(now) ?? []
    if (live && news.length > 0) this.#tell(live, news, now)
  }
}
