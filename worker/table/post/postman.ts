import type { Duty } from '../agenda.ts'
import type { Letter, Outbox } from './outbox.ts'
import type { Receipt } from './sending.ts'

const MINUTE = 60_000

/** After each attempt that failed; after the last the message is dropped. About an hour in all. */
export const BACK_OFF_MS: readonly number[] = [MINUTE / 2, 2 * MINUTE, 10 * MINUTE, 45 * MINUTE]
/** Between two messages for one receiver: services want no more, and a table is no way to flood anybody. */
export const SPACING_MS = 1_000

/** How the last attempt went. */
export interface Last {
  readonly at: number
  readonly ok: boolean
  readonly status: number | null
  readonly dropped: boolean
}

/** Who gets letters. */
export interface Addressee {
  /** Sends a letter once. Nobody waits for this: moves and bots go on meanwhile. */
  send(letter: Letter, now: number): Promise<Receipt>
  note(last: Last): void
  /** By these answers it says that it is not there any more. */
  readonly gone: readonly number[]
  /** Then it gets nothing more. */
  end(): void
}

/** Takes letters out of the outbox when they are due, those of one receiver in order, and tries again what failed. */
export class Postman implements Duty {
  readonly #outbox: Outbox
  readonly #find: (way: number) => Addressee | null
  /** How it went has changed: whoever it is about may want to know, and the next letter is due at another time. */
  readonly #changed: (way: number) => void
  /** Receivers whose answer is still to come. */
  readonly #posting = new Set<number>()

  constructor(outbox: Outbox, find: (way: number) => Addressee | null, changed: (way: number) => void) {
    this.#outbox = outbox
    this.#find = find
    this.#changed = changed
  }

  due(): number | null {
    const dues = this.#outbox.firsts().map(({ due }) => due)
    return dues.length > 0 ? Math.min(...dues) : null
  }

  perform(now: number): void {
    for (const letter of this.#outbox.firsts()) {
      if (letter.due <= now && !this.#posting.has(letter.way)) this.#post(letter, now)
    }
  }

  /** When the next attempt is due is stored before this one. */
  #post(letter: Letter, now: number): void {
    const { way, n, attempts } = letter
    const addressee = this.#find(way)
    if (!addressee) {
      this.#outbox.clear(way)
      return
    }
    this.#outbox.postpone(letter, attempts + 1, now + (BACK_OFF_MS[attempts] ?? MINUTE))
    this.#posting.add(way)
    void addressee
      .send(letter, now)
      .then((receipt) => this.#settle(letter, receipt))
      .catch((error: unknown) => console.error('message failed', way, n, error))
      .finally(() => {
        this.#posting.delete(way)
        this.#changed(way)
      })
  }

  #settle(letter: Letter, { ok, status, pauseMs }: Receipt): void {
    const { way, n, attempts } = letter
    const first = this.#outbox.firsts().find((one) => one.way === way)
    const addressee = this.#find(way)
    // Somebody has changed it meanwhile, or there is something newer to be told.
    if (!addressee || first?.n !== n) return
    if (status !== null && addressee.gone.includes(status)) {
      addressee.end()
      return
    }
    const now = Date.now()
    const dropped = !ok && attempts >= BACK_OFF_MS.length
    addressee.note({ at: now, ok, status, dropped })
    if (ok || dropped) this.#outbox.remove(letter, now + SPACING_MS)
    else if (pauseMs > 0) this.#outbox.postpone(letter, attempts + 1, Math.max(first.due, now + pauseMs))
  }
}
