import type { Seat } from '../core/rules.ts'
import { flowOf } from '../rail/flow.ts'
import { type Run, update } from './game.ts'
import { type Mode, modeOf } from './options.ts'
import { build } from './phases/build.ts'
import { capital } from './phases/capital.ts'
import { goods } from './phases/goods.ts'
import { opening } from './phases/opening.ts'
import { order } from './phases/order.ts'
import type { DecisionPhase, Types } from './phases/phase.ts'
import { select } from './phases/select.ts'
import { collectIncome, eliminate } from './phases/upkeep.ts'
import { numberAt, standings } from './score.ts'
import type { Stage, State } from './types.ts'

const DECISIONS: Readonly<Record<string, DecisionPhase<Stage>>> = { opening, capital, order, select, build, goods }

const PHASES: Readonly<Record<Mode, readonly string[]>> = {
  base: ['select', 'build', 'goods', 'income'],
  standard: ['capital', 'order', 'select', 'build', 'goods', 'income'],
}

const ROUNDS: Readonly<Record<number, number>> = { 3: 10, 4: 8, 5: 7, 6: 7 }

/** STM-END-01. */
export const roundsFor = (seats: number): number => ROUNDS[seats] as number

export const roundsOf = (state: State): number => roundsFor(state.players.length)

export const flow = flowOf<Types>({
  rounds: (_, state) => roundsOf(state),
  phases: (_, { options }) => PHASES[modeOf(options)],
  decision: (_, phase) => DECISIONS[phase],
  automatic: { income: collectIncome },
  afterRound,
  eliminate,
  standings,
})

/** The tiles come back; in the base game their numbers make the new order (STM-ORD-01, -02, STM-EXP-08, -14). */
function afterRound(run: Run): void {
  const { state } = run
  const standard = modeOf(state.options) === 'standard'
  if (!standard) {
    const number = (seat: Seat): number => numberAt(state, seat)
    update(run, { order: state.order.toSorted((a, b) => number(a) - number(b)) })
    run.events.push({ type: 'newOrder', order: run.state.order })
  }
  const players = state.players.map((player) => ({
    ...player,
    freePass: standard && player.tile === 'turn-order',
    tile: null,
    uses: false,
  }))
  update(run, { players })
}
