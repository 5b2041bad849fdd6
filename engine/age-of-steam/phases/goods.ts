import { afterMove, firstPass, goodsTurns } from '../../rail/goods.ts'
import { deliveryQueryFor, judgeDelivery } from '../delivering.ts'
import { gain, orderWithFirst, type Run } from '../game.ts'
import type { Good, State } from '../types.ts'
import { type DecisionPhase, notNow, type StageOf } from './phase.ts'

type Goods = StageOf<'goods'>

const order = (state: State) => orderWithFirst(state, 'first-move')

/** Phase 5: twice round the table, each seat delivers, improves its engine or passes (AOS-MOVE-01, -02). */
export const goods: DecisionPhase<Goods> = {
  enter: ({ state }) => firstPass(order(state)),
  ask: () => 'goods',
  ...goodsTurns<Goods, Good>({
    order,
    deliveryQuery: deliveryQueryFor,
    judge: judgeDelivery,
    delivered(run: Run, stage, _, cube, gains) {
      gain(run, gains)
      run.game.steps.afterDelivery(run, cube)
      return afterMove(order, run.state, stage)
    },
    engineRule: 'AOS-MOVE-02',
    notNow,
  }),
}
