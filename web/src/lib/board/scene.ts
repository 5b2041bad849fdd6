import type { Seat } from '#engine/core/rules.ts'
import type { Side } from '#engine/hex/layout.ts'
import { type Board, CITY, type CityNumber, type HexIndex } from '#engine/track/board.ts'
import type { Track } from '#engine/track/track.ts'

/** What lies on the board. */
export interface BoardScene {
  readonly track: Track
  /** Printed cities and New Cities as they look now. */
  readonly cities: ReadonlyMap<HexIndex, CityLook>
  /** Goods by hex; absent for none. */
  readonly cubes: ReadonlyMap<HexIndex, readonly string[]>
  /** Small signs at the corners of hexes, for what only some maps have. */
  readonly pins?: ReadonlyMap<HexIndex, readonly Pin[]>
}

/** A sign at the corner of a hex: a harbour's anchor, the letter of a region. */
export interface Pin {
  readonly sign: 'anchor' | { readonly letter: string }
  /** What it means, for the words about the hex. */
  readonly words: string
  /** Not true yet: of a town that will belong to a region when it is a city. */
  readonly later?: boolean
}

export interface CityLook {
  readonly name: string
  /** The goods it takes; none is drawn as grey stone. */
  readonly colors: readonly string[]
  /** The number it grows by, or the letter of a New City. */
  readonly badge: CityNumber | { readonly letter: string } | null
  /** A tile that was put on the board, as against a printed city. */
  readonly placed: boolean
  /** The end of the line: takes goods and holds none. Without a colour it is not known yet what it takes. */
  readonly terminal?: boolean
}

/** A tile that is being considered; drawn as if it were built, but plainly not yet. */
export interface Ghost {
  readonly hex: HexIndex
  readonly tile: string
  readonly rotation: number
  readonly seat: Seat | null
  /** Not to be built yet: what lies further ahead steps back. */
  readonly faint?: boolean
}

/** Two places that would be worth joining, and what for in a few signs. */
export interface Worthwhile {
  readonly from: HexIndex
  readonly to: HexIndex
  readonly sign: string
  readonly chosen: boolean
}

/**
 * A way for goods as the rules spell it: from a place along a link by each of these sides in turn. From any other hex the
 * first side is one by which the track of its tile leaves.
 */
export interface BoardWay {
  readonly from: HexIndex
  readonly path: readonly Side[]
  /** What is considered, strong or faint; what has been done, which is told once. */
  readonly emphasis: 'strong' | 'faint' | 'told'
  /** Travels along the way unless it is faint. */
  readonly cube?: string
  /** Of what has been done: what it brought, by seat. */
  readonly gains?: readonly number[]
  /** How long it travels, in milliseconds. */
  readonly ms?: number
}

/** The cities a map is printed with. */
export function printedCities(board: Board): Map<HexIndex, CityLook> {
  const cities = new Map<HexIndex, CityLook>()
  for (const { index, place } of board.hexes) {
    if (board.kinds[index] !== CITY || !place) continue
    const { name, colors, number, terminal } = place
    cities.set(index, { name, colors, badge: number, placed: false, terminal })
  }
  return cities
}
