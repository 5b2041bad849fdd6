import { type Refusal, refusal } from '../../core/refusal.ts'
import type { Seat } from '../../core/rules.ts'
import { build } from '../actions/building.ts'
import { draw, stopDrawing } from '../actions/drawing.ts'
import { boost, moveFreely, start } from '../actions/moving.ts'
import { upgrade } from '../actions/upgrading.ts'
import { refill } from '../deck.ts'
import { deliver, drop, load } from '../freight.ts'
import { type Run, update } from '../game.ts'
import { turnMoves } from '../moves.ts'
import { afterAction, endMatch, endTurn } from '../turns.ts'
import type { Action, TurnStage } from '../types.ts'
import { notNow, type Phase } from './phase.ts'

/** In which parts of a turn each action may be done. */
const WHEN: Readonly<Partial<Record<Action['type'], readonly TurnStage['phase'][]>>> = {
  freeMove: ['move'],
  draw: ['move', 'action', 'draw'],
  stopDrawing: ['draw'],
  build: ['move', 'action'],
  start: ['move', 'action'],
  boost: ['move', 'action'],
  upgrade: ['move', 'action'],
  load: ['move', 'action', 'after'],
  deliver: ['move', 'action', 'after'],
  drop: ['move', 'action', 'after'],
  endTurn: ['after'],
}

/** The turn of a seat, from the free movement to what is loaded and delivered after the action (chapter 4). */
export const turn: Phase<TurnStage> = {
  seats: (_state, stage) => [stage.seat],
  moves: turnMoves,
  play(run, stage, seat, action) {
    return WHEN[action.type]?.includes(stage.phase) ? carryOut(run, stage, seat, action) : notNow(stage, action)
  },
  without(run, stage, seat) {
    if (stage.phase === 'draw' && stage.refill && !refill(run)) endMatch(run)
    else endTurn(run, seat)
  },
}

function carryOut(run: Run, stage: TurnStage, seat: Seat, action: Action): Refusal | null {
  switch (action.type) {
    case 'freeMove': {
      const refused = moveFreely(run, seat, action.steps)
      if (!refused) update(run, { stage: { phase: 'action', seat, rested: false } })
      return refused
    }
    case 'draw':
      return draw(run, seat, stage.phase === 'draw' ? stage.drawn : 0, action.display)
    case 'stopDrawing':
      stopDrawing(run, seat, stage.phase === 'draw' && stage.refill)
      return null
    case 'build':
      return build(run, seat, action.segments, action.payment)
    case 'start':
      return start(run, seat, stage.phase === 'action' && stage.rested, action.steps)
    case 'boost':
      return boost(run, seat, action.step)
    case 'upgrade':
      return upgrade(run, seat, action.part)
    case 'load':
      return load(run, seat, action.goods, action.drop) ?? settle(run, stage, seat)
    case 'deliver':
      return deliver(run, seat, action.goods) ?? settle(run, stage, seat)
    case 'drop':
      return drop(run, seat, action.goods) ?? settle(run, stage, seat)
    case 'endTurn':
      endTurn(run, seat)
      return null
    default:
      return refusal('SPK-TURN-02', { action: action.type })
  }
}

/** After the action every change of the freight may be the last thing there was to do. */
function settle(run: Run, stage: TurnStage, seat: Seat): null {
  if (stage.phase === 'after') afterAction(run, seat)
  return null
}
