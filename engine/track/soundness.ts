import type { Seat } from '../core/rules.ts'
import { CITY, type HexIndex, NO_HEX } from './board.ts'
import type { Chain, Track } from './track.ts'

/** What always holds of track, whatever the game: the engine relies on it, and the referee checks it. */

/** A chain is owned as a whole. */
export const hasOneOwner = (track: Track, { segments }: Chain): boolean =>
  new Set(segments.map(({ hex, index }) => track.tiles[hex]?.owners[index])).size === 1

/** A chain begins at a place. */
export const isRooted = ({ ends }: Chain): boolean => ends.some((end) => end.place !== NO_HEX)

/** All track of a seat hangs together with a city by track of its own. */
export function isConnected(track: Track, all: readonly Chain[], seat: Seat): boolean {
  const connected = new Set<HexIndex>()
  const holds = (place: HexIndex): boolean => place !== NO_HEX && (track.kinds[place] === CITY || connected.has(place))
  let open = all.filter((chain) => chain.owner === seat)
  for (;;) {
    const next = open.filter((chain) => !chain.ends.some((end) => holds(end.place)))
    for (const chain of open) if (!next.includes(chain)) for (const end of chain.ends) connected.add(end.place)
    if (next.length === open.length) return open.length === 0
    open = next
  }
}
