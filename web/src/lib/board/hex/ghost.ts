import type { Seat } from '#engine/core/rules.ts'
import { TOWN } from '#engine/track/board.ts'
import { type Track, wiringAt } from '#engine/track/track.ts'
import type { Ghost } from '../scene.ts'

/** The track with tiles that are being considered, as if they were built. */
export function withGhosts(track: Track, ghosts: readonly Ghost[]): Track {
  const tiles = [...track.tiles]
  for (const ghost of ghosts) tiles[ghost.hex] = { ...ghost, owners: ghostOwners(track, ghost) }
  return { ...track, tiles }
}

/** Owners of the tile being considered: track that is there already keeps its owner, new track is the builder's. */
export function ghostOwners(track: Track, { hex, tile, rotation, seat }: Ghost): (Seat | null)[] {
  const before = wiringAt(track, hex)?.segments ?? []
  const owners = track.tiles[hex]?.owners ?? []
  return track.set.wiring(tile, rotation, track.kinds[hex] === TOWN).segments.map((segment) => {
    const kept = before.findIndex((old) => String(old) === String(segment))
    return kept < 0 ? seat : (owners[kept] ?? seat)
  })
}
