import type { GameEvent } from '#engine/core/index.ts'
import type { Event } from '#engine/steam/types.ts'
import type { HexIndex } from '#engine/track/board.ts'
import type { World } from './world.ts'

/** Where something came about that people will look for. */
export function newsAt(happened: GameEvent, { indexOf }: World): HexIndex | null {
  const event = happened as Event
  return event.type === 'built' || event.type === 'urbanized' || event.type === 'grew' ? indexOf(event.hex) : null
}
