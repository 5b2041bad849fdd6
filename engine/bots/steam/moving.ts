import type { Seat } from '../../core/rules.ts'
import { mayUpgrade } from '../../rail/goods.ts'
import { deliveryQueryFor } from '../../steam/delivering.ts'
import { type Game, orderWithFirst, playerOf } from '../../steam/game.ts'
import { type Action, GOODS, type Good, type State } from '../../steam/types.ts'
import type { HexIndex } from '../../track/board.ts'
import { allDeliveries } from '../../track/journey.ts'
import type { Delivery } from '../../track/offers.ts'
import { lossOfRivals, movesAfter, NO_LOSS } from '../rail/denial.ts'
import { type Load, loadsOn } from '../rail/market.ts'
import { accountOf, bestOf, prospectOf } from '../rail/outlook.ts'
import { afterReplies, type Goods, moversBefore, repliesOf, type Wanted, withoutCube } from '../rail/replies.ts'
import type { Thinking } from '../thinking.ts'
import { type Purse, purseOf } from './ledger.ts'
import type { View } from './view.ts'

interface Choice {
  readonly action: Action
  readonly value: number
}

type Stage = Extract<State['stage'], { phase: 'goods' }>

const WAYS = 2
/** What a link of others costs us, shared out among them. */
const RIVALS = 0.6

/** The delivery, the better engine, or nothing: whatever the rest of the match is best with. */
export function* move(view: View): Thinking<Action> {
  const choices = yield* choicesFor(view)
  return bestOf(choices, view).action
}

/** All of them, by what the match then comes to. */
export function* choicesFor(view: View): Thinking<Choice[]> {
  const { game, state, seat, market, net, strength } = view
  const stage = state.stage as Stage
  const left = stage.pass === 1 ? 1 : 0
  const may = mayUpgrade(state, stage, seat)
  const { engine } = playerOf(state, seat)
  const purse = purseOf(state, seat)
  const deliveriesOf = deliveriesIn(view)
  const own = loadsOn(net, market)
  const loads = strength.repliesOfRivals ? yield* foreseen(view, own, deliveriesOf) : own
  const loss =
    strength.deprives > 0
      ? yield* lossOfRivals(movesAfter(stage.left, stage.pass, state.order), deliveriesOf, lyingIn(view))
      : NO_LOSS
  const worthWith = (rest: readonly Load[], level: number, then: Purse, again: boolean): number =>
    accountOf(view, prospectOf(view, net, level, { left, mayUpgrade: again }, rest), then).total
  const choices: Choice[] = [{ action: { type: 'pass' }, value: worthWith(loads, engine, purse, may) }]
  if (may) choices.push({ action: { type: 'engine' }, value: worthWith(loads, engine + 1, purse, false) })
  for (const delivery of deliveriesOf(seat)) {
    const rest = withoutCube(loads, delivery, goodsOn(game))
    const denied = strength.deprives * loss(delivery)
    for (const way of delivery.ways.slice(0, WAYS)) {
      const gain = way.gains[seat] ?? 0
      const given = way.gains.reduce((sum, one, other) => (other === seat ? sum : sum + one), 0)
      const harm = (RIVALS * given) / Math.max(1, state.order.length - 1)
      const { from, cube } = delivery
      choices.push({
        action: { type: 'deliver', from, cube, path: way.path },
        value: Math.max(...scored(purse, gain).map((then) => worthWith(rest, engine, then, may))) - harm + denied,
      })
      yield
    }
  }
  return choices
}

const scored = (purse: Purse, gain: number): readonly [Purse, Purse] => [
  { ...purse, income: purse.income + gain },
  { ...purse, points: purse.points + gain },
]

/** Income lasts, points count: whichever comes to more at the end. */
export const score = (view: View): Action =>
  scoreWorths(view).reduce((best, one) => (one.value > best.value ? one : best)).action

/** Either of them. */
export function scoreWorths(view: View): Choice[] {
  const { state, seat, market, net } = view
  const stage = state.stage as Stage
  const gain = stage.scoring?.gains[seat] ?? 0
  const left = state.order.indexOf(seat) >= 0 && stage.pass === 1 ? 1 : 0
  const moves = { left, mayUpgrade: false }
  const prospect = prospectOf(view, net, playerOf(state, seat).engine, moves, loadsOn(net, market))
  const [income, points] = scored(purseOf(state, seat), gain).map((then) => accountOf(view, prospect, then).total)
  return [
    { action: { type: 'score', to: 'points' }, value: points as number },
    { action: { type: 'score', to: 'income' }, value: income as number },
  ]
}

const goodsOn = ({ board }: Game): Goods => ({ board, kinds: GOODS })

type Deliveries = (seat: Seat) => readonly Delivery<Good>[]

/** What each seat could deliver now; looked for once. */
function deliveriesIn({ game, state }: Pick<View, 'game' | 'state'>): Deliveries {
  const known = new Map<Seat, readonly Delivery<Good>[]>()
  return (seat) => {
    const deliveries = known.get(seat) ?? allDeliveries(deliveryQueryFor(game, state, seat))
    known.set(seat, deliveries)
    return deliveries
  }
}

/** How many of a cube lie where one of them does. */
const lyingIn =
  ({ game, state }: View) =>
  ({ from, cube }: Wanted): number =>
    (state.cubes[game.board.byName.get(from) as HexIndex] ?? []).filter((one) => one === cube).length

/** Our goods, less what those who move before our next turn will take. */
function* foreseen(view: View, loads: readonly Load[], deliveriesOf: Deliveries): Thinking<Load[]> {
  return afterReplies(loads, yield* takenBefore(view, deliveriesOf), goodsOn(view.game))
}

/** What they will take, and who. */
export function* takenBefore(
  { game, state }: Pick<View, 'game' | 'state'>,
  deliveriesOf = deliveriesIn({ game, state }),
): Thinking<(Wanted & { readonly seat: Seat })[]> {
  const { left, pass } = state.stage as Stage
  return yield* repliesOf(moversBefore(left, pass, orderWithFirst(state, 'first-move')), deliveriesOf)
}
