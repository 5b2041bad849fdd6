import type { Duty } from './agenda.ts'
import type { Live } from './live.ts'

/** So long before a table is cleared away those who sit there are told, while there is time to keep its file. */
export const WARNED_MS = 7 * 24 * 60 * 60_000
/** The day that they were warned of. Whatever happens at the table puts it off. */
const KEPT = 'warned'

export interface CleaningParts {
  readonly open: () => Live | null
  readonly kept: (name: string) => number | null
  readonly keep: (name: string, value: number) => void
  readonly warn: (live: Live, ends: number, now: number) => void
  readonly clear: () => Promise<void>
}

/** When this table goes, as soon as it is near. */
export const endsSoon = ({ expires }: Live, now: number): number | null => (now >= expires - WARNED_MS ? expires : null)

/** Nobody has touched the table for long: they are told, and later it is cleared away. */
export class Cleaning implements Duty {
  readonly #parts: CleaningParts

  constructor(parts: CleaningParts) {
    this.#parts = parts
  }

  due(): number | null {
    const live = this.#parts.open()
    if (!live) return null
    return this.#parts.kept(KEPT) === live.expires ? live.expires : live.expires - WARNED_MS
  }

  perform(now: number): void | Promise<void> {
    const live = this.#parts.open()
    if (!live) return
    const { expires } = live
    if (now >= expires) return this.#parts.clear()
    this.#parts.keep(KEPT, expires)
    this.#parts.warn(live, expires, now)
  }
}
