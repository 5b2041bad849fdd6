import type { Side } from '../hex/layout.ts'
import { isObjection, type Proposal, reshaped } from './change.ts'
import type { TileKind, TileSet, TileType, Wiring } from './tiles.ts'
import type { Placed } from './track.ts'

/** A tile in one of its rotations, as it might be laid. */
export interface Candidate extends Pick<Proposal, 'tile' | 'rotation'> {
  /** The sides it leads to, as bits. */
  readonly exits: number
}

/** The tiles worth trying on one kind of hex. */
export interface Candidates {
  readonly all: readonly Candidate[]
  /** Those that a tile which lies there could become, by their shapes alone. */
  after(placed: Placed): readonly Candidate[]
}

/** Every tile of these kinds in every rotation that looks different. What may follow which is worked out when first asked. */
export function candidatesOf(set: TileSet, onTown: boolean, wanted: (kind: TileKind) => boolean): Candidates {
  const all = set.types
    .filter(({ kind }) => wanted(kind))
    .flatMap(({ id: tile }) =>
      set.rotations(tile, onTown).map((rotation): Candidate => {
        const { exits } = set.wiring(tile, rotation, onTown)
        return { tile, rotation, exits: bitsOf(exits) }
      }),
    )
  const shapedLike = new Map<Wiring, readonly Candidate[]>()
  return {
    all,
    after(placed) {
      const old = set.wiring(placed.tile, placed.rotation, onTown)
      let some = shapedLike.get(old)
      if (!some) {
        some = all.filter(({ tile, rotation }) => {
          const { kind } = set.byId.get(tile) as TileType
          return !isObjection(reshaped(old, set.wiring(tile, rotation, onTown), kind, onTown))
        })
        shapedLike.set(old, some)
      }
      return some
    },
  }
}

export const bitOf = (side: Side): number => 1 << side

const bitsOf = (sides: readonly Side[]): number => sides.reduce<number>((bits, side) => bits | bitOf(side), 0)
