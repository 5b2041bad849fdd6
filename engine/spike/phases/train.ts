import { refusal } from '../../core/refusal.ts'
import { cityAt } from '../board.ts'
import { type Run, update, updatePlayer } from '../game.ts'
import { beginTurn } from '../turns.ts'
import { notNow, type Phase, type StageOf } from './phase.ts'

/** From the start player on each puts the own train into any city (SPK-SETUP-10). */
export const train: Phase<StageOf<'train'>> = {
  seats: (_state, stage) => stage.left.slice(0, 1),
  moves: ({ board }) => ({ ask: 'train', cities: board.data.cities.map(({ id }) => id) }),
  play(run, stage, seat, action) {
    if (action.type !== 'placeTrain') return notNow(stage, action)
    const { city } = action
    if (!cityAt(run.game.board, city)) return refusal('SPK-SETUP-10', { city })
    updatePlayer(run, seat, { home: city, train: { at: 'city', city } })
    run.events.push({ type: 'placedTrain', seat, city })
    goOn(run, stage)
    return null
  },
  without: goOn,
}

function goOn(run: Run, stage: StageOf<'train'>): void {
  const left = stage.left.slice(1)
  if (left.length > 0) update(run, { stage: { phase: 'train', left } })
  else beginTurn(run, run.state.order[0] as number)
}
