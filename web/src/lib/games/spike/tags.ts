import { HIDDEN } from '#engine/core/index.ts'
import { hasDeliveredTo } from '#engine/spike/freight.ts'
import { destinationsOf } from '#engine/spike/game.ts'
import type { CityTags } from './board/scene.ts'
import { me, type World } from './world.ts'

const NONE: CityTags = { loads: false, pays: null, route: false }

/** What the cities of the board mean to whoever looks. */
export function tagsOf(world: World): ReadonlyMap<string, CityTags> {
  const player = me(world)
  const tags = new Map<string, CityTags>()
  if (!player || world.state.stage.phase === 'over') return tags
  const add = (city: string, more: Partial<CityTags>) => tags.set(city, { ...(tags.get(city) ?? NONE), ...more })
  for (const contract of player.contracts) {
    if (contract.freight === 'delivered' || contract.side === null) continue
    if (contract.freight === 'contract') {
      for (const city of world.game.board.data.cities) if (city.goods === contract.goods) add(city.id, { loads: true })
    }
    for (const { city, payment } of destinationsOf(world.game, contract)) {
      if (!hasDeliveredTo(player, city)) add(city, { pays: Math.max(payment, tags.get(city)?.pays ?? 0) })
    }
  }
  for (const route of player.routes) {
    const card = route === HIDDEN ? undefined : world.game.routes.get(route)
    if (card) for (const city of [card.top, ...card.cities.map((one) => one.city)]) add(city, { route: true })
  }
  return tags
}
