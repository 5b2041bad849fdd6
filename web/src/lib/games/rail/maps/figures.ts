import type { Board, Hex, Terrain } from '#engine/track/board.ts'

export interface Ground {
  readonly terrain: Terrain
  readonly count: number
  /** Of a simple tile on it. */
  readonly price: number
}

/** A map in figures. */
export interface MapFigures {
  readonly cities: number
  readonly terminals: number
  readonly towns: number
  /** Open hexes, those with a printed price apart. */
  readonly grounds: readonly Ground[]
  readonly printed: { readonly count: number; readonly least: number; readonly most: number } | null
  /** By number of players. */
  readonly rounds: readonly { readonly seats: number; readonly rounds: number }[]
  /** What lies on it and comes to it, in a few words. */
  readonly goods: string
}

const TERRAINS: readonly Terrain[] = ['plain', 'river', 'swamp', 'mountain']

/** What cannot be counted on its board. */
export interface MapNumbers {
  readonly players: readonly [least: number, most: number]
  readonly priceOf: (hex: Hex) => number
  readonly roundsFor: (seats: number) => number
  readonly goods: string
}

export function countedOn(board: Board, { players: [least, most], priceOf, roundsFor, goods }: MapNumbers): MapFigures {
  const places = board.hexes.flatMap(({ place }) => place ?? [])
  const open = board.hexes.filter(({ place }) => place === null)
  const printed = open.flatMap(({ cost }) => cost ?? [])
  return {
    cities: places.filter(({ kind, terminal }) => kind === 'city' && !terminal).length,
    terminals: places.filter(({ terminal }) => terminal).length,
    towns: places.filter(({ kind }) => kind === 'town').length,
    grounds: TERRAINS.flatMap((terrain): Ground[] => {
      const hexes = open.filter((hex) => hex.terrain === terrain && hex.cost === null)
      return hexes[0] ? [{ terrain, count: hexes.length, price: priceOf(hexes[0]) }] : []
    }),
    printed:
      printed.length > 0 ? { count: printed.length, least: Math.min(...printed), most: Math.max(...printed) } : null,
    rounds: Array.from({ length: most - least + 1 }, (_, i) => ({ seats: least + i, rounds: roundsFor(least + i) })),
    goods,
  }
}
