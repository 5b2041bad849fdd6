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
export function staysTogether(builder: Builder, proposal: Proposal, effect: Effect): Refusal | null {
  const { game, state, track, seat } = builder
  if (state.memory.transcontinental) return null
  if (goesOn(effect)) return null
  const own = ownParts(builder)
  const after = parts({ ...track, tiles: applyBuild(track, seat, proposal, effect) }, seat, [
    ...own.hexes,
    proposal.hex,
  ])
  if (after <= Math.max(1, own.parts)) return null
  return refusal('AOS-WUS-09', { hex: nameOf(game, proposal.hex), parts: after })
}

/** One piece of track that goes on from what the seat has: that leaves its parts as many as they were, or fewer. */
const goesOn = ({ change, chains }: Effect): boolean =>
  chains <= 0 && change.keeps.filter((from) => from === -1).length === 1

interface Own {
  readonly hexes: readonly HexIndex[]
  readonly parts: number
}

/** Where the builder's track lies, and in how many parts; the same for all that is proposed to be built now. */
function ownParts(builder: Builder): Own {
  const known = owned.get(builder)
  if (known) return known
  const { track, seat } = builder
  const hexes = track.tiles.flatMap((placed, hex) => (placed?.owners.includes(seat) ? [hex] : []))
  const own = { hexes, parts: parts(track, seat, hexes) }
  owned.set(builder, own)
  return own
}

const owned = new WeakMap<Builder, Own>()

/** Into how many parts a seat's track falls, all of which lies on these hexes; places join what ends at them. */
export function parts(track: Track, seat: Seat, hexes?: readonly HexIndex[]): number {
  const groups: Set<HexIndex>[] = []
  for (const { ends } of chains(track, seat, hexes)) {
    const places = ends.map((end) => end.place).filter((place) => place !== NO_HEX)
    const touched = groups.filter((group) => places.some((place) => group.has(place)))
    const merged = new Set([...places, ...touched.flatMap((group) => [...group])])
    for (const group of touched) groups.splice(groups.indexOf(group), 1)
    groups.push(merged)
  }
  return groups.length
}
