import type { Pick, Seat } from '../core/rules.ts'
import { type HexIndex, nameOf } from '../track/board.ts'
import { type DeliveryQuery, wander } from '../track/journey.ts'
import { arrival, type Delivering, mayUpgrade } from './goods.ts'
import type { BidMoves, GoodsStage, RailAction, RailGame, RailState } from './types.ts'

/** Mostly a dollar or two more, now and then anything the seat can pay. */
export function anyBid(
  { min, max, freePass }: BidMoves,
  pick: Pick,
): Extract<RailAction, { type: 'bid' | 'drop' | 'freePass' }> {
  const range = max - min + 1
  const chosen = pick(4)
  if (chosen === 0 && freePass) return { type: 'freePass' }
  if (chosen > 1 || range <= 0) return { type: 'drop' }
  return { type: 'bid', amount: min + pick(pick(10) === 0 ? range : Math.min(range, 2)) }
}

/** How a random player moves goods. */
export interface GoodsSampling<Game extends RailGame, State extends RailState, Good extends string> {
  deliveryQuery(game: Game, state: State, seat: Seat): DeliveryQuery<Good>
  /** How often it tries to find a delivery. */
  readonly attempts: number
}

export const anyMoveOfGoods =
  <Game extends RailGame, State extends RailState, Good extends string>(of: GoodsSampling<Game, State, Good>) =>
  (
    game: Game,
    state: State,
    stage: GoodsStage,
    seat: Seat,
    pick: Pick,
  ): Delivering<Good> | Extract<RailAction, { type: 'engine' | 'pass' }> => {
    const delivery = pick(8) === 0 ? null : anyDelivery(of.deliveryQuery(game, state, seat), of.attempts, pick)
    if (delivery) return delivery
    return mayUpgrade(state, stage, seat) && pick(3) > 0 ? { type: 'engine' } : { type: 'pass' }
  }

/** A delivery found by walking at random, so many times at most: cheap, and every legal one can come of it. */
function anyDelivery<Good extends string>(
  deliveryQuery: DeliveryQuery<Good>,
  attempts: number,
  pick: Pick,
): Delivering<Good> | null {
  const { track, journey, goods, sources } = deliveryQuery
  if (sources.length === 0) return null
  for (let i = 0; i < attempts; i++) {
    const origin = sources[pick(sources.length)] as HexIndex
    const here = deliveryQuery.cubesAt(origin)
    const cube = here[pick(here.length)] as Good
    const path = wander(track, journey, origin, goods.indexOf(cube), pick)
    const arrived = path && arrival(deliveryQuery, origin, cube, path)
    if (!arrived || 'word' in arrived) continue
    const { offered } = arrived
    const way = offered.length > 1 ? offered[pick(offered.length)] : offered[0]
    const chosen = way?.bonus === undefined ? {} : { bonus: way.bonus }
    if (way) return { type: 'deliver', from: nameOf(track, origin), cube, path: way.path, ...chosen }
  }
  return null
}
