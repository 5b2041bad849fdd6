import { winnersOf } from '../core/phased.ts'
import type { Seat } from '../core/rules.ts'
import { canStillDeliver, deliverable, loadable } from './freight.ts'
import { isGone, playerOf, type Run, update } from './game.ts'
import { piecesLeft, pointsOf } from './network.ts'
import { routeMoneyOf, standings } from './score.ts'
import { openAll } from './secrets.ts'
import type { State } from './types.ts'

/** A train that stands on a segment may move before the action (SPK-TURN-01). */
export function beginTurn(run: Run, seat: Seat): void {
  run.events.push({ type: 'turn', seat })
  const moving = playerOf(run.state, seat).train?.at === 'segment'
  update(run, { stage: moving ? { phase: 'move', seat } : { phase: 'action', seat, rested: true } })
}

/** The action is done; the turn ends by itself when there is nothing to load or to deliver (SPK-STATE-01). */
export function afterAction(run: Run, seat: Seat): void {
  const player = playerOf(run.state, seat)
  const goesOn = loadable(run.game, player) !== null || deliverable(run.game, player).length > 0
  if (goesOn) update(run, { stage: { phase: 'after', seat } })
  else endTurn(run, seat)
}

export function endTurn(run: Run, seat: Seat): void {
  countLastTurns(run, seat)
  if (run.state.lastTurns === 0) endMatch(run)
  else beginTurn(run, nextOf(run.state, seat))
}

/** Who plays after a seat, clockwise; that seat may have given up itself. */
function nextOf(state: State, seat: Seat): Seat {
  const next = (seat + 1) % state.players.length
  return state.order.includes(next) ? next : nextOf(state, next)
}

/** Who can neither build nor deliver any more ends the match: every other player has one more turn (SPK-END-02, -04). */
function countLastTurns(run: Run, seat: Seat): void {
  const { lastTurns, order } = run.state
  if (lastTurns !== null) {
    update(run, { lastTurns: lastTurns - 1 })
    return
  }
  const player = playerOf(run.state, seat)
  if (isGone(run.state, seat) || piecesLeft(player) > 0) return
  if (canStillDeliver(run.game, player, pointsOf(run.game.board, player))) return
  const turns = order.length - 1
  update(run, { lastTurns: turns })
  run.events.push({ type: 'lastTurns', seat, turns })
}

/** Everything is opened and counted (SPK-END-01, SPK-SCORE-01 to -04). */
export function endMatch(run: Run): void {
  openAll(run)
  update(run, { stage: { phase: 'over' } })
  for (const [seat, player] of run.state.players.entries()) {
    const [route] = player.routes
    if (typeof route === 'string' && !isGone(run.state, seat)) {
      run.events.push({ type: 'routeScored', seat, route, money: routeMoneyOf(run.game, player) })
    }
  }
  run.events.push({ type: 'ended', winners: winnersOf(standings(run.game, run.state)) })
}
