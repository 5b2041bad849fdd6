import { isRefusal } from '#engine/core/refusal.ts'
import { EMPTY, type Plan, planFrom } from '#engine/plans/index.ts'
import { newSecret } from '#worker/both/wire.ts'
import type { Session } from '../../session/session.svelte.ts'
import { say } from '../../texts/language.svelte.ts'
import { keepPlans, MOST_PLANS, plansOf } from './shelf.svelte.ts'

export interface NamedPlan {
  readonly id: string
  readonly name: string
  readonly plan: Plan
}

/** The plans for one table that this device keeps. */
export class KeptPlans {
  all = $state.raw<readonly NamedPlan[]>([])
  readonly #session: Session

  constructor(session: Session) {
    this.#session = session
    this.all = plansOf(session.id).flatMap(({ id, name, plan: told }) => {
      const plan = planFrom(told, this.#seats)
      return isRefusal(plan) ? [] : { id, name, plan }
    })
  }

  get #seats(): number {
    return this.#session.table?.seats.length ?? 0
  }

  get isFull(): boolean {
    return this.all.length >= MOST_PLANS
  }

  /** One that is not kept before there is something in it. */
  fresh(name = say('plans').unnamed(this.all.length + 1), plan: Plan = EMPTY): NamedPlan {
    return { id: newSecret(), name, plan }
  }

  /** Keeps it in its place, or as the newest; one without parts goes. */
  keep(plan: NamedPlan): void {
    const at = this.all.findIndex(({ id }) => id === plan.id)
    if (plan.plan.parts.length === 0) this.#set(this.all.filter(({ id }) => id !== plan.id))
    else this.#set(at < 0 ? [...this.all, plan].slice(-MOST_PLANS) : this.all.with(at, plan))
  }

  drop(id: string): void {
    this.#set(this.all.filter((one) => one.id !== id))
  }

  #set(all: readonly NamedPlan[]): void {
    this.all = all
    keepPlans(this.#session.id, all)
  }
}

const here = new WeakMap<Session, KeptPlans>()

/** The same for whoever asks at this table. */
export function keptPlans(session: Session): KeptPlans {
  const plans = here.get(session) ?? new KeptPlans(session)
  here.set(session, plans)
  return plans
}
