import type { Duty } from '../agenda.ts'
import type { Live } from '../live.ts'
import type { News } from '../match.ts'

/** So many pauses of a bot pass before an order answers: whoever acted before may still take that back. */
const PAUSES = 3

/** One answer at a time: each comes a while after whatever happened last. */
export class OrderTurns implements Duty {
  readonly #live: () => Live | null
  readonly #pauseMs: number
  readonly #tell: (live: Live, news: readonly News[]) => void

  constructor(live: () => Live | null, pauseMs: number, tell: (live: Live, news: readonly News[]) => void) {
    this.#live = live
    this.#pauseMs = PAUSES * pauseMs
    this.#tell = tell
  }

  due(): number | null {
    const live = this.#live()
    return live?.ordered ? live.lastAt + this.#pauseMs : null
  }

  perform(now: number): void {
    const live = this.#live()
    if (live?.ordered) this.#tell(live, live.orderTurn(now))
  }
}
