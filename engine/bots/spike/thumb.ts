import type { Pick } from '../../core/rules.ts'
import { type Game, sideOf } from '../../spike/game.ts'
import { isFaceDown } from '../../spike/piles.ts'
import { type Contract, type Player, RAIL_TYPES, type RailType, SIDES, type Side } from '../../spike/types.ts'

/** What every strength goes by where no plan says anything else. */

/** The side that pays more. */
export function richer(game: Game, { card }: Contract): Side {
  const paid = (side: Side) => sideOf(game, card, side).reduce((sum, one) => sum + one.payment, 0)
  return paid(SIDES[0]) >= paid(SIDES[1]) ? SIDES[0] : SIDES[1]
}

/** A type that there is least of, so that sets of the others stay together. */
export function leastUseful({ hand }: Player, pick: Pick): RailType {
  if (isFaceDown(hand)) throw new Error('its own hand is hidden from it')
  const held = RAIL_TYPES.filter((type) => hand[type] > 0)
  const fewest = Math.min(...held.map((type) => hand[type]))
  const rare = held.filter((type) => hand[type] === fewest)
  return rare[pick(rare.length)] as RailType
}
