import { rustBelt } from '#engine/age-of-steam/maps/rust-belt/index.ts'
import { TILES } from '#engine/age-of-steam/tiles.ts'
import { type Board, boardFrom, type HexIndex, type MapData } from '#engine/track/board.ts'
import type { Placed, Track } from '#engine/track/track.ts'

export const RUST_BELT = boardFrom(rustBelt.data)

/** A little of everything on pointy-topped hexes: a lake within the land, a bay at the rim, a river, a wall. */
export const POINTY = boardFrom({
  id: 'sample',
  name: 'Sample',
  players: [2, 4],
  layout: 'odd-r',
  terrain: ['..~..w', '.w.^.w', '.ww~s.', '...~..'],
  places: [
    { at: [0, 0], kind: 'city', name: 'Here', color: 'red', number: { side: 'light', die: 3 } },
    { at: [4, 3], kind: 'town', name: 'There' },
  ],
  walls: [
    [
      [0, 2],
      [0, 3],
    ],
  ],
  rivers: [
    [
      [2, 0],
      [2, 1],
      [3, 2],
      [3, 3],
    ],
  ],
} satisfies MapData)

export const hexNamed = (board: Board, name: string): HexIndex => {
  const hex = board.byName.get(name)
  if (hex === undefined) throw new Error(`no hex ${name}`)
  return hex
}

/** Rust Belt with these tiles: `H6` is Chicago. */
export function trackWith(tiles: Readonly<Record<string, Placed>>): Track {
  const laid = RUST_BELT.hexes.map(({ name }) => tiles[name] ?? null)
  return { board: RUST_BELT, set: TILES, tiles: laid, kinds: RUST_BELT.kinds, fixed: [] }
}

/** All numbers of a path in pairs; good for paths of M, L and Q in absolute terms. */
export function pointsOf(path: string): { x: number; y: number }[] {
  const numbers = [...path.matchAll(/-?\d+(\.\d+)?/g)].map(([number]) => Number(number))
  return Array.from({ length: numbers.length / 2 }, (_, i) => ({
    x: numbers[2 * i] as number,
    y: numbers[2 * i + 1] as number,
  }))
}
