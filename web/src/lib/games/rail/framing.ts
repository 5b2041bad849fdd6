import type { Hex, HexIndex } from '#engine/track/board.ts'
import type { RailWorld } from './world.ts'

/**
 * What to bring into view on a narrow page: the whole height of the board where this seat has its track, so that the
 * map fills the page and a finger can hit a hex. Two hexes span it.
 */
export function strip({ board, track }: RailWorld, seat: number | null): HexIndex[] {
  const { hexes } = board
  const own = hexes.filter(({ index }) => seat !== null && track.tiles[index]?.owners.includes(seat))
  const column = middleColumn(own.length > 0 ? own : hexes)
  const rows = hexes.map(({ at: [, row] }) => row)
  return [Math.min(...rows), Math.max(...rows)].map((row) => nearest(hexes, row, column))
}

const middleColumn = (hexes: readonly Hex[]): number =>
  hexes.reduce((sum, { at: [col] }) => sum + col, 0) / hexes.length

function nearest(hexes: readonly Hex[], row: number, column: number): HexIndex {
  const inRow = hexes.filter(({ at }) => at[1] === row)
  return inRow.reduce((best, hex) => (Math.abs(hex.at[0] - column) < Math.abs(best.at[0] - column) ? hex : best)).index
}
