import { type BoardPlan, IDLE } from './plan.ts'

export type Plan = BoardPlan & { clear(): void }

/**
 * All that is considered at one table of a rail game, whatever is asked. How goods are moved is asked late in a round: its
 * part is loaded by `prepare`.
 */
export class Considering<Build extends Plan, Goods extends Plan> {
  readonly #asked: () => string | null
  readonly #build: Build
  readonly #load: () => Promise<Goods>
  #goods = $state.raw<Goods | null>(null)
  #coming: Promise<void> | null = null

  /** `asked` is what somebody of this device is asked; null when nobody is. */
  constructor(asked: () => string | null, build: Build, load: () => Promise<Goods>) {
    this.#asked = asked
    this.#build = build
    this.#load = load
  }

  /** What the board shows of it now. */
  readonly plan: Build | Goods | BoardPlan = $derived.by(() => {
    const asked = this.#asked()
    return asked === 'build' ? this.#build : asked === 'goods' ? (this.#goods ?? IDLE) : IDLE
  })

  prepare(): Promise<void> {
    this.#coming ??= this.#load().then((goods) => {
      this.#goods = goods
    })
    return this.#coming
  }

  clear(): void {
    this.#build.clear()
    this.#goods?.clear()
  }
}
