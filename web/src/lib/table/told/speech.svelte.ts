/** A reader of the screen is given so long for what was said before. */
const PACE_MS = 1_500
/** What has been said does not stay to be found. */
const STAYS_MS = 8_000
const AT_ONCE = 3

/** What is said of so many sentences that have come in meanwhile: the last of them, and how many more there were. */
export function gathered(waiting: readonly string[]): string {
  const more = waiting.length - AT_ONCE
  return `${more > 0 ? `${more} more ${more === 1 ? 'move' : 'moves'}. ` : ''}${waiting.slice(-AT_ONCE).join(' ')}`
}

/** Sentences for those who hear the table: one after the other, none so soon that it cuts off the one before. */
export class Speech {
  said = $state('')
  #waiting: string[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  say(sentence: string): void {
    this.#waiting.push(sentence)
    if (this.#timer === undefined) this.#next()
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #next = (): void => {
    this.said = gathered(this.#waiting)
    const idle = this.#waiting.length === 0
    this.#waiting = []
    this.#timer = idle ? undefined : setTimeout(this.#rest, PACE_MS)
  }

  #rest = (): void => {
    if (this.#waiting.length > 0) this.#next()
    else {
      this.#timer = undefined
      const { said } = this
      setTimeout(() => {
        if (this.said === said && this.#timer === undefined) this.said = ''
      }, STAYS_MS)
    }
  }
}
