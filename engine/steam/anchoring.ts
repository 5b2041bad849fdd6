import type { Seat } from '../core/rules.ts'
import { CITY, NO_HEX } from '../track/board.ts'
import { hasExit } from '../track/build.ts'
import { reowned } from '../track/owners.ts'
import { type Chain, chainOf, type SegmentRef, type Track } from '../track/track.ts'
import { type Run, trackOf, update } from './game.ts'

/**
 * Track that waits to be connected becomes the builder's as soon as it leads to a city, or to a town where the builder
 * is by now; one may lead the way to the next (STM-BUILD-16, STM-ENG-04). Gives back what still waits.
 */
export function settlePending(run: Run, seat: Seat, pending: readonly SegmentRef[]): readonly SegmentRef[] {
  let waiting = pending
  for (;;) {
    const track = trackOf(run.game, run.state)
    const anchored = waiting.filter((ref) => isAnchored(track, seat, chainOf(track, ref.hex, ref.index)))
    if (anchored.length === 0) return waiting
    const segments = anchored.flatMap(({ hex, index }) => chainOf(track, hex, index).segments)
    update(run, { tiles: reowned(run.state.tiles, segments, seat) })
    waiting = waiting.filter((ref) => !anchored.includes(ref))
  }
}

const isAnchored = (track: Track, seat: Seat, { owner, ends }: Chain): boolean =>
  owner === seat ||
  ends.some(({ place }) => place !== NO_HEX && (track.kinds[place] === CITY || hasExit(track, seat, place)))

/** A tile that is built again keeps its pending tracks under other numbers; those it has no more are gone. */
export function renumbered(
  pending: readonly SegmentRef[],
  hex: number,
  keeps: readonly number[],
): readonly SegmentRef[] {
  return pending.flatMap((ref) => {
    if (ref.hex !== hex) return [ref]
    const index = keeps.indexOf(ref.index)
    return index === -1 ? [] : [{ hex, index }]
  })
}
