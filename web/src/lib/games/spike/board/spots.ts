import type { Point } from '#engine/hex/layout.ts'
import type { Board } from '#engine/spike/board.ts'
import { xy } from '../../../board/hexes.ts'
import { CITY, endsOf, placeOf } from '../geometry.ts'

/** Something that can be picked: a city always, a segment while it can be. */
export interface Spot {
  readonly id: string
  readonly kind: 'city' | 'segment'
  readonly at: Point
  /** Where a finger hits it. */
  readonly outline: string
}

const TOUCH = CITY + 17
const CIRCLE = ({ x, y }: Point) =>
  `M${xy({ x: x - TOUCH, y })}a${TOUCH} ${TOUCH} 0 1 0 ${2 * TOUCH} 0a${TOUCH} ${TOUCH} 0 1 0 ${-2 * TOUCH} 0Z`

/** Half the width of a segment for a finger. */
const WIDE = 30

export function spotsOn(board: Board, targets: Iterable<string>): Spot[] {
  const cities = board.data.cities.map(({ id }): Spot => {
    const at = placeOf(board, id)
    return { id, kind: 'city', at, outline: CIRCLE(at) }
  })
  const segments = [...targets].flatMap((id): Spot[] => {
    const segment = board.segments.get(id)
    if (!segment) return []
    return [{ id, kind: 'segment', at: placeOf(board, id), outline: band(...endsOf(board, segment, 6)) }]
  })
  return [...cities, ...segments]
}

/** A band about a line. */
function band(from: Point, to: Point): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const aside = { x: (-(to.y - from.y) / length) * WIDE, y: ((to.x - from.x) / length) * WIDE }
  const corner = (at: Point, sign: 1 | -1): string => xy({ x: at.x + sign * aside.x, y: at.y + sign * aside.y })
  return `M${corner(from, 1)}L${corner(to, 1)}L${corner(to, -1)}L${corner(from, -1)}Z`
}
