import type { Seat } from '../../../core/rules.ts'
import type { RailState } from '../../../rail/types.ts'
import type { Board } from '../../../track/board.ts'
import type { Delivery } from '../../../track/offers.ts'
import type { Building } from '../../rail/carrying.ts'
import type { Moves } from '../../rail/forecast.ts'
import type { Outlook } from '../../rail/outlook.ts'

/** A position as one seat looks at it, with all that explaining an answer asks of a game of the family. */
export interface Desk<State extends RailState = RailState, Purse = unknown> {
  readonly state: State
  readonly seat: Seat
  readonly outlook: Outlook<Purse>
  readonly purse: Purse
  readonly engine: number
  /** Of the goods, by index. */
  readonly kinds: readonly string[]
  readonly board: Board
  readonly building: Building<State>
  /** The tiles that may still be built this turn, and what there is to pay for them. */
  readonly tiles: number
  readonly money: number
  /** Moves of goods that the seat has left in this round. */
  readonly moves: Moves
  /** What finished track of its own counts as it stands. */
  readonly trackPoints: number
  /** The same at another position. */
  at(state: State): Desk<State, Purse>
  /** What could be delivered with such an engine, the best for the seat first. */
  deliveries(engine: number): readonly Delivery[]
}
