import { say } from '../../texts/language.svelte.ts'

/** A reader of the screen is given so long for what was said before. */
const PACE_MS = 1_500
/** What has been said does not stay to be found. */
const STAYS_MS = 8_000
const AT_ONCE = 3

/** What is said of so many sentences that have come in meanwhile: the last of them, and how many more there were. */
export function gathered(waiting: readonly string[]): string {
  const more = waiting.length - AT_ONCE
  return [...(more > 0 ? [say('told').more(more)] : []), ...waiting.slice(-AT_ONCE)].join(' ')
}

/** Sentences for those who hear the table: one after the other, none so soon that it cuts off the one before. */
export class Speech {
  readonly #utter: (words: string) => void
  #waiting: string[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `utter` is given what is to be heard now, and nothing once it has been. */
  constructor(utter: (words: string) => void) {
    this.#utter = utter
  }

  say(sentence: string): void {
    this.#waiting.push(sentence)
    if (this.#timer === undefined || this.#quiet) this.#next()
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  /** Nothing waits, and what was said last only stays a little. */
  #quiet = false

  readonly #next = (): void => {
    clearTimeout(this.#timer)
    this.#quiet = false
    this.#utter(gathered(this.#waiting))
    this.#waiting = []
    this.#timer = setTimeout(this.#rest, PACE_MS)
  }

  readonly #rest = (): void => {
    if (this.#waiting.length > 0) this.#next()
    else {
      this.#quiet = true
      this.#timer = setTimeout(() => this.#utter(''), STAYS_MS)
    }
  }
}
