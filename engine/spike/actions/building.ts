import { isRefusal, type Refusal, refusal } from '../../core/refusal.ts'
import type { Seat } from '../../core/rules.ts'
import { type City, cityAt } from '../board.ts'
import { judgeChain } from '../chains.ts'
import { playerOf, type Run, update, updatePlayer } from '../game.ts'
import { afterScoring, worthOf } from '../market.ts'
import { piecesLeft } from '../network.ts'
import { cardsPaid, paymentHindered } from '../payment.ts'
import { plus, withCards } from '../piles.ts'
import { afterAction } from '../turns.ts'
import type { Payment, Player } from '../types.ts'

/** Why a player can build nothing at all, or null (SPK-BUILD-05). */
export const buildHindered = (player: Player): Refusal | null =>
  piecesLeft(player) > 0 ? null : refusal('SPK-BUILD-05', { left: 0 })

/** Lays a railway to a new city, which scores on the market (SPK-BUILD-01 to -09, SPK-MARKET-01, -02). */
export function build(run: Run, seat: Seat, segments: readonly string[], payment: Payment): Refusal | null {
  const chain = judgeChain(run.game, run.state, seat, segments)
  if (isRefusal(chain)) return chain
  const player = playerOf(run.state, seat)
  const hindered = paymentHindered(player.hand, chain.needs, payment)
  if (hindered) return hindered
  const paid = cardsPaid(payment)
  const { goods } = cityAt(run.game.board, chain.city) as City
  const money = worthOf(run.state.market, goods)
  updatePlayer(run, seat, {
    hand: withCards(player.hand, paid, -1),
    track: [...player.track, ...segments],
    money: player.money + money,
  })
  update(run, { discard: plus(run.state.discard, paid), market: afterScoring(run.state.market, goods) })
  run.events.push({ type: 'built', seat, segments, city: chain.city, goods, payment, money })
  afterAction(run, seat)
  return null
}
