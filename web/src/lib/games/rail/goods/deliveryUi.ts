import { isRefusal, type Seat } from '#engine/core/index.ts'
import type { Side } from '#engine/hex/layout.ts'
import type { Delivering } from '#engine/rail/goods.ts'
import { nameOf } from '#engine/track/board.ts'
import { linkGains, stepsOn } from '#engine/track/journey.ts'
import type { Delivery } from '#engine/track/offers.ts'
import type { GoodsJudges, PageTypes, Planning } from '../ui.ts'
import type { WorldOf } from '../world.ts'
import { type DeliveryUi, GoodsPlan } from './plan.svelte.ts'

/** Delivering considered, in a game that judges deliveries like this. */
export const goodsPlan = <T extends PageTypes>(
  world: () => WorldOf<T>,
  deliveries: () => readonly Delivery<T['Good']>[],
  seat: () => Seat,
  judges: GoodsJudges<T>,
  planning?: Pick<Planning<T>, 'afterDelivery'>,
): GoodsPlan<T['Good']> => new GoodsPlan(world, deliveries, seat, () => deliveryUiIn(world(), seat(), judges, planning))

function deliveryUiIn<T extends PageTypes>(
  world: WorldOf<T>,
  seat: Seat,
  { deliveryQueryFor, judgeDelivery }: GoodsJudges<T>,
  planning?: Pick<Planning<T>, 'afterDelivery'>,
): DeliveryUi<T['Good']> {
  const { game, state } = world
  const { track, journey, goods, finished } = deliveryQueryFor(game, state, seat)
  return {
    mostLinks: journey.mostLinks,
    stepsOn: ({ places, links }) => stepsOn(track, journey, { places, steps: links }),
    accepts: (place, cube) => journey.accepts(place, goods.indexOf(cube)),
    outcomes({ from, cube, path, places, links }) {
      const walked = { places, steps: links }
      const names = places.map((place) => nameOf(track, place))
      const ways = finished(cube, walked, { path, places: names, gains: linkGains(journey, walked) })
      const judged = ways.length === 0 ? judgeDelivery(game, state, seat, deliveryBy(from, cube, path)) : null
      if (isRefusal(judged)) return judged
      return ways.map((way) => ({ ...way, action: deliveryBy(from, cube, path, way.bonus) }))
    },
    after: (gain) => planning?.afterDelivery(world, seat, gain) ?? null,
    deliver: ({ from, cube }, { path, bonus }) => deliveryBy(from, cube, path, bonus),
  }
}

/** With nothing in it that the rules did not ask for. */
const deliveryBy = <Good extends string>(
  from: string,
  cube: Good,
  path: readonly Side[],
  bonus?: Seat,
): Delivering<Good> => ({ type: 'deliver', from, cube, path, ...(bonus !== undefined && { bonus }) })
