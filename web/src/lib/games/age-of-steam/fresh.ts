import type { Event } from '#engine/age-of-steam/types.ts'
import type { Seat } from '#engine/core/index.ts'
import type { HexIndex } from '#engine/track/board.ts'
import type { Step } from '../../connection/mirror.ts'
import type { World } from './world.ts'

/** Whoever only watches sees so many of the last moves as news. */
const NEWS_FOR_SPECTATORS = 4

/** Hexes that were built on or grew since this device last acted. */
export function freshHexes(steps: readonly Step[], mine: readonly Seat[], world: World): ReadonlySet<HexIndex> {
  const last = steps.findLastIndex((step) => mine.includes(step.played.seat))
  const from = mine.length === 0 ? Math.max(0, steps.length - NEWS_FOR_SPECTATORS) : last + 1
  const events = steps.slice(from).flatMap((step) => step.events as readonly Event[])
  return new Set(
    events.flatMap((event) => (event.type === 'built' || event.type === 'urbanized' ? [world.indexOf(event.hex)] : [])),
  )
}
