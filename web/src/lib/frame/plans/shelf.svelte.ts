import { untrack } from 'svelte'
import { remember, remembered } from '../../device/storage.ts'

/** A plan as this device keeps it; what stands in it is for whoever reads it to check. */
export interface KeptPlan {
  readonly id: string
  readonly name: string
  readonly plan: unknown
}

/** By table, the latest touched first. */
type Shelf = readonly (readonly [table: string, plans: readonly KeptPlan[]])[]

const KEY = 'plans'
const MOST_TABLES = 30
/** Of one table. */
export const MOST_PLANS = 12

/** Whoever shows that there are plans is told of new ones. */
let changes = $state(0)

function shelf(): Shelf {
  void changes
  const kept = remembered<unknown>(KEY, [])
  return Array.isArray(kept) ? kept.filter(isRow) : []
}

const isRow = (row: unknown): row is Shelf[number] =>
  Array.isArray(row) && typeof row[0] === 'string' && Array.isArray(row[1]) && row[1].every(isKept)

const isKept = (one: unknown): one is KeptPlan =>
  typeof one === 'object' && one !== null && 'id' in one && 'name' in one && typeof one.name === 'string'

export const plansOf = (table: string): readonly KeptPlan[] => shelf().find(([whose]) => whose === table)?.[1] ?? []

/** All plans of a table, in place of those that were kept. */
export function keepPlans(table: string, plans: readonly KeptPlan[]): void {
  const others = untrack(shelf).filter(([whose]) => whose !== table)
  remember(KEY, [...(plans.length > 0 ? [[table, plans]] : []), ...others].slice(0, MOST_TABLES))
  changes++
}
