import type { Side } from '../hex/layout.ts'
import type { HexIndex } from './board.ts'
import type { HUB } from './tiles.ts'

/** A piece of track that a venture wants on a hex: from one side to another, or to the town. */
export interface Wish {
  readonly hex: HexIndex
  readonly from: Side
  readonly to: Side | typeof HUB
}

/** A way to join places by building: what to build, which places it joins in turn, and what it will roughly cost. */
export interface Venture {
  readonly wishes: readonly Wish[]
  readonly places: readonly HexIndex[]
  readonly price: number
}
