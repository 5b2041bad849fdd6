import { PAUSES } from '../both/botPace.ts'
import type { Duty } from './agenda.ts'
import type { BotTurn } from './bots.ts'
import type { Live } from './live.ts'
import type { Move, News } from './match.ts'
import { othersFirst } from './othersFirst.ts'
import { slice } from './slice.ts'

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
    return live?.botIsToAct() && live.match?.at.seq !== this.#helpless
      ? live.lastAt + PAUSES[live.room.pace] * this.#pauseMs
      : null
  }

  /**
   * Thinks in slices and lets others in between. Nothing of a thought is kept: when the object goes away meanwhile, or the
   * match goes on, what is due then is thought anew, and where nothing has changed it comes to the same.
   */
  async perform(): Promise<void> {
    const turn = this.#live()?.botTurn()
    if (!turn) return
    for (;;) {
      const moves = slice(turn.thinking)
      if (moves !== null) return this.#play(turn, moves)
      await othersFirst()
      if (!this.#live()?.isDue(turn)) return
    }
  }

  #play({ at }: BotTurn, moves: readonly Move[]): void {
    const live = this.#live()
    const news = live?.playForBot(moves, Date.now()) ?? []
    if (live && news.length > 0) this.#tell(live, news)
    else this.#helpless = at.seq
  }
}
