import type { Seat } from '../core/rules.ts'
import type { HexIndex } from '../track/board.ts'
import { reowned } from '../track/owners.ts'
import { type Chain, chains, isLink, type Track, wiringAt } from '../track/track.ts'
import { nameOf, type Run, trackOf, update } from './game.ts'

/** Unfinished track of a seat. */
export const sectionsOf = (track: Track, seat: Seat): Chain[] =>
  chains(track).filter((chain) => chain.owner === seat && !isLink(chain))

/** Unfinished track that its owner did not extend becomes free; `added` are the exits each seat added (AOS-OWN-06). */
export function loseSections(run: Run, added: readonly (readonly number[])[], seats: readonly Seat[]): void {
  const track = trackOf(run.game, run.state)
  for (const seat of seats) {
    const exits = new Set(added[seat])
    for (const { segments } of sectionsOf(track, seat)) {
      const extended = segments.some(({ hex, index }) =>
        wiringAt(track, hex)?.segments[index]?.some((side) => exits.has(hex * 6 + side)),
      )
      if (extended) continue
      update(run, { tiles: reowned(run.state.tiles, segments, null) })
      run.events.push({ type: 'lostSection', seat, hex: nameOf(run.game, segments[0]?.hex as HexIndex) })
    }
  }
}
