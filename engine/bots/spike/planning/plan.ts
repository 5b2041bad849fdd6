import type { Part } from '../../../spike/types.ts'

/** A contract, where its goods are fetched (null once they are on the train), and who gets them. */
export interface Task {
  /** Among the deals of the position. */
  readonly deal: number
  readonly source: number | null
  readonly buyer: number
  readonly payment: number
}

/** A whole match to come: which contracts, in which order the train stops, what is built and bought, each in order. */
export interface Plan {
  readonly tasks: readonly Task[]
  /** Cities where the train is to come to rest. */
  readonly stops: readonly number[]
  /** Cities to be connected; what lies on the way is connected too. */
  readonly builds: readonly number[]
  readonly parts: readonly Part[]
}

export const NO_PLAN: Plan = { tasks: [], stops: [], builds: [], parts: [] }
