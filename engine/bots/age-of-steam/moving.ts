import { deliveryQueryFor } from '../../age-of-steam/delivering.ts'
import { type Game, orderWithFirst, playerOf } from '../../age-of-steam/game.ts'
import { ageOfSteam } from '../../age-of-steam/played.ts'
import { type Action, GOODS, type Good, type Moves, type State } from '../../age-of-steam/types.ts'
import type { Seat } from '../../core/rules.ts'
import { allDeliveries } from '../../track/journey.ts'
import type { Delivery, Way } from '../../track/offers.ts'
import { type Load, loadsOn } from '../rail/market.ts'
import { accountOf, bestOf, prospectOf } from '../rail/outlook.ts'
import { afterReplies, type Goods, moversBefore, repliesOf, type Wanted, withoutCube } from '../rail/replies.ts'
import type { Thinking } from '../thinking.ts'
import { purseOf } from './ledger.ts'
import type { View } from './view.ts'

/** Ways of one cube to one city that are looked at. */
const WAYS = 2
/** What another seat's income is worth to us, shared out over all others. */
const RIVALS = 0.6

interface Choice {
  readonly action: Action
  readonly value: number
}

/** The delivery, the better engine, or nothing: whatever the rest of the match is best with. */
export function* move(view: View): Thinking<Action> {
  const choices = yield* choicesFor(view)
  return bestOf(choices, view).action
}

/** All of them, by what the match then comes to. */
export function* choicesFor(view: View): Thinking<Choice[]> {
  const { game, state, seat, market, net, strength } = view
  const moves = ageOfSteam.moves(state, seat) as Extract<Moves, { ask: 'goods' }>
  const stage = state.stage as Extract<State['stage'], { phase: 'goods' }>
  const left = stage.pass === 1 ? 1 : 0
  const mayUpgrade = moves.engine
  const { engine } = playerOf(state, seat)
  const purse = purseOf(state, seat)
  const loads = strength.repliesOfRivals ? yield* foreseen(view, loadsOn(net, market)) : loadsOn(net, market)
  const worthWith = (rest: readonly Load[], level: number, income: number, may: boolean): number =>
    accountOf(view, prospectOf(view, net, level, { left, mayUpgrade: may }, rest), {
      ...purse,
      income: purse.income + income,
    }).total
  const idle = worthWith(loads, engine, 0, mayUpgrade)
  const step = worthWith(loads, engine, 1, mayUpgrade) - idle
  const choices: Choice[] = [{ action: { type: 'pass' }, value: idle }]
  if (mayUpgrade) {
    choices.push({ action: { type: 'engine' }, value: worthWith(loads, engine + 1, 0, false) - view.caution })
  }
  for (const delivery of allDeliveries(deliveryQueryFor(game, state, seat))) {
    const rest = withoutCube(loads, delivery, goodsOn(game))
    for (const way of delivery.ways.slice(0, WAYS)) {
      const gain = way.gains[seat] ?? 0
      const given = way.gains.reduce((sum, one, other) => (other === seat ? sum : sum + one), 0)
      const harm = (RIVALS / Math.max(1, state.order.length - 1)) * given * step
      choices.push({ action: deliver(delivery, way), value: worthWith(rest, engine, gain, mayUpgrade) - harm })
      yield
    }
  }
  return choices
}

const deliver = ({ from, cube }: Delivery<Good>, { path, bonus }: Way): Action =>
  bonus === undefined ? { type: 'deliver', from, cube, path } : { type: 'deliver', from, cube, path, bonus }

const goodsOn = ({ board }: Game): Goods => ({ board, kinds: GOODS })

/** Our goods, less what those who move before our next turn will take. */
function* foreseen({ game, state }: View, loads: readonly Load[]): Thinking<Load[]> {
  return afterReplies(loads, yield* takenBefore({ game, state }), goodsOn(game))
}

/** What they will take, and who. */
export function* takenBefore({
  game,
  state,
}: Pick<View, 'game' | 'state'>): Thinking<(Wanted & { readonly seat: Seat })[]> {
  const { left, pass } = state.stage as Extract<State['stage'], { phase: 'goods' }>
  const movers = moversBefore(left, pass, orderWithFirst(state, 'first-move'))
  return yield* repliesOf(movers, (mover) => allDeliveries(deliveryQueryFor(game, state, mover)))
}
