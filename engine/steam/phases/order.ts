import { refusal } from '../../core/refusal.ts'
import type { Seat } from '../../core/rules.ts'
import { bidding, openBidding } from '../../rail/auction.ts'
import { playerOf, type Run } from '../game.ts'
import { mostPayable, pay } from '../money.ts'
import type { State } from '../types.ts'
import { type DecisionPhase, notNow, type StageOf } from './phase.ts'

export const auction = bidding({
  opening: 0,
  most: (state: State, seat) => mostPayable(state, seat, 'bid'),
  /** STM-EXP-10. */
  pay: (run: Run, seat: Seat, price: number) => pay(run, seat, price, 'bid'),
  mayPassFree: (state, _, seat) => playerOf(state, seat).freePass,
  won: (seat, paid) => ({ type: 'wonPlace', seat, position: 1, paid }),
  tooLow: (amount, highest) => refusal('STM-EXP-06', { amount, highest }),
  tooDear: (price, most) => refusal('STM-EXP-04', { price, most }),
  noFreePass: () => refusal('STM-EXP-08'),
  notNow,
})

/** Phase 2 of the standard game: the auction for the turn order (STM-EXP-06 to -11). */
export const order: DecisionPhase<StageOf<'order'>> = {
  ...auction,
  enter: openBidding,
  moves: (game, state, stage, seat) => ({ ...auction.moves(game, state, stage, seat), mayDrop: true }),
}
