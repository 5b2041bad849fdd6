import { type BoardPlan, IDLE } from './plan.ts'

export type Plan = BoardPlan & { clear(): void }

/** By what is asked, what is considered then; each is loaded when it is first wanted. */
type Parts = Readonly<Record<string, () => Promise<Plan>>>
type PlanOf<Known extends Parts> = Awaited<ReturnType<Known[keyof Known]>>

/** All that is considered at one table of a rail game, whatever is asked. */
export class Considering<Known extends Parts> {
  readonly #asked: () => string | null
  readonly #parts: Known
  readonly #coming = new Map<string, Promise<void>>()
  #here = $state.raw<ReadonlyMap<string, PlanOf<Known>>>(new Map())

  /** `asked` is what somebody of this device is asked; null when nobody is. */
  constructor(asked: () => string | null, parts: Known) {
    this.#asked = asked
    this.#parts = parts
  }

  /** What the board shows of it now. */
  readonly plan: PlanOf<Known> | BoardPlan = $derived.by(() => this.#here.get(this.#asked() ?? '') ?? IDLE)

  /** Loads what is needed when this is asked. */
  prepare(asked: string): Promise<void> {
    const load = this.#parts[asked]
    if (!load) return Promise.resolve()
    const coming = this.#coming.get(asked) ?? this.#load(asked, load)
    this.#coming.set(asked, coming)
    return coming
  }

  async prepareAll(): Promise<void> {
    await Promise.all(Object.keys(this.#parts).map((asked) => this.prepare(asked)))
  }

  clear(): void {
    for (const plan of this.#here.values()) plan.clear()
  }

  async #load(asked: string, load: () => Promise<Plan>): Promise<void> {
    try {
      const plan = (await load()) as PlanOf<Known>
      this.#here = new Map(this.#here).set(asked, plan)
    } catch (error) {
      // It may have been fetched ahead while the network was down: whoever needs it later tries again.
      this.#coming.delete(asked)
      throw error
    }
  }
}
