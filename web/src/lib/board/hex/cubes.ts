import type { Point } from '#engine/hex/layout.ts'
import { R } from '../hexes.ts'

export interface CubeRows {
  readonly size: number
  readonly spots: readonly Point[]
}

const ROOM = { width: 1.44 * R, height: 0.8 * R, largest: 0.4 * R, gap: 1.1, leading: 1.17 }

/** Places for `count` cubes in rows about the origin, as large as they can be. */
export function cubeRows(count: number): CubeRows {
  if (count === 0) return { size: 0, spots: [] }
  const sizes = [1, 2, 3, 4].map((rows) => ({ rows, size: sizeIn(rows, count) }))
  const best = sizes.reduce((a, b) => (b.size > a.size + 0.5 ? b : a))
  const columns = Math.ceil(count / best.rows)
  const pitch = best.size * ROOM.gap
  const spots = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns)
    const inRow = Math.min(columns, count - row * columns)
    return {
      x: ((i % columns) - (inRow - 1) / 2) * pitch,
      y: (row - (Math.ceil(count / columns) - 1) / 2) * best.size * ROOM.leading,
    }
  })
  return { size: best.size, spots }
}

function sizeIn(rows: number, count: number): number {
  const columns = Math.ceil(count / rows)
  return Math.min(ROOM.width / columns / ROOM.gap, ROOM.height / rows / ROOM.leading, ROOM.largest)
}
