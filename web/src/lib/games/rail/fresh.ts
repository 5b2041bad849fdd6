import type { PlayedStep } from '#client/mirror.ts'
import type { Side } from '#engine/hex/layout.ts'
import type { HexIndex } from '#engine/track/board.ts'
import type { BoardWay } from '../../board/scene.ts'

/** Of the places of a way: where a cube has left, and where it has come. */
export const endsOf = (places: readonly string[]): readonly string[] => [
  ...places.slice(0, 1),
  ...places.slice(1).slice(-1),
]

/** The way that a cube has gone in this step, if one has: told once, beside whatever is considered. */
export function movedWay({ played: { action } }: PlayedStep, indexOf: (hex: string) => HexIndex): BoardWay | null {
  const { type, from, path, cube } = action as Partial<Carried>
  return type === 'deliver' && from !== undefined && path !== undefined && cube !== undefined
    ? { from: indexOf(from), path, emphasis: 'told', cube }
    : null
}

/** A delivery as every game of this family spells it. */
interface Carried {
  readonly type: 'deliver'
  readonly from: string
  readonly cube: string
  readonly path: readonly Side[]
}
