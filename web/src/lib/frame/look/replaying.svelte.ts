import type { Session } from '../../session/session.svelte.ts'

/** How long each move is looked at, in milliseconds. */
export const PACES = { slow: 3_500, usual: 1_800, quick: 700 } as const
export type ReplayPace = keyof typeof PACES

/** A match that plays by itself from the moment that is looked at, one move after the other, until somebody looks elsewhere. */
export class Replaying {
  pace = $state<ReplayPace>('usual')
  #on = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The moment that it has come to: another one is somebody's doing. */
  #at: number | null = null
  readonly #session: Session

  constructor(session: Session) {
    this.#session = session
  }

  get on(): boolean {
    return this.#on
  }

  /** From the beginning where it has come to the end. */
  start(): void {
    const { shown, played } = this.#session
    this.#on = true
    this.#show(shown === null || shown >= played.length ? 0 : shown)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#on = false
  }

  toggle = (): void => (this.#on ? this.stop() : this.start())

  #show(moment: number): void {
    this.#at = moment
    this.#session.look(moment)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#next(), PACES[this.pace])
  }

  #next(): void {
    const { shown, played } = this.#session
    if (shown === null || shown !== this.#at || shown >= played.length) this.stop()
    else this.#show(shown + 1)
  }
}
