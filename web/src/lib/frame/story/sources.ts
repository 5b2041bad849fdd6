import type { PlayedStep } from '#client/mirror.ts'
import type { GameEvent } from '#engine/core/index.ts'

/** What brought points or money, as far as events tell it of any game. */
export const SOURCES = ['own', 'others', 'market', 'contracts', 'route'] as const
export type SourceName = (typeof SOURCES)[number]

export interface Source {
  readonly name: SourceName
  /** By seat. */
  readonly values: readonly number[]
}

type Brought = { readonly name: SourceName; readonly seat: number; readonly amount: number }

/** Where everybody's came from; what brought nobody anything is left out. */
export function sourcesOf(steps: readonly Pick<PlayedStep, 'events'>[], seats: number): Source[] {
  const brought = steps.flatMap(({ events }) => events).flatMap(broughtBy)
  return SOURCES.flatMap((name) => {
    const values = Array.from({ length: seats }, (_, seat) =>
      brought.reduce((sum, one) => sum + (one.name === name && one.seat === seat ? one.amount : 0), 0),
    )
    return values.some((value) => value !== 0) ? [{ name, values }] : []
  })
}

function broughtBy(event: GameEvent): Brought[] {
  const { type, seat, money, gains } = event as GameEvent & {
    readonly seat?: number
    readonly money?: number
    readonly gains?: readonly number[]
  }
  if (seat === undefined) return []
  if (type === 'delivered' && gains)
    return gains.map((amount, whose) => ({ name: whose === seat ? 'own' : 'others', seat: whose, amount }))
  if (money === undefined) return []
  if (type === 'delivered') return [{ name: 'contracts', seat, amount: money }]
  if (type === 'built') return [{ name: 'market', seat, amount: money }]
  return type === 'routeScored' ? [{ name: 'route', seat, amount: money }] : []
}
