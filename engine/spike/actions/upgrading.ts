import { type Refusal, refusal } from '../../core/refusal.ts'
import type { Seat } from '../../core/rules.ts'
import { playerOf, type Run, updatePlayer } from '../game.ts'
import { afterAction } from '../turns.ts'
import { PARTS, type Part, type Player } from '../types.ts'
import { nextUpgrade } from '../upgrades.ts'

/** Why a part cannot be made better now, or null (SPK-UPG-01 to -03). */
export function upgradeHindered(player: Player, part: Part): Refusal | null {
  const next = PARTS.includes(part) ? nextUpgrade(player, part) : null
  if (!next) return refusal('SPK-UPG-01', { part })
  const { price } = next
  return price > player.money ? refusal('SPK-UPG-03', { part, price, money: player.money }) : null
}

/** Makes one part of the train better (SPK-UPG-01 to -04). */
export function upgrade(run: Run, seat: Seat, part: Part): Refusal | null {
  const player = playerOf(run.state, seat)
  const hindered = upgradeHindered(player, part)
  if (hindered) return hindered
  const next = nextUpgrade(player, part)
  if (!next) return null
  updatePlayer(run, seat, { money: player.money - next.price, [part]: next.level })
  run.events.push({ type: 'upgraded', seat, ...next })
  afterAction(run, seat)
  return null
}
