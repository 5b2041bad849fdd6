import type { Samples } from '../core/full/full.ts'
import type { Pick, Seat } from '../core/rules.ts'
import { buildAction } from '../rail/building.ts'
import { anyBid, anyMoveOfGoods } from '../rail/samples.ts'
import { anyBuild } from '../track/sites.ts'
import { builderFor, buildQueryFor } from './building.ts'
import { deliveryQueryFor } from './delivering.ts'
import { type Game, playerOf } from './game.ts'
import { mostPayable, unitsLeft } from './money.ts'
import { type Building, hindered } from './phases/build.ts'
import { least } from './phases/opening.ts'
import { auction } from './phases/order.ts'
import type { Types } from './phases/phase.ts'
import { offersTo } from './phases/select.ts'
import type { Action, Good, State, TileOffer } from './types.ts'
import { growable, urbanizable } from './urbanizing.ts'

/** Many ways have too few links of the mover's own. */
const anyMove = anyMoveOfGoods<Game, State, Good>({ deliveryQuery: deliveryQueryFor, attempts: 20 })

/** What a random player does. */
export const samples: Samples<Types> = {
  opening(_, state, stage, seat, pick) {
    const min = least(stage)
    const range = mostPayable(state, seat, 'bid') - min + 1
    if (stage.bid !== null && (range <= 0 || pick(3) > 0)) return { type: 'drop' }
    return { type: 'bid', amount: min + pick(pick(10) === 0 ? range : Math.min(range, 2)) }
  },
  capital(_, state, __, seat, pick) {
    const player = playerOf(state, seat)
    const most = unitsLeft(player)
    // Mostly what a round needs, so that random matches last; now and then anything.
    const wanted = pick(12) === 0 ? most : player.cash < 8 ? 3 : 1
    return { type: 'raise', n: pick(Math.min(most, wanted) + 1) }
  },
  order: (game, state, stage, seat, pick) => anyBid(auction.moves(game, state, stage, seat), pick),
  select(game, state, _, seat, pick) {
    const offers = offersTo(game, state, seat)
    const { tile, ways } = offers[pick(offers.length)] as TileOffer
    return { type: 'select', tile, use: (ways[pick(ways.length)] as TileOffer['ways'][number]).use }
  },
  build: (game, state, stage, seat, pick) =>
    (pick(2) === 0 ? randomDuty(game, state, stage, pick) : null) ?? randomTurn(game, state, stage, seat, pick),
  goods(game, state, stage, seat, pick) {
    if (stage.scoring) return { type: 'score', to: pick(3) === 0 ? 'points' : 'income' }
    return anyMove(game, state, stage, seat, pick)
  },
}

const any = <T>(things: readonly T[], pick: Pick): T | undefined => things[pick(Math.max(1, things.length))]

/** What the action tile asks for. */
function randomDuty(game: Game, state: State, { due }: Building, pick: Pick): Action | null {
  if (due === null) return null
  if (due === 'city-growth') {
    const { hexes, groups } = growable(game, state)
    const [hex, group] = [any(hexes, pick), any(groups, pick)]
    return hex === undefined || group === undefined ? null : { type: 'grow', hex, group }
  }
  const { hexes, colors, groups } = urbanizable(game, state)
  const [hex, color, group] = [any(hexes, pick), any(colors, pick) as Good, any(groups, pick)]
  if (hex === undefined) return null
  return group === undefined ? { type: 'urbanize', hex, color } : { type: 'urbanize', hex, color, group }
}

/** A tile, or the end of the turn; track that still waits is taken back sooner or later. */
function randomTurn(game: Game, state: State, stage: Building, seat: Seat, pick: Pick): Action {
  const hindrance = hindered(game, state, stage)
  const builder = builderFor(game, state, seat, stage.built)
  const legal = pick(6) > 0 && builder.left > 0 ? anyBuild(buildQueryFor(builder), pick) : null
  const tile = legal && buildAction(builder, legal)
  if (!hindrance) return tile ?? { type: 'endBuild' }
  if (tile && pick(3) > 0) return tile
  const duty = hindrance.rule === 'STM-BUILD-03' ? randomDuty(game, state, stage, pick) : null
  return duty ?? (stage.history.length > 0 ? { type: 'takeBack' } : { type: 'endBuild' })
}
