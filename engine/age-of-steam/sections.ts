import type { Seat } from '../core/rules.ts'
import type { HexIndex, HexSide } from '../track/board.ts'
import { reowned } from '../track/owners.ts'
import { unextended } from '../track/sections.ts'
import { nameOf, type Run, trackOf, update } from './game.ts'

/** Unfinished track that its owner did not extend becomes free; `added` are the exits each seat added (AOS-OWN-06). */
export function loseSections(run: Run, added: readonly (readonly HexSide[])[], seats: readonly Seat[]): void {
  const track = trackOf(run.game, run.state)
  for (const seat of seats) {
    for (const { segments } of unextended(track, seat, added[seat] ?? [])) {
      update(run, { tiles: reowned(run.state.tiles, segments, null) })
      run.events.push({ type: 'lostSection', seat, hex: nameOf(run.game, segments[0]?.hex as HexIndex) })
    }
  }
}
