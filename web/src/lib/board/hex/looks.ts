import { type HexIndex, TOWN } from '#engine/track/board.ts'
import type { Placed, Track } from '#engine/track/track.ts'
import { looseSides, markedSegments, segmentKey } from './links.ts'

/** Everything that decides how the track of one hex looks. */
export interface TileLook {
  readonly hex: HexIndex
  readonly placed: Placed
  readonly town: boolean
  /** A bit for each segment that carries its owner's mark. */
  readonly marks: number
  /** A bit for each side where the track leads nowhere yet. */
  readonly loose: number
}

export function tileLooks(track: Track): TileLook[] {
  const marked = markedSegments(track)
  return track.tiles.flatMap((placed, hex) => {
    if (!placed) return []
    const marks = placed.owners.reduce<number>(
      (bits, _, index) => (marked.has(segmentKey({ hex, index })) ? bits | (1 << index) : bits),
      0,
    )
    return [{ hex, placed, town: track.kinds[hex] === TOWN, marks, loose: looseSides(track, hex) }]
  })
}
