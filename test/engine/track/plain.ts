import { opposite, type Side, turned } from '#engine/hex/layout.ts'
import { type Board, CITY, NO_HEX, neighbourOf, TOWN } from '#engine/track/board.ts'
import type { TileSet } from '#engine/track/tiles.ts'
import type { Track } from '#engine/track/track.ts'

/**
 * Track once more, as plainly as can be: a heap of pieces that is joined up anew for every question. It shares nothing
 * with the engine but the board and the pictures of the tiles. Slow, and for tests only.
 */

/** One end of a piece of track: a side of its hex, or the town. */
export type PieceEnd = Side | 'town'
export type PieceEnds = readonly [PieceEnd, PieceEnd]

export interface Piece {
  readonly hex: number
  readonly ends: PieceEnds
  readonly owner: number | null
}

export interface Laid {
  readonly hex: number
  readonly tile: string
  readonly rotation: number
}

export const same = (a: readonly PieceEnd[], b: readonly PieceEnd[]): boolean => a.every((end) => b.includes(end))

/** What lies on a hex with this tile: on a town every exit for itself. */
export function endsOf(set: TileSet, kinds: Uint8Array, { hex, tile, rotation }: Laid): PieceEnds[] {
  const tracks = set.byId.get(tile)?.tracks ?? []
  const all = tracks.map((track) => track.filter((end) => end !== 6).map((side) => turned(side, rotation)))
  if (kinds[hex] === TOWN) return all.flat().map((side): PieceEnds => [side, 'town'])
  return all.map((pair) => pair as unknown as PieceEnds)
}

export const leavesTheBoard = (board: Board, hex: number, all: readonly PieceEnds[]): boolean =>
  all.some((ends) => ends.some((end) => end !== 'town' && neighbourOf(board, hex, end) === NO_HEX))

export function piecesOn(set: TileSet, kinds: Uint8Array, tiles: Track['tiles']): Piece[] {
  return tiles.flatMap((placed, hex) => {
    if (!placed) return []
    const { segments } = set.wiring(placed.tile, placed.rotation, kinds[hex] === TOWN)
    return segments.map(([a, b], i): Piece => {
      return { hex, ends: [a, b === 6 ? 'town' : b], owner: placed.owners[i] ?? null }
    })
  })
}

/** The pieces that hang together across hex sides with this one, itself included. */
export function chainWith<P extends Piece>(board: Board, all: readonly P[], piece: P): P[] {
  const chain = [piece]
  for (const one of chain) {
    for (const end of one.ends) {
      if (end === 'town') continue
      const next = neighbourOf(board, one.hex, end)
      const back = opposite(end)
      for (const other of all)
        if (other.hex === next && other.ends.includes(back) && !chain.includes(other)) chain.push(other)
    }
  }
  return chain
}

/** The places a chain ends at: towns it stops in and cities it runs into. */
export function placesOf(board: Board, kinds: Uint8Array, chain: readonly Piece[]): number[] {
  return chain.flatMap(({ hex, ends }) =>
    ends.flatMap((end) => {
      if (end === 'town') return [hex]
      const next = neighbourOf(board, hex, end)
      return next !== NO_HEX && kinds[next] === CITY ? [next] : []
    }),
  )
}
