import { deliverable, loadable, onTrain } from '../../../spike/freight.ts'
import type { Game } from '../../../spike/game.ts'
import { GOODS, type Goods, type Player } from '../../../spike/types.ts'
import type { Candidate } from './candidates.ts'
import type { Deal, Position } from './position.ts'

/** What may be delivered and loaded where the train stands, also in the place of something else. */
export function freightCandidates(game: Game, player: Player, position: Position): Candidate[] {
  const deliveries = deliverable(game, player).map(
    ({ goods, money }): Candidate => ({
      action: { type: 'deliver', goods },
      after: delivered(position, goods, money),
    }),
  )
  const goods = loadable(game, player)
  const loaded = onTrain(player)
  if (!goods) return deliveries
  if (loaded.length < player.cars) {
    return [...deliveries, { action: { type: 'load', goods }, after: withLoaded(position, goods, null) }]
  }
  const instead = loaded.map(
    (drop): Candidate => ({ action: { type: 'load', goods, drop }, after: withLoaded(position, goods, drop) }),
  )
  return [...deliveries, ...instead]
}

const isOf = (deal: Deal, goods: Goods | null): boolean => goods !== null && deal.goods === GOODS.indexOf(goods)

/** The city takes nothing else from this player (SPK-DELIV-03). */
function delivered(position: Position, goods: Goods, money: number): Position {
  const here = 'city' in position.wagon ? position.wagon.city : null
  const deals = position.deals.map(
    (deal): Deal =>
      isOf(deal, goods)
        ? { ...deal, loaded: false, sources: [], buyers: [] }
        : { ...deal, buyers: deal.buyers.filter(({ city }) => city !== here) },
  )
  return { ...position, deals, money: position.money + money }
}

function withLoaded(position: Position, goods: Goods, drop: Goods | null): Position {
  const deals = position.deals.map((deal) =>
    isOf(deal, goods) ? { ...deal, loaded: true } : isOf(deal, drop) ? { ...deal, loaded: false } : deal,
  )
  return { ...position, deals }
}
