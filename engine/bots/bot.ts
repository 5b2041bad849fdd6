import type { Pick, Rules, Seat } from '../core/rules.ts'

/** A player made of code. It sees the view of its seat and nothing else. */
export interface Bot {
  readonly id: string
  readonly name: string
  /** One sentence for the lobby. */
  readonly about: string
  /** Games it can play; absent for a bot that plays them all. */
  readonly games?: readonly string[]
  /** Chooses a legal action. `pick` is its only source of randomness. */
  choose(rules: Rules, view: unknown, seat: Seat, pick: Pick): unknown
}
