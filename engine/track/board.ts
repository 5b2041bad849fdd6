import { type Coordinates, hexName, type Layout, neighbour, SIDES, type Side } from '../hex/layout.ts'

/** A map file as docs/map-format.md describes it: what lies where on a board, and nothing about rules. */
export interface MapData {
  readonly id: string
  readonly name: string
  readonly players: readonly [number, number]
  readonly layout: Layout
  /** One string a row, one glyph a column: see TERRAIN. */
  readonly terrain: readonly string[]
  readonly places: readonly PlaceData[]
  /** Sides between two hexes that track may not cross. */
  readonly walls: readonly (readonly [Coordinates, Coordinates])[]
  /** For drawing only: lines of hexes along which a river is drawn. */
  readonly rivers: readonly (readonly Coordinates[])[]
  readonly special?: SpecialData
}

/** What only few maps have and the board itself has to know. A map's own module reads the rest. */
export interface SpecialData {
  /** Links between neighbouring places that need no tile. */
  readonly fixedLinks?: readonly { readonly between: readonly [Coordinates, Coordinates]; readonly cost: number }[]
  /** Prices printed on hexes. */
  readonly printedCosts?: readonly { readonly at: Coordinates; readonly cost: number }[]
  /** For drawing: the sea lies all around the land, or also on these spaces, which may lie beyond the terrain. */
  readonly sea?: true | readonly Coordinates[]
  /** For drawing: a space of open water for a compass rose. */
  readonly rose?: Coordinates
}

export interface PlaceData {
  readonly at: Coordinates
  readonly kind: 'city' | 'town'
  readonly name: string
  readonly color?: string | readonly string[]
  readonly number?: CityNumber
  /** How many goods it starts with. */
  readonly cubes?: number
  /** The end of the line: nothing is taken out of it or through it. */
  readonly terminal?: boolean
  /** What it takes is drawn during the setup. */
  readonly randomColor?: boolean
}

export interface CityNumber {
  readonly side: 'light' | 'dark'
  readonly die: number
}

export type Terrain = 'plain' | 'river' | 'mountain' | 'swamp'

const TERRAIN: Readonly<Record<string, Terrain>> = { '.': 'plain', '~': 'river', '^': 'mountain', s: 'swamp' }
const WATER = 'w'
const NOTHING = ' '

/** Position of a hex in `Board.hexes`. States and track use it; actions and files use names. */
export type HexIndex = number

export interface Hex {
  readonly index: HexIndex
  /** `K9`: column K, row 9. */
  readonly name: string
  readonly at: Coordinates
  readonly terrain: Terrain
  readonly place: Place | null
  /** Printed on the hex; null for what its terrain costs. */
  readonly cost: number | null
}

export interface Place {
  readonly kind: 'city' | 'town'
  readonly name: string
  /** The goods it takes; none for a town. */
  readonly colors: readonly string[]
  readonly number: CityNumber | null
  readonly cubes: number
  readonly terminal: boolean
  readonly randomColor: boolean
}

/** A link between two neighbouring places that needs no tile, only somebody to take it. */
export interface FixedLink {
  readonly between: readonly [HexIndex, HexIndex]
  /** The side of the first place by which it leaves. */
  readonly side: Side
  readonly cost: number
}

/** What a hex is for track: nothing special, a town, or a city. Kept as numbers because links are traced all the time. */
export const PLAIN = 0
export const TOWN = 1
export const CITY = 2

export interface Board {
  readonly id: string
  readonly name: string
  readonly layout: Layout
  readonly hexes: readonly Hex[]
  /** Printed kinds by hex; urbanisation changes a copy. */
  readonly kinds: Uint8Array
  /** Hex across each side, by `HexSide`; NO_HEX where track cannot lead. */
  readonly across: Int16Array
  readonly byName: ReadonlyMap<string, HexIndex>
  /** Printed cities and towns in the order of the map file. */
  readonly places: readonly HexIndex[]
  readonly fixedLinks: readonly FixedLink[]
  /** For drawing. */
  readonly water: readonly Coordinates[]
  /** For drawing: the land is an island. */
  readonly sea: boolean
  /** For drawing: where a compass rose stands. */
  readonly rose: Coordinates | null
  readonly rivers: readonly (readonly Coordinates[])[]
  readonly size: { readonly columns: number; readonly rows: number }
}

export const NO_HEX = -1

declare const hexSide: unique symbol

/** One side of one hex as a number, for tables, sets and states. */
export type HexSide = number & { readonly [hexSide]: true }

