import type { Refusal } from '../core/refusal.ts'
import type { Seat } from '../core/rules.ts'
import { CITY, type HexIndex, type Terrain } from '../track/board.ts'
import type { Change } from '../track/build.ts'
import type { TileKind } from '../track/tiles.ts'
import { AREAS, type Area, LETTER_COLUMNS, NEW_CITIES, SPACES, withSpace } from './display.ts'
import { editionOf } from './edition.ts'
import {
  addCube,
  drawCube,
  type Game,
  nameOf,
  newCityAt,
  playerOf,
  type Run,
  returnToBag,
  trackOf,
  update,
} from './game.ts'
import { bestFirst, pointsOf } from './score.ts'
import { GOODS, type Good, type Letter, type PriceLine, SPECIALS, type Special, type State } from './types.ts'

/** Ids of the phases, in the words of the rules; `advance` is what happens between two rounds. */
export type PhaseId =
  | 'shares'
  | 'order'
  | 'actions'
  | 'build'
  | 'goods'
  | 'income'
  | 'expenses'
  | 'reduction'
  | 'growth'

/**
 * The steps of the rules that a map may carry out in its own way (section 7 of the rules). The base calls them and
 * does not know that maps exist.
 */
export interface Steps {
  /** Cubes that are in the game, by colour. */
  bag(): Readonly<Record<Good, number>>
  newCities: readonly Letter[]
  money: number
  fillDisplay(run: Run): void
  fillBoard(run: Run): void
  rounds(seats: number): number
  phases: readonly PhaseId[]
  /** Most shares a seat may issue now. */
  sharesMax(state: State, seat: Seat): number
  specials: readonly Special[]
  tileLimit(state: State, seat: Seat): number
  /** Whether a seat's very first track may start at this city. */
  firstTileAt(game: Game, state: State, city: HexIndex): boolean
  /** Price of a tile of this kind on an empty hex that is no town, line by line. */
  terrainPrice(terrain: Terrain, kind: TileKind): readonly PriceLine[]
  /** What hinders a seat from ending its building turn. */
  endTurn(game: Game, state: State, seat: Seat): Refusal | null
  afterBuild(run: Run, seat: Seat, change: Change): void
  /** Cubes that lie on a town when it becomes a city. */
  urbanizeTownCubes(run: Run, town: HexIndex): void
  /** Hexes whose cubes may be delivered. */
  sources(game: Game, state: State): readonly HexIndex[]
  /** Whether a place takes this good, and so ends its journey. */
  accepts(game: Game, state: State, place: HexIndex, good: Good): boolean
  /** Whether a journey may go on beyond this place. */
  passThrough(game: Game, state: State, place: HexIndex): boolean
  /** Income of each seat on top of what the links bring. */
  bonus(game: Game, state: State, mover: Seat, good: Good, places: readonly HexIndex[]): readonly number[] | null
  afterDelivery(run: Run, good: Good): void
  reduction(state: State, income: number): number
  growthStart(run: Run): void
  growthExtra(run: Run): void
  growthAreas: readonly Area[]
  growthDice(state: State): number
  /** Seats in the order of their places, those who share one together. */
  rank(state: State, points: readonly number[]): readonly (readonly Seat[])[]
  points(game: Game, state: State, seat: Seat): number
}

const ROUNDS: Readonly<Record<number, number>> = { 1: 10, 2: 8, 3: 10, 4: 8, 5: 7, 6: 6 }
const MOST_SHARES = 15
const TILES_A_TURN = 3
const TILES_OF_AN_ENGINEER = 4
const SIMPLE_PRICE = 2
const COMPLEX_EXTRA: Readonly<Record<TileKind, number>> = { simple: 0, 'side-by-side': 1, crossing: 2, town: 0 }
const TERRAIN_EXTRA: Readonly<Record<Terrain, number>> = { plain: 0, river: 1, mountain: 2, swamp: 0 }

export const BASE_STEPS: Steps = {
  bag: () => ({ red: 20, blue: 20, purple: 20, yellow: 20, black: 16, white: 0 }),
  newCities: LETTER_COLUMNS,
  money: 10,
  fillDisplay,
  fillBoard,
  rounds: (seats) => ROUNDS[seats] as number,
  phases: ['shares', 'order', 'actions', 'build', 'goods', 'income', 'expenses', 'reduction', 'growth'],
  sharesMax: (state, seat) => MOST_SHARES - playerOf(state, seat).shares,
  specials: SPECIALS,
  tileLimit: (state, seat) => (playerOf(state, seat).special === 'engineer' ? TILES_OF_AN_ENGINEER : TILES_A_TURN),
  firstTileAt: () => true,
  terrainPrice,
  endTurn: () => null,
  afterBuild: () => {},
  urbanizeTownCubes: () => {},
  sources: (game, state) =>
    Object.keys(state.cubes)
      .map(Number)
      .filter((hex) => trackOf(game, state).kinds[hex] === CITY),
  accepts: (game, state, place, good) => colorsAt(game, state, place).includes(good),
  passThrough: () => true,
  bonus: () => null,
  afterDelivery: returnToBag,
  reduction,
  growthStart: () => {},
  growthExtra: () => {},
  growthAreas: AREAS,
  growthDice: (state) => (editionOf(state.options).growthDice === 'seats' ? state.players.length : state.order.length),
  rank: bestFirst,
  points: pointsOf,
}

/** The goods a city takes: its printed colour, or that of the New City placed there. */
export function colorsAt(game: Game, state: State, place: HexIndex): readonly string[] {
  const letter = newCityAt(state, place)
  return letter === undefined ? (game.board.hexes[place]?.place?.colors ?? []) : [NEW_CITIES[letter].color]
}

/** One random cube on every space (AOS-SETUP-05). */
function fillDisplay(run: Run): void {
  for (const space of SPACES) {
    const cube = drawCube(run, `display/${space.column}/${space.row}`)
    if (cube) update(run, { display: withSpace(run.state.display, space, cube) })
  }
}

/** The printed number of cubes on every city, in the order of the map file (AOS-SETUP-06). */
function fillBoard(run: Run): void {
  for (const hex of run.game.board.places) {
    const count = run.game.board.hexes[hex]?.place?.cubes ?? 0
    for (let i = 0; i < count; i++) {
      const cube = drawCube(run, `city/${nameOf(run.game, hex)}/${i}`)
      if (cube) addCube(run, hex, cube)
    }
  }
}

function terrainPrice(terrain: Terrain, kind: TileKind): PriceLine[] {
  const lines = [{ what: kind, amount: SIMPLE_PRICE + COMPLEX_EXTRA[kind] }]
  const extra = TERRAIN_EXTRA[terrain]
  return extra === 0 ? lines : [...lines, { what: terrain, amount: extra }]
}

/** AOS-RED-01: two for every ten begun above ten, and no more than the edition's highest. */
function reduction(state: State, income: number): number {
  if (income <= 10) return 0
  const byTens = income >= 50 ? 10 : Math.floor((income - 1) / 10) * 2
  return Math.min(byTens, editionOf(state.options).highestReduction)
}

export const isGood = (text: string): text is Good => (GOODS as readonly string[]).includes(text)
