import { flowOf } from '../rail/flow.ts'
import { playerOf, type Run, update } from './game.ts'
import { actions } from './phases/actions.ts'
import { build } from './phases/build.ts'
import { goods } from './phases/goods.ts'
import { growth } from './phases/growth.ts'
import { order } from './phases/order.ts'
import type { DecisionPhase, Types } from './phases/phase.ts'
import { shares } from './phases/shares.ts'
import { collectIncome, eliminate, payExpenses, reduceIncome } from './phases/upkeep.ts'
import { standings } from './score.ts'
import type { Stage } from './types.ts'

const DECISIONS: Readonly<Record<string, DecisionPhase<Stage>>> = { shares, order, actions, build, goods, growth }

/** Which phases make up a round, and who is asked in them, a map may change. */
export const flow = flowOf<Types>({
  rounds: ({ steps }, { players }) => steps.rounds(players.length),
  phases: ({ steps }) => steps.phases,
  decision: ({ steps }, phase) => steps.decisions[phase] ?? DECISIONS[phase],
  automatic: { income: collectIncome, expenses: payExpenses, reduction: reduceIncome },
  afterRound,
  atEnd: (run) => run.game.steps.atEnd(run),
  eliminate,
  standings,
})

/** Phase 10 (AOS-END-01): action markers come back, the free pass is remembered (AOS-ACT-09). */
function afterRound(run: Run): void {
  const players = run.state.players.map((player, seat) =>
    playerOf(run.state, seat).eliminated === null
      ? { ...player, special: null, freePass: player.special === 'turn-order' }
      : player,
  )
  update(run, { players })
}