/** The only place where one is made: so it always is a side, and never the middle of a town. */
export const hexSideOf = (hex: HexIndex, side: Side): HexSide => (hex * 6 + side) as HexSide

/** What a hex is called outside the engine. */
export const nameOf = ({ board }: { readonly board: Board }, hex: HexIndex): string =>
  board.hexes[hex]?.name ?? String(hex)

export const neighbourOf = (board: Board, hex: HexIndex, side: Side): HexIndex =>
  board.across[hexSideOf(hex, side)] as number

/** Builds the board; throws for map data that contradicts itself, since that is a mistake in our own files. */
export function boardFrom(data: MapData): Board {
  const hexes: Hex[] = []
  const water: Coordinates[] = []
  const places = new Map(data.places.map((place) => [String(place.at), place]))
  const costs = new Map(data.special?.printedCosts?.map(({ at, cost }) => [String(at), cost]))
  for (const [row, line] of data.terrain.entries()) {
    for (const [col, glyph] of [...line].entries()) {
      const at: Coordinates = [col, row]
      if (glyph === WATER) water.push(at)
      else if (glyph !== NOTHING) {
        const terrain = TERRAIN[glyph]
        if (!terrain) throw new Error(`${data.id}: unknown terrain ${JSON.stringify(glyph)} at ${at}`)
        const place = places.get(String(at))
        const cost = costs.get(String(at)) ?? null
        hexes.push({
          index: hexes.length,
          name: hexName(at),
          at,
          terrain,
          place: place ? placeFrom(place) : null,
          cost,
        })
      }
    }
  }
  const indexAt = new Map(hexes.map((hex) => [String(hex.at), hex.index]))
  const sea = data.special?.sea ?? []
  if (sea !== true) water.push(...sea)
  if (water.some((at) => indexAt.has(String(at)))) throw new Error(`${data.id}: sea where there is land`)
  const astray = data.places.find((place) => !indexAt.has(String(place.at)))
  if (astray) throw new Error(`${data.id}: ${astray.name} is not on land`)
  const across = acrossTable(data, hexes, indexAt)
  return {
    id: data.id,
    name: data.name,
    layout: data.layout,
    hexes,
    kinds: Uint8Array.from(hexes, (hex) => (hex.place === null ? PLAIN : hex.place.kind === 'town' ? TOWN : CITY)),
    across,
    byName: new Map(hexes.map((hex) => [hex.name, hex.index])),
    places: data.places.map((place) => indexAt.get(String(place.at)) as HexIndex),
    fixedLinks: fixedLinks(data, indexAt, across),
    water,
    sea: sea === true,
    rose: data.special?.rose ?? null,
    rivers: data.rivers,
    size: { columns: Math.max(...data.terrain.map((line) => line.length)), rows: data.terrain.length },
  }
}

function placeFrom(data: PlaceData): Place {
  const colors = data.color === undefined ? [] : typeof data.color === 'string' ? [data.color] : data.color
  return {
    kind: data.kind,
    name: data.name,
    colors,
    number: data.number ?? null,
    cubes: data.cubes ?? 0,
    terminal: data.terminal ?? false,
    randomColor: data.randomColor ?? false,
  }
}

function fixedLinks(data: MapData, indexAt: ReadonlyMap<string, HexIndex>, across: Int16Array): FixedLink[] {
  return (data.special?.fixedLinks ?? []).map(({ between: [from, to], cost }) => {
    const [a, b] = [indexAt.get(String(from)), indexAt.get(String(to))]
    const side = SIDES.find((one) => a !== undefined && across[hexSideOf(a, one)] === b)
    if (a === undefined || b === undefined || side === undefined) {
      throw new Error(`${data.id}: no side between ${from} and ${to} for a fixed link`)
    }
    return { between: [a, b], side, cost }
  })
}

function acrossTable(data: MapData, hexes: readonly Hex[], indexAt: ReadonlyMap<string, HexIndex>): Int16Array {
  const walls = new Set(data.walls.flatMap(([a, b]) => [`${a}|${b}`, `${b}|${a}`]))
  const across = new Int16Array(hexes.length * 6).fill(NO_HEX)
  for (const hex of hexes) {
    for (const side of SIDES) {
      const there = neighbour(data.layout, hex.at, side)
      if (!walls.has(`${hex.at}|${there}`)) across[hexSideOf(hex.index, side)] = indexAt.get(String(there)) ?? NO_HEX
    }
  }
  return across
}
