import type { Seat, SomeAction } from '#engine/core/index.ts'
import { topicOf } from '#engine/orders/index.ts'
import { foresee, MOST_ACTIONS, MOST_PARTS, type Part, type Plan } from '#engine/plans/index.ts'
import type { Draft, Session } from '../../session/session.svelte.ts'

/** A plan while somebody works at it: the match as it would stand, and what would be asked there. */
export class Planning implements Draft {
  readonly free = true
  readonly id: string
  name = $state('')
  parts = $state.raw<readonly Part[]>([])
  readonly #session: Session

  constructor(session: Session, { id, name, plan }: { id: string; name: string; plan: Plan }) {
    this.#session = session
    this.id = id
    this.name = name
    this.parts = plan.parts
  }

  /** What becomes of each part, as the match stands now. */
  readonly foreseen = $derived.by(() => {
    const { rules, now, eyes } = this.#session
    return rules && now !== null ? foresee(rules, now, { parts: this.parts }, eyes) : []
  })

  get #last() {
    return this.foreseen.at(-1)
  }

  /** As it would stand after all of it. */
  get figures(): unknown {
    return this.#last?.after ?? this.#session.now
  }

  get state(): unknown {
    return this.#last?.asked ?? this.figures
  }

  get acting(): Seat | null {
    const part = this.parts.at(-1)
    return part?.do === 'turn' && this.#last?.asked != null && part.actions.length < MOST_ACTIONS ? part.seat : null
  }

  get isFull(): boolean {
    return this.parts.length >= MOST_PARTS
  }

  act(action: SomeAction): void {
    const part = this.parts.at(-1)
    const { rules } = this.#session
    if (part?.do !== 'turn' || !rules || this.acting === null) return
    if (action.type === 'takeBack') {
      this.undo()
      return
    }
    const wish = topicOf(rules, part.topic)?.wish?.(this.#last?.asked, action) ?? action
    this.parts = this.parts.with(-1, { ...part, actions: [...part.actions, wish] })
  }

  /** Goes on with this; a turn in which nothing was done is not kept. */
  begin(part: Part): void {
    const last = this.parts.at(-1)
    const parts = last?.do === 'turn' && last.actions.length === 0 ? this.parts.slice(0, -1) : this.parts
    this.parts = [...parts, part]
  }

  goOn(parts: readonly Part[]): void {
    for (const part of parts.slice(0, MOST_PARTS - this.parts.length)) this.begin(part)
  }

  /** The last step again as if it had never been. */
  undo(): void {
    const part = this.parts.at(-1)
    if (part?.do === 'turn' && part.actions.length > 0) this.drop(this.parts.length - 1, part.actions.length - 1)
    else this.parts = this.parts.slice(0, -1)
  }

  /** Leaves out one step, or a whole part; what comes after it stays, and says for itself whether it still holds. */
  drop(at: number, action: number | null): void {
    const part = this.parts[at]
    if (!part) return
    this.parts =
      action === null || part.do === 'round'
        ? this.parts.toSpliced(at, 1)
        : this.parts.with(at, { ...part, actions: part.actions.toSpliced(action, 1) })
  }
}
