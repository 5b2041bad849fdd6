import type { Advice } from '#engine/bots/advice/index.ts'
import type { Review, Reviewed } from '#engine/bots/advice/review.ts'
import type { Seat } from '#engine/core/index.ts'
import type { Answer, Answered, Asked, Question } from './messages.ts'

interface Waiting {
  readonly heard: (answer: Answered) => void
  readonly underway: (done: number) => void
}

/** A worker of this page: made when something is first asked, and kept. */
class Thinker {
  #worker: Worker | null = null
  #count = 0
  readonly #waiting = new Map<number, Waiting>()

  async advice(game: string, view: unknown, seat: Seat): Promise<Advice> {
    const answer = await this.#ask({ ask: 'advice', game, view, seat })
    if (answer.is !== 'advice') throw new Error(answer.is === 'failed' ? answer.why : answer.is)
    return answer.advice
  }

  async review(game: string, match: Reviewed, seat: Seat | null, underway: (done: number) => void): Promise<Review> {
    const answer = await this.#ask({ ask: 'review', game, match, seat }, underway)
    if (answer.is !== 'review') throw new Error(answer.is === 'failed' ? answer.why : answer.is)
    return answer.review
  }

  #ask(asked: Asked, underway: (done: number) => void = () => {}): Promise<Answered> {
    const n = this.#count++
    return new Promise((heard) => {
      this.#waiting.set(n, { heard, underway })
      this.#open().postMessage({ n, ...asked } satisfies Question)
    })
  }

  #open(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data: { n, ...answer } }: MessageEvent<Answer>) => this.#hear(n, answer)
    // It could not be loaded, or has died: whoever waits is told, and the next question makes another.
    worker.onerror = () => {
      worker.terminate()
      this.#worker = null
      for (const n of [...this.#waiting.keys()]) this.#hear(n, { is: 'failed', why: 'crashed' })
    }
    this.#worker = worker
    return worker
  }

  #hear(n: number, answer: Answered): void {
    const waiting = this.#waiting.get(n)
    if (answer.is === 'underway') waiting?.underway(answer.done)
    else {
      this.#waiting.delete(n)
      waiting?.heard(answer)
    }
  }
}

/** A hint does not wait until a match has been gone through: each has a worker of its own. */
export const thinker = new Thinker()
export const reviewer = new Thinker()
