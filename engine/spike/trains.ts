import { type Refusal, refusal } from '../core/refusal.ts'
import { cityAt, farEnd, touches } from './board.ts'
import type { Game } from './game.ts'
import { ownAt, segmentOf } from './network.ts'
import type { Player, Train } from './types.ts'

/** A place a train can come to, and the spaces it enters on the way (SPK-MOVE-03). */
export interface Reach {
  readonly steps: readonly string[]
  readonly train: Train
}

/** The spaces next to a train; out of a city it may leave by any own segment (SPK-MOVE-04, -05, -07). */
export function spacesAhead(game: Game, player: Player, train: Train): Reach[] {
  if (train.at === 'city') return departures(game, player, train.city, null)
  const onward = departures(game, player, train.heading, train.segment)
  const city = cityAt(game.board, train.heading)?.id
  return city === undefined ? onward : [{ steps: [city], train: { at: 'city', city } }, ...onward]
}

/** Own segments at a point with the train heading away from it; never back onto the one it stands on. */
const departures = (game: Game, player: Player, point: string, from: string | null): Reach[] =>
  ownAt(game.board, player, point)
    .filter(({ id }) => id !== from)
    .map((segment) => ({
      steps: [segment.id],
      train: { at: 'segment', segment: segment.id, heading: farEnd(segment, point) },
    }))

/** Everywhere a train can come in 1 to `most` steps; entering a city ends the movement (SPK-MOVE-06). */
export function reachable(game: Game, player: Player, train: Train, most: number): Reach[] {
  if (most === 0) return []
  return spacesAhead(game, player, train).flatMap((next) => {
    if (next.train.at === 'city') return [next]
    const further = reachable(game, player, next.train, most - 1)
    return [next, ...further.map((end) => ({ steps: [...next.steps, ...end.steps], train: end.train }))]
  })
}

/** Moves a train over these spaces, or says which rule is in the way. */
export function travel(game: Game, player: Player, train: Train, steps: readonly string[]): Train | Refusal {
  let here = train
  for (const [i, step] of steps.entries()) {
    if (i > 0 && here.at === 'city') return refusal('SPK-MOVE-06', { city: here.city })
    const next = spacesAhead(game, player, here).find((space) => space.steps[0] === step)
    if (!next) return notAhead(game, player, here, step)
    here = next.train
  }
  return here
}

function notAhead(game: Game, player: Player, train: Train, step: string): Refusal {
  const segment = game.board.segments.get(step)
  if (segment && !player.track.includes(step)) return refusal('SPK-MOVE-02', { space: step })
  if (train.at === 'segment' && (step === train.segment || isBehind(game, train, step))) {
    return refusal('SPK-MOVE-05', { space: step })
  }
  return refusal('SPK-MOVE-04', { space: step })
}

/** At the tail end of the segment the train stands on. */
function isBehind(game: Game, train: Extract<Train, { at: 'segment' }>, step: string): boolean {
  const tail = farEnd(segmentOf(game.board, train.segment), train.heading)
  const segment = game.board.segments.get(step)
  return step === tail || (segment !== undefined && touches(segment, tail))
}
