import { NEW_CITIES } from '#engine/age-of-steam/display.ts'
import { type Game, trackOf } from '#engine/age-of-steam/game.ts'
import type { AgeOfSteam } from '#engine/age-of-steam/rules.ts'
import type { State } from '#engine/age-of-steam/types.ts'
import type { Seat } from '#engine/core/rules.ts'
import { SIDES, type Side } from '#engine/hex/layout.ts'
import type { Board, HexIndex } from '#engine/track/board.ts'
import { linkFrom } from '#engine/track/delivery.ts'
import type { Track } from '#engine/track/track.ts'
import { type BoardScene, type CityLook, printedCities } from '../../board/scene.ts'
import { pinsFor, signsOf } from './pins.ts'

/** One state of the match as the client's parts look at it. */
export interface World {
  readonly game: Game
  readonly board: Board
  readonly state: State
  readonly track: Track
  readonly scene: BoardScene
  readonly nameOf: (seat: Seat) => string
  /** What people call a hex: `Chicago`, or `K9`. */
  readonly placeName: (hex: string) => string
  readonly indexOf: (hex: string) => HexIndex
}

export function worldOf(rules: AgeOfSteam, state: State, nameOf: (seat: Seat) => string): World {
  const game = rules.game(state.map)
  const { board } = game
  const track = trackOf(game, state)
  const indexOf = (hex: string): HexIndex => board.byName.get(hex) ?? -1
  const placeName = (hex: string): string => board.hexes[indexOf(hex)]?.place?.name ?? hex
  const pins = pinsFor(board, track.kinds, signsOf(game.data))
  const scene = { track, cities: citiesOf(board, state), cubes: cubesOf(state), pins }
  return { game, board, state, track, scene, nameOf, placeName, indexOf }
}

function citiesOf(board: Board, state: State): ReadonlyMap<HexIndex, CityLook> {
  const cities = printedCities(board)
  for (const [hex, good] of Object.entries(state.cityColors)) {
    const city = cities.get(Number(hex))
    if (city) cities.set(Number(hex), { ...city, colors: [good] })
  }
  for (const { hex, letter } of state.newCities) {
    const name = board.hexes[hex]?.place?.name ?? ''
    cities.set(hex, { name, colors: [NEW_CITIES[letter].color], badge: { letter }, placed: true })
  }
  return cities
}

const cubesOf = (state: State): ReadonlyMap<HexIndex, readonly string[]> =>
  new Map(Object.entries(state.cubes).map(([hex, cubes]) => [Number(hex), cubes]))

/** The sides by which links join these places one after the other; null when they do not (any more). */
export function wayAlong({ track, indexOf }: World, places: readonly string[]): Side[] | null {
  const path: Side[] = []
  for (const [i, place] of places.slice(0, -1).entries()) {
    const to = indexOf(places[i + 1] ?? '')
    const side = SIDES.find((one) => linkFrom(track, indexOf(place), one)?.to === to)
    if (side === undefined) return null
    path.push(side)
  }
  return path
}
