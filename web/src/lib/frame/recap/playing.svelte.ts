import type { Seat } from '#engine/core/index.ts'
import type { Session } from '../../session/session.svelte.ts'
import { type Beat, beatAt } from './beats.ts'

/**
 * A stretch of the match, played back on the page. The clock says which beat is on, so that it is over in time on a
 * machine that is slow, too. Whoever looks at another moment meanwhile has ended it.
 */
export class Playing {
  on = $state(false)
  /** Whose doing is shown. */
  seats = $state.raw<readonly Seat[]>([])
  /** Changes with every time it is played. */
  times = $state(0)
  readonly #session: Session
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(session: Session) {
    this.#session = session
  }

  /** `end` shows what is to be seen after it. */
  play(beats: readonly Beat[], from: number, end: () => void): void {
    this.stop()
    this.on = true
    this.times++
    const start = performance.now()
    const step = (): void => {
      const { beat, left } = beatAt(beats, performance.now() - start)
      if (left === 0) {
        this.stop()
        end()
        return
      }
      this.seats = beat?.seats ?? []
      this.#session.look(beat?.to ?? from, { from: beat?.from ?? from, ms: beat?.ms ?? left })
      this.#timer = setTimeout(step, left)
    }
    step()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.on = false
    this.seats = []
  }
}
