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
}

export interface PlaceData {
  readonly at: Coordinates
  readonly kind: 'city' | 'town'
  readonly name: string
  readonly color?: string | readonly string[]
  readonly number?: CityNumber
  /** How many goods it starts with. */
  readonly cubes?: number
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
}

export interface Place {
  readonly kind: 'city' | 'town'
  readonly name: string
  /** The goods it takes; none for a town. */
  readonly colors: readonly string[]
  readonly number: CityNumber | null
  readonly cubes: number
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
  /** Hex across each side, `hex * 6 + side`; -1 where track cannot lead. */
  readonly across: Int16Array
  readonly byName: ReadonlyMap<string, HexIndex>
  /** Printed cities and towns in the order of the map file. */
  readonly places: readonly HexIndex[]
  /** For drawing. */
  readonly water: readonly Coordinates[]
  readonly rivers: readonly (readonly Coordinates[])[]
  readonly size: { readonly columns: number; readonly rows: number }
}

export const NO_HEX = -1

export const neighbourOf = (board: Board, hex: HexIndex, side: Side): HexIndex => board.across[hex * 6 + side] as number

/** Builds the board; throws for map data that contradicts itself, since that is a mistake in our own files. */
export function boardFrom(data: MapData): Board {
  const hexes: Hex[] = []
  const water: Coordinates[] = []
  const places = new Map(data.places.map((place) => [String(place.at), place]))
  for (const [row, line] of data.terrain.entries()) {
    for (const [col, glyph] of [...line].entries()) {
      const at: Coordinates = [col, row]
      if (glyph === WATER) water.push(at)
      else if (glyph !== NOTHING) {
        const terrain = TERRAIN[glyph]
        if (!terrain) throw new Error(`${data.id}: unknown terrain ${JSON.stringify(glyph)} at ${at}`)
        const place = places.get(String(at))
        hexes.push({ index: hexes.length, name: hexName(at), at, terrain, place: place ? placeFrom(place) : null })
      }
    }
  }
  const indexAt = new Map(hexes.map((hex) => [String(hex.at), hex.index]))
  const astray = data.places.find((place) => !indexAt.has(String(place.at)))
  if (astray) throw new Error(`${data.id}: ${astray.name} is not on land`)
  return {
    id: data.id,
    name: data.name,
    layout: data.layout,
    hexes,
    kinds: Uint8Array.from(hexes, (hex) => (hex.place === null ? PLAIN : hex.place.kind === 'town' ? TOWN : CITY)),
    across: acrossTable(data, hexes, indexAt),
    byName: new Map(hexes.map((hex) => [hex.name, hex.index])),
    places: data.places.map((place) => indexAt.get(String(place.at)) as HexIndex),
    water,
    rivers: data.rivers,
    size: { columns: Math.max(...data.terrain.map((line) => line.length)), rows: data.terrain.length },
  }
}

function placeFrom(data: PlaceData): Place {
  const colors = data.color === undefined ? [] : typeof data.color === 'string' ? [data.color] : data.color
  return { kind: data.kind, name: data.name, colors, number: data.number ?? null, cubes: data.cubes ?? 0 }
}

function acrossTable(data: MapData, hexes: readonly Hex[], indexAt: ReadonlyMap<string, HexIndex>): Int16Array {
  const walls = new Set(data.walls.flatMap(([a, b]) => [`${a}|${b}`, `${b}|${a}`]))
  const across = new Int16Array(hexes.length * 6).fill(NO_HEX)
  for (const hex of hexes) {
    for (const side of SIDES) {
      const there = neighbour(data.layout, hex.at, side)
      if (!walls.has(`${hex.at}|${there}`)) across[hex.index * 6 + side] = indexAt.get(String(there)) ?? NO_HEX
    }
  }
  return across
}
