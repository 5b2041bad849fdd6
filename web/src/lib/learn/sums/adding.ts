import type { PlayedStep } from '#client/mirror.ts'
import type { GameEvent } from '#engine/core/index.ts'
import { change } from '../../texts/language.svelte.ts'
import type { Sum } from '../lesson.ts'

/** What happened, as the games tell it; the fields that a sum asks for. */
type Told = GameEvent & { readonly seat?: number } & Readonly<Record<string, unknown>>

/** What happened to one seat. */
export function happened(steps: readonly PlayedStep[], seat: number) {
  const events = steps.flatMap((step) => step.events as readonly Told[]).filter((event) => event.seat === seat)
  const of = (types: readonly string[]) => events.filter(({ type }) => types.includes(type))
  return {
    count: (...types: readonly string[]) => of(types).length,
    total: (field: string, ...types: readonly string[]) =>
      of(types).reduce((sum, event) => sum + (typeof event[field] === 'number' ? event[field] : 0), 0),
  }
}

/** A line of the account; none for nothing. */
export const line = (what: string, amount: number, why: string): readonly Sum[] =>
  amount === 0 ? [] : [{ what, amount: change(amount), why }]
