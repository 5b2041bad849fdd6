import type { Event } from '#engine/age-of-steam/types.ts'
import type { HexIndex } from '#engine/track/board.ts'
import { endsOf } from '../rail/fresh.ts'
import type { World } from './world.ts'

/** Where something came about that people will look for. */
export function newsAt(event: Event, { indexOf }: World): readonly HexIndex[] {
  if (event.type === 'built' || event.type === 'urbanized' || event.type === 'grew') return [indexOf(event.hex)]
  return event.type === 'delivered' ? endsOf(event.places).map(indexOf) : []
}
