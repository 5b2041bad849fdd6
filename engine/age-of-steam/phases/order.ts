import { refusal } from '../../core/refusal.ts'
import type { Seat } from '../../core/rules.ts'
import { bidding, openBidding } from '../../rail/auction.ts'
import { editionOf } from '../edition.ts'
import { playerOf, type Run, updatePlayer } from '../game.ts'
import type { State } from '../types.ts'
import { type DecisionPhase, notNow, type StageOf } from './phase.ts'

export const auction = bidding({
  opening: 1,
  most: (state: State, seat) => playerOf(state, seat).money,
  /** AOS-ORDER-07. */
  pay: (run: Run, seat: Seat, price: number) =>
    updatePlayer(run, seat, { money: playerOf(run.state, seat).money - price }),
  mayPassFree: (state, { bidders }, seat) =>
    playerOf(state, seat).freePass && (bidders.length > 2 || editionOf(state.options).freePassWithTwo),
  won: (seat, paid) => ({ type: 'wonAuction', seat, paid }),
  tooLow: (amount, highest) => refusal('AOS-ORDER-02', { amount, highest }),
  tooDear: (amount, money) => refusal('AOS-ORDER-05', { amount, money }),
  noFreePass: ({ bidders }) => refusal('AOS-ORDER-04', { bidders: bidders.length }),
  notNow,
})

/** Phase 2: the auction for the player order (AOS-ORDER-01 to -10). */
export const order: DecisionPhase<StageOf<'order'>> = { ...auction, enter: openBidding }
