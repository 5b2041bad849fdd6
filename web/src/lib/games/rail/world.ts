import type { Seat } from '#engine/core/index.ts'
import type { PhasedRules } from '#engine/core/phased.ts'
import { SIDES, type Side } from '#engine/hex/layout.ts'
import { trackOf } from '#engine/rail/game.ts'
import type { RailTypes } from '#engine/rail/types.ts'
import type { Board, HexIndex } from '#engine/track/board.ts'
import { linkFrom } from '#engine/track/delivery.ts'
import type { Track } from '#engine/track/track.ts'
import { type BoardScene, type CityLook, type Pin, printedCities } from '../../board/scene.ts'
import { placeCalled } from '../../texts/names.ts'

/** One state of a match on a board of hexes, as the parts that show it look at it. */
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

/** The same with what only a game knows of it. */
export interface WorldOf<T extends RailTypes> extends RailWorld {
  readonly rules: PhasedRules<T>
  readonly game: T['Game']
  readonly state: T['State']
}

/** What lies on the board beside its track and goods. */
export interface OnBoard {
  readonly newCities: readonly NewCityLook[]
  /** What cities take whose colour was drawn. */
  readonly drawnColors?: Readonly<Record<HexIndex, string>>
  readonly pins?: ReadonlyMap<HexIndex, readonly Pin[]>
}

export interface NewCityLook {
  readonly hex: HexIndex
  readonly color: string
  readonly letter?: string
}

export type LookAt<T extends RailTypes> = (
  rules: PhasedRules<T>,
  state: T['State'],
  nameOf: (seat: Seat) => string,
) => WorldOf<T>

/**
 * How the states of a game are looked at; a game says what lies on its board. Its words for signs are handed in: pictures
 * are made where no page has loaded any.
 */
export const worldBy =
  <T extends RailTypes, Words>(
    onBoard: (state: T['State'], game: T['Game'], kinds: Track['kinds'], words: Words | undefined) => OnBoard,
  ) =>
  (rules: PhasedRules<T>, state: T['State'], nameOf: (seat: Seat) => string, words?: Words): WorldOf<T> => {
    const game = rules.game(state.map)
    const { board } = game
    const track = trackOf(game, state)
    const lies = onBoard(state, game, track.kinds, words)
    const indexOf = (hex: string): HexIndex => board.byName.get(hex) ?? -1
    const placeAt = (hex: HexIndex): string =>
      placeCalled(board.hexes[hex]?.place?.name ?? board.hexes[hex]?.name ?? '')
    const placeName = (hex: string): string => placeAt(indexOf(hex)) || hex
    const cubes = new Map(Object.entries(state.cubes).map(([hex, here]) => [Number(hex), here]))
    const scene = { track, cities: citiesOf(board, lies), cubes, ...(lies.pins && { pins: lies.pins }) }
    return { rules, game, state, board, track, scene, nameOf, placeName, placeAt, indexOf }
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
