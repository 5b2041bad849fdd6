import type { Duty } from './agenda.ts'
import type { Live } from './live.ts'
import type { News } from './match.ts'

/** One bot at a time: each acts a while after whatever happened last. */
export class BotTurns implements Duty {
  readonly #live: () => Live | null
  readonly #pauseMs: number
  readonly #tell: (live: Live, news: readonly News[]) => void
  /** The entry after which a bot was to act and nothing could be done in its place: nobody tries that again and again. */
  #helpless: number | null = null

  constructor(live: () => Live | null, pauseMs: number, tell: (live: Live, news: readonly News[]) => void) {
    this.#live = live
    this.#pauseMs = pauseMs
    this.#tell = tell
  }

  /** Something has changed: it may go better now. */
  takeHeart(): void {
    this.#helpless = null
  }

  due(): number | null {
    const live = this.#live()
    return live?.botIsToAct() && live.match?.at.seq !== this.#helpless ? live.lastAt + this.#pauseMs : null
  }

  perform(now: number): void {
    const live = this.#live()
    const news = live?.botTurn(now) ?? []
    if (live && news.length > 0) this.#tell(live, news)
    else this.#helpless = live?.match?.at.seq ?? null
  }
}
