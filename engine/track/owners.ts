import type { Seat } from '../core/rules.ts'
import { opposite, type Side } from '../hex/layout.ts'
import { CITY, type HexIndex, NO_HEX, neighbourOf } from './board.ts'
import { sidesOf, type Wiring } from './tiles.ts'
import { countFixed, type Placed, type SegmentRef, type Track, wiringAt } from './track.ts'

export const withOwner = (placed: Placed, index: number, owner: Seat | null): Placed => ({
  ...placed,
  owners: placed.owners.map((before, i) => (i === index ? owner : before)),
})

/** Gives segments another owner, or none. */
export function reowned(tiles: Track['tiles'], segments: readonly SegmentRef[], owner: Seat | null): Track['tiles'] {
  const changed = [...tiles]
  for (const { hex, index } of segments) changed[hex] = withOwner(changed[hex] as Placed, index, owner)
  return changed
}

/** How many chains a seat owns: its segments less the places where two of them meet at a side. */
export function countChains(track: Track, seat: Seat): number {
  let segments = 0
  let joints = 0
  for (const [hex, placed] of track.tiles.entries()) {
    if (!placed?.owners.includes(seat)) continue
    const wiring = wiringAt(track, hex) as Wiring
    for (const [index, segment] of wiring.segments.entries()) {
      if (placed.owners[index] !== seat) continue
      segments++
      for (const side of sidesOf(segment)) if (meetsTrack(track, hex, side)) joints++
    }
  }
  return segments - joints / 2 + countFixed(track, seat)
}

function meetsTrack(track: Track, hex: HexIndex, side: Side): boolean {
  const next = neighbourOf(track.board, hex, side)
  if (next === NO_HEX || track.kinds[next] === CITY) return false
  return (wiringAt(track, next)?.at[opposite(side)] ?? -1) >= 0
}
