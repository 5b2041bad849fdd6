/** A piece of cardboard: the tiles printed on its faces, and how many of it there are. A laid piece shows one face. */
export interface Piece {
  readonly faces: readonly string[]
  readonly count: number
}

/** So many of these tiles together can lie on the board at most. */
export interface Limit {
  readonly tiles: readonly string[]
  readonly most: number
}

/**
 * What a supply of pieces allows, whichever of them was taken for which tile: pieces are swapped silently, so a choice
 * of tiles is possible exactly when every group of tiles has at least as many pieces with one of its faces (Hall's
 * theorem). Only groups whose tiles share pieces say anything new.
 */
export function limitsOf(pieces: readonly Piece[]): readonly Limit[] {
  return families(pieces).flatMap((family) =>
    subsets(family).map((tiles) => ({ tiles, most: countWith(pieces, tiles) })),
  )
}

/** How many more of this tile can be laid, with `taken` a tile that comes off the board first. */
export function leftOf(
  limits: readonly Limit[],
  used: ReadonlyMap<string, number>,
  tile: string,
  taken?: string,
): number {
  let left = Number.POSITIVE_INFINITY
  for (const { tiles, most } of limitsFor(limits, tile)) {
    let spare = taken !== undefined && tiles.includes(taken) ? most + 1 : most
    for (const one of tiles) spare -= used.get(one) ?? 0
    left = Math.min(left, spare)
  }
  return Math.max(0, left)
}

/** Those of the limits that say something about a tile; it is asked for every tile of every hex. */
function limitsFor(limits: readonly Limit[], tile: string): readonly Limit[] {
  let byTile = sorted.get(limits)
  if (!byTile) {
    byTile = new Map()
    sorted.set(limits, byTile)
  }
  let some = byTile.get(tile)
  if (!some) {
    some = limits.filter(({ tiles }) => tiles.includes(tile))
    byTile.set(tile, some)
  }
  return some
}

const sorted = new WeakMap<readonly Limit[], Map<string, readonly Limit[]>>()

/** The limits that this board breaks. */
export const brokenLimits = (limits: readonly Limit[], used: ReadonlyMap<string, number>): Limit[] =>
  limits.filter(({ tiles, most }) => tiles.reduce((sum, one) => sum + (used.get(one) ?? 0), 0) > most)

/** Tiles that hang together by pieces with several faces. */
function families(pieces: readonly Piece[]): string[][] {
  return pieces.reduce<string[][]>((all, { faces }) => {
    const touched = all.filter((family) => family.some((tile) => faces.includes(tile)))
    return [...all.filter((family) => !touched.includes(family)), [...new Set([...touched.flat(), ...faces])]]
  }, [])
}

function subsets(tiles: readonly string[]): string[][] {
  const masks = Array.from({ length: 2 ** tiles.length - 1 }, (_, i) => i + 1)
  return masks.map((mask) => tiles.filter((_, i) => mask & (1 << i)))
}

const countWith = (pieces: readonly Piece[], tiles: readonly string[]): number =>
  pieces.filter(({ faces }) => faces.some((face) => tiles.includes(face))).reduce((sum, { count }) => sum + count, 0)
