import type { Seat } from '#engine/core/index.ts'
import { SIDES, type Side } from '#engine/hex/layout.ts'
import type { Board, HexIndex } from '#engine/track/board.ts'
import { linkFrom } from '#engine/track/delivery.ts'
import type { Track } from '#engine/track/track.ts'
import { type BoardScene, type CityLook, type Pin, printedCities } from '../../board/scene.ts'

/** One state of a match on a board of hexes, as the parts that show it look at it. A game adds what only it has. */
export interface RailWorld {
  readonly board: Board
  readonly track: Track
  readonly scene: BoardScene
  readonly nameOf: (seat: Seat) => string
  /** What people call a hex: `Chicago`, or `K9`. */
  readonly placeName: (hex: string) => string
  /** The same by index. */
  readonly placeAt: (hex: HexIndex) => string
  readonly indexOf: (hex: string) => HexIndex
}

/** What lies on the board beside its track. */
export interface OnBoard {
  readonly newCities: readonly NewCityLook[]
  /** Goods by hex. */
  readonly cubes: Readonly<Record<HexIndex, readonly string[]>>
  /** What cities take whose colour was drawn. */
  readonly drawnColors?: Readonly<Record<HexIndex, string>>
  readonly pins?: ReadonlyMap<HexIndex, readonly Pin[]>
}

export interface NewCityLook {
  readonly hex: HexIndex
  readonly color: string
  readonly letter?: string
}

export function railWorld(track: Track, lies: OnBoard, nameOf: (seat: Seat) => string): RailWorld {
  const { board } = track
  const indexOf = (hex: string): HexIndex => board.byName.get(hex) ?? -1
  const placeAt = (hex: HexIndex): string => board.hexes[hex]?.place?.name ?? board.hexes[hex]?.name ?? ''
  const placeName = (hex: string): string => placeAt(indexOf(hex)) || hex
  const cubes = new Map(Object.entries(lies.cubes).map(([hex, here]) => [Number(hex), here]))
  const scene = { track, cities: citiesOf(board, lies), cubes, ...(lies.pins && { pins: lies.pins }) }
  return { board, track, scene, nameOf, placeName, placeAt, indexOf }
}

function citiesOf(board: Board, { newCities, drawnColors = {} }: OnBoard): ReadonlyMap<HexIndex, CityLook> {
  const cities = printedCities(board)
  for (const [hex, good] of Object.entries(drawnColors)) {
    const city = cities.get(Number(hex))
    if (city) cities.set(Number(hex), { ...city, colors: [good] })
  }
  for (const { hex, color, letter } of newCities) {
    const name = board.hexes[hex]?.place?.name ?? ''
    cities.set(hex, { name, colors: [color], badge: letter === undefined ? null : { letter }, placed: true })
  }
  return cities
}

/** The sides by which links join these places one after the other; null when they do not (any more). */
export function wayAlong({ track, indexOf }: RailWorld, places: readonly string[]): Side[] | null {
  const path: Side[] = []
  for (const [i, place] of places.slice(0, -1).entries()) {
    const to = indexOf(places[i + 1] ?? '')
    const side = SIDES.find((one) => linkFrom(track, indexOf(place), one)?.to === to)
    if (side === undefined) return null
    path.push(side)
  }
  return path
}
