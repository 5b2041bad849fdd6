import { isRefusal, type Refusal, refusal } from '../../core/refusal.ts'
import type { Seat } from '../../core/rules.ts'
import { type Game, playerOf, type Run, updatePlayer } from '../game.ts'
import { ownAt } from '../network.ts'
import { travel } from '../trains.ts'
import { afterAction } from '../turns.ts'
import type { Player, Train } from '../types.ts'

/** Why a train that stands like this cannot be started, or null (SPK-START-01). `rested`: it stood in a city before. */
export function startHindered(game: Game, player: Player, rested: boolean): Refusal | null {
  const { train } = player
  if (!rested || train?.at !== 'city') return refusal('SPK-START-01', { rested: Number(rested) })
  return ownAt(game.board, player, train.city).length > 0 ? null : refusal('SPK-START-01', { city: train.city })
}

/** Out of a city, 1 step up to the speed (SPK-START-02). */
export function start(run: Run, seat: Seat, rested: boolean, steps: readonly string[]): Refusal | null {
  const player = playerOf(run.state, seat)
  const hindered = startHindered(run.game, player, rested)
  if (hindered) return hindered
  const { speed } = player
  if (steps.length < 1 || steps.length > speed) return refusal('SPK-START-02', { steps: steps.length, speed })
  return move(run, seat, 'start', steps) ?? done(run, seat)
}

export const boostHindered = ({ train }: Player): Refusal | null =>
  train?.at === 'segment' ? null : refusal('SPK-BOOST-01')

/** One step of a train that stands on a segment (SPK-BOOST-01). */
export function boost(run: Run, seat: Seat, step: string): Refusal | null {
  return boostHindered(playerOf(run.state, seat)) ?? move(run, seat, 'boost', [step]) ?? done(run, seat)
}

/** 0 steps up to the speed before the action (SPK-MOVE-08). */
export function moveFreely(run: Run, seat: Seat, steps: readonly string[]): Refusal | null {
  const { speed } = playerOf(run.state, seat)
  if (steps.length > speed) return refusal('SPK-MOVE-08', { steps: steps.length, speed })
  return move(run, seat, 'free', steps)
}

function move(run: Run, seat: Seat, how: 'free' | 'start' | 'boost', steps: readonly string[]): Refusal | null {
  const player = playerOf(run.state, seat)
  const train = travel(run.game, player, player.train as Train, steps)
  if (isRefusal(train)) return train
  updatePlayer(run, seat, { train })
  run.events.push({ type: 'moved', seat, how, steps })
  return null
}

const done = (run: Run, seat: Seat): null => {
  afterAction(run, seat)
  return null
}
