import type { Pick, Rules, Seat } from '../core/rules.ts'
import type { BotInfo } from './catalogue.ts'

/** A player made of code. It sees the view of its seat and nothing else. */
export interface Bot extends BotInfo {
  /** Chooses a legal action. `pick` is its only source of randomness. */
  choose(rules: Rules, view: unknown, seat: Seat, pick: Pick): unknown
}
