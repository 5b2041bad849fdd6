import type { Seat } from '../../core/rules.ts'
import type { HexIndex } from '../../track/board.ts'
import { network } from '../../track/delivery.ts'
import type { Track } from '../../track/track.ts'

/** How much less of a cube is left for us for each rival who is at its place, a round later. */
const CONTEST = 0.25

/** What rivals leave of a cube that they reach too. */
export const leftBy = (others: number, ahead: number): number => 1 / (1 + CONTEST * others * Math.min(ahead + 0.5, 3))

/** By place: how many others have a link there. */
export function rivalsAt(track: Track, seat: Seat): Map<HexIndex, number> {
  const rivals = new Map<HexIndex, number>()
  for (const [place, steps] of network(track).entries()) {
    const owners = new Set(steps.map(({ owner }) => owner))
    owners.delete(seat)
    owners.delete(null)
    if (owners.size > 0) rivals.set(place, owners.size)
  }
  return rivals
}
