import { type Refusal, refusal } from '../../../core/refusal.ts'
import type { Seat } from '../../../core/rules.ts'
import { type HexIndex, NO_HEX } from '../../../track/board.ts'
import { applyBuild, type Effect } from '../../../track/build.ts'
import type { Proposal } from '../../../track/change.ts'
import { chains, type Track } from '../../../track/track.ts'
import type { Builder } from '../../building.ts'
import { nameOf } from '../../game.ts'

/**
 * Until the continent has been crossed a build may not leave the builder's track in more parts than it was in before,
 * or than one (AOS-WUS-09).
 */
export function staysTogether(
  { game, state, track, seat }: Builder,
  proposal: Proposal,
  effect: Effect,
): Refusal | null {
  if (state.memory.transcontinental) return null
  const after = parts({ ...track, tiles: applyBuild(track, seat, proposal, effect) }, seat)
  if (after <= 1 || after <= Math.max(1, parts(track, seat))) return null
  return refusal('AOS-WUS-09', { hex: nameOf(game, proposal.hex), parts: after })
}

/** Into how many parts a seat's track falls; places join what ends at them. */
export function parts(track: Track, seat: Seat): number {
  const groups: Set<HexIndex>[] = []
  for (const { owner, ends } of chains(track)) {
    if (owner !== seat) continue
    const places = ends.map((end) => end.place).filter((place) => place !== NO_HEX)
    const touched = groups.filter((group) => places.some((place) => group.has(place)))
    const merged = new Set([...places, ...touched.flatMap((group) => [...group])])
    for (const group of touched) groups.splice(groups.indexOf(group), 1)
    groups.push(merged)
  }
  return groups.length
}
