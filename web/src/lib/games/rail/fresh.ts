import type { PlayedStep } from '#client/mirror.ts'
import type { GameEvent } from '#engine/core/index.ts'
import type { Side } from '#engine/hex/layout.ts'
import type { RailEvent } from '#engine/rail/types.ts'
import type { HexIndex } from '#engine/track/board.ts'
import type { BoardWay } from '../../board/scene.ts'
import type { RailWorld } from './world.ts'

/** Where something came about that people will look for. */
export function newsAt(event: BoardEvent, { indexOf }: RailWorld): readonly HexIndex[] {
  const { type, hex, places = [] } = event
  if (hex !== undefined && NEWS.includes(type)) return [indexOf(hex)]
  // Where a cube has left, and where it has come.
  return type === 'delivered' ? [...places.slice(0, 1), ...places.slice(1).slice(-1)].map(indexOf) : []
}

const NEWS: readonly string[] = ['built', 'urbanized', 'grew']

/** An event as every game of this family spells it, if it took place on the board. */
interface BoardEvent {
  readonly type: string
  readonly hex?: string
  readonly places?: readonly string[]
}

/** The way that a cube has gone in this step, if one has: told once, beside whatever is considered. */
export function movedWay({ played: { action }, events }: PlayedStep, { indexOf }: RailWorld, ms?: number): BoardWay[] {
  const { type, from, path, cube } = action as Partial<Carried>
  if (type !== 'deliver' || from === undefined || path === undefined || cube === undefined) return []
  const { gains } = events.find(isDelivered) ?? { gains: [] }
  return [{ from: indexOf(from), path, emphasis: 'told', cube, gains, ...(ms && { ms }) }]
}

/** A delivery as every game of this family spells it. */
interface Carried {
  readonly type: 'deliver'
  readonly from: string
  readonly cube: string
  readonly path: readonly Side[]
}

const isDelivered = (event: GameEvent): event is Extract<RailEvent, { readonly type: 'delivered' }> =>
  event.type === 'delivered'
