import { SIDES } from '../../hex/layout.ts'
import { CITY, type HexIndex, NO_HEX, neighbourOf } from '../board.ts'
import type { Track } from '../track.ts'

/** Whether a line through this hex has to build on it for certain. */
export const needsTile = ({ kinds, tiles }: Track, hex: HexIndex): 0 | 1 => (kinds[hex] === CITY || tiles[hex] ? 0 : 1)

/** By hex: on how many hexes at least one has to build beyond it to come to another. Unreachable is infinite. */
export function tilesTo(track: Track, target: HexIndex): Float64Array {
  const far = new Float64Array(track.board.hexes.length).fill(Number.POSITIVE_INFINITY)
  far[target] = 0
  let here = [target]
  while (here.length > 0) {
    const next: HexIndex[] = []
    // What lies on hexes with track is as near: it is appended to those that are being looked at.
    for (const hex of here) {
      const beyond = (far[hex] as number) + needsTile(track, hex)
      for (const side of SIDES) {
        const there = neighbourOf(track.board, hex, side)
        if (there === NO_HEX || beyond >= (far[there] as number)) continue
        far[there] = beyond
        if (beyond === far[hex]) here.push(there)
        else next.push(there)
      }
    }
    here = next
  }
  return far
}
