import { refusal } from '../../core/refusal.ts'
import type { Seat } from '../../core/rules.ts'
import { firstLeft, withNext } from '../../rail/flow.ts'
import { afterMove, firstPass, goodsTurns } from '../../rail/goods.ts'
import { deliveryQueryFor, judgeDelivery } from '../delivering.ts'
import { orderWithFirst, playerOf, type Run, update, updatePlayer } from '../game.ts'
import { incomeMax, incomeWith } from '../options.ts'
import { type Good, type ScoreTrack, type Scoring, type State, TRACKS } from '../types.ts'
import { type DecisionPhase, notNow, type StageOf } from './phase.ts'

type Goods = StageOf<'goods'>

const order = (state: State): Seat[] => orderWithFirst(state, 'first-move')

const moving = goodsTurns<Goods, Good>({
  order,
  deliveryQuery: deliveryQueryFor,
  judge: judgeDelivery,
  delivered,
  engineRule: 'STM-MOVE-02',
  notNow,
})

/** Twice round the table, each seat delivers, improves its locomotive or passes (STM-MOVE-01 to -03). */
export const goods: DecisionPhase<Goods> = {
  enter: ({ state }) => ({ ...firstPass(order(state)), scoring: null }),
  seat: (stage) => firstLeft(stage.scoring ?? stage),
  /** Its points are struck off; the others take theirs, and whoever delivered stays the first of those left meanwhile. */
  without(run, stage, seat) {
    const { scoring, left } = stage
    if (!scoring) return moving.without(run, stage, seat)
    const others = left.filter((other, i) => other !== seat || i === 0)
    return scored(run, { ...stage, left: others }, scoring)
  },
  ask: (stage) => (stage.scoring ? 'score' : 'goods'),
  moves(game, state, stage, seat) {
    if (stage.scoring) return { ask: 'score', amount: stage.scoring.gains[seat] ?? 0 }
    return moving.moves(game, state, stage, seat)
  },
  play(run, stage, seat, action) {
    if (stage.scoring) {
      return action.type === 'score' ? score(run, stage, stage.scoring, seat, action.to) : notNow(stage, action)
    }
    switch (action.type) {
      case 'deliver':
      case 'engine':
      case 'pass':
        return moving.play(run, stage, seat, action)
      default:
        return notNow(stage, action)
    }
  },
}

/** The cube goes to the bag; the mover says first where its points go, then the others in turn order (STM-MOVE-14). */
function delivered(run: Run, stage: Goods, seat: Seat, cube: Good, gains: readonly number[]): Goods {
  const { bag, order } = run.state
  update(run, { bag: { ...bag, [cube]: bag[cube] + 1 } })
  return {
    ...stage,
    scoring: { left: [seat, ...order.filter((other) => other !== seat && (gains[other] ?? 0) > 0)], gains },
  }
}

/** All of it to one track, never some to each (STM-MOVE-13). */
function score(run: Run, stage: Goods, { left, gains }: Scoring, seat: Seat, to: ScoreTrack) {
  if (!TRACKS.includes(to)) return refusal('STM-MOVE-13', { to: String(to) })
  const { income, points } = playerOf(run.state, seat)
  const amount = gains[seat] ?? 0
  const most = incomeMax(run.state.options)
  updatePlayer(run, seat, to === 'income' ? { income: incomeWith(amount, income, most) } : { points: points + amount })
  run.events.push({ type: 'scored', seat, amount, to })
  return scored(run, stage, { left, gains })
}

/** The first of those who take points has. */
function scored({ state }: Run, stage: Goods, scoring: Scoring): Goods | null {
  const next = withNext(scoring)
  return next ? { ...stage, scoring: next } : afterMove(order, state, { ...stage, scoring: null })
}
