import type { Seat } from '#engine/core/index.ts'
import { spoken } from '../../texts/language.svelte.ts'
import type { GoodsPlan } from './goods/plan.svelte.ts'
import { type BoardPlan, IDLE } from './plan.ts'
import type { MovesIn, PageTypes, RailUi } from './ui.ts'
import type { WorldOf } from './world.ts'

export type Plan = BoardPlan & { clear(): void }

/** By what is asked, what is considered then; each is loaded when it is first wanted. */
type Parts<Known extends Plan> = Readonly<Record<string, () => Promise<Known>>>

/** All that is considered at one table of a rail game, whatever is asked. */
export class Considering<Known extends Plan> {
  readonly #asked: () => string | null
  readonly #parts: Parts<Known>
  readonly #coming = new Map<string, Promise<void>>()
  #here = $state.raw<ReadonlyMap<string, Known>>(new Map())

  /** `asked` is what somebody of this device is asked; null when nobody is. */
  constructor(asked: () => string | null, parts: Parts<Known>) {
    this.#asked = asked
    this.#parts = parts
  }

  /** What the board shows of it now. */
  readonly plan: Known | BoardPlan = $derived.by(() => this.#here.get(this.#asked() ?? '') ?? IDLE)

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

  async #load(asked: string, load: () => Promise<Known>): Promise<void> {
    try {
      const plan = await load()
      this.#here = new Map(this.#here).set(asked, plan)
    } catch (error) {
      // It may have been fetched ahead while the network was down: whoever needs it later tries again.
      this.#coming.delete(asked)
      throw error
    }
  }
}

/** What is considered at a table of this game: building, and moving goods. */
export function considered<T extends PageTypes>(
  ui: () => RailUi<T>,
  world: () => WorldOf<T>,
  moves: () => MovesIn<T>,
  acting: () => Seat | null,
): Considering<T['BuildTurn'] | GoodsPlan<T['Good']>> {
  const seat = () => acting() ?? 0
  const deliveries = () => ui().goodsMoves(moves())?.deliveries ?? []
  const turn = spoken(() => import('./line/turn.ts'), 'rail/asks', 'rail/line')
  const deliveryUi = spoken(() => import('./goods/deliveryUi.ts'), 'rail/asks')
  return new Considering<T['BuildTurn'] | GoodsPlan<T['Good']>>(() => (acting() === null ? null : moves().ask), {
    build: async () => (await turn()).turnOf(ui, world, moves, seat),
    goods: async () => (await deliveryUi()).goodsPlan(world, deliveries, seat, ui().goods, await ui().planning()),
  })
}
