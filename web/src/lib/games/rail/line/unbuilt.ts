import type { Seat } from '#engine/core/index.ts'
import type { Part } from '#engine/plans/index.ts'
import type { LineTile } from '#engine/rail/line/lines.ts'

/** What of a line is left for later turns, as a plan: before each of them a round passes. */
export function planOfUnbuilt(tiles: readonly LineTile[], seat: Seat): readonly Part[] {
  const last = Math.max(0, ...tiles.map(({ turn }) => turn))
  return Array.from({ length: last }, (_, i): readonly Part[] => {
    const actions = tiles.filter(({ turn }) => turn === i + 1).map(({ build }) => build)
    return [{ do: 'round' }, ...(actions.length > 0 ? [{ do: 'turn' as const, seat, topic: 'build', actions }] : [])]
  }).flat()
}
