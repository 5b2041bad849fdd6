import type { Seat } from '../core/rules.ts'
import type { Side } from '../hex/layout.ts'
import { type HexIndex, NO_HEX, neighbourOf } from './board.ts'
import { type End, follow, type Track } from './track.ts'

/** What lies across one side of a hex, seen from inside it. */
export interface Outlook {
  readonly side: Side
  readonly kind: 'closed' | 'open' | 'city' | 'track'
  readonly isTrack: boolean
  /** Of the track there; null when nobody owns it or there is none. */
  readonly owner: Seat | null
  /** Where that track ends. */
  readonly end: End
  /** The place at that end, NO_HEX for none. */
  readonly place: HexIndex
  /** How many segments lie between the side and that end. */
  readonly length: number
}

export function outlook(track: Track, hex: HexIndex, side: Side): Outlook {
  const closed = neighbourOf(track.board, hex, side) === NO_HEX
  let owner: Seat | null = null
  let length = 0
  const end = follow(track, hex, side, (at, index) => {
    owner = track.tiles[at]?.owners[index] ?? null
    length++
  })
  const isTrack = !closed && length > 0
  const kind = closed ? 'closed' : isTrack ? 'track' : end.place === NO_HEX ? 'open' : 'city'
  return { side, kind, isTrack, owner, end, place: end.place, length }
}

/** The outlook of all six sides, each looked at once and only when asked for: what makes listing all builds cheap. */
export function outlooks(track: Track, hex: HexIndex): (side: Side) => Outlook {
  const seen: (Outlook | undefined)[] = []
  return (side) => {
    seen[side] ??= outlook(track, hex, side)
    return seen[side]
  }
}
