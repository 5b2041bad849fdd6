import type { Refusal } from '../core/refusal.ts'
import type { Seat } from '../core/rules.ts'
import { CITY, type Hex, type HexIndex, nameOf, type Terrain } from '../track/board.ts'
import type { Effect } from '../track/build.ts'
import type { Proposal } from '../track/change.ts'
import type { Walked } from '../track/journey.ts'
import type { PriceLine } from '../track/offers.ts'
import type { TileKind } from '../track/tiles.ts'
import type { Builder } from './building.ts'
import { AREAS, type Area, LETTER_COLUMNS, NEW_CITIES, SPACES, type Space, withSpace } from './display.ts'
import { editionOf } from './edition.ts'
import { addCube, drawCube, type Game, newCityAt, playerOf, type Run, returnToBag, trackOf, update } from './game.ts'
import type { DecisionPhase } from './phases/phase.ts'
import { bestFirst, pointsOf } from './score.ts'
import { type GainsChoice, type Good, type Letter, SPECIALS, type Special, type Stage, type State } from './types.ts'

/** Ids of the phases, in the words of the rules. */
export type PhaseId = Exclude<Stage['phase'], 'over'> | 'income' | 'expenses' | 'reduction'

/** What a delivery brings on top of its links: one entry, or several of which the mover picks one by its `bonus`. */
export type Bonus = { readonly gains: readonly number[]; readonly bonus?: Seat }

/**
 * The steps of the rules that a map may carry out in its own way (section 7 of the rules). The base calls them and
 * does not know that maps exist.
 */
export interface MapSteps {
  /** Cubes that are in the game, by colour. White ones have a supply of their own and never enter the bag. */
  cubes: Readonly<Record<Good, number>>
  /** Spaces of the goods display that are in use. */
  spaces: readonly Space[]
  newCities: readonly Letter[]
  money: number
  fillDisplay(run: Run): void
  fillBoard(run: Run): void
  rounds(seats: number): number
  phases: readonly PhaseId[]
  /** Phases in which somebody decides something and which the base does not have. */
  decisions: Readonly<Record<string, DecisionPhase<Stage>>>
  /** Most shares a seat may issue now. */
  sharesMax(state: State, seat: Seat): number
  specials(state: State): readonly Special[]
  afterChoice(run: Run, special: Special): void
  tileLimit(state: State, seat: Seat): number
  /** What a seat owes for all builds of its turn together, given what each costs by itself. */
  bill(state: State, seat: Seat, prices: readonly number[]): number
  /** Whether a seat's very first track may start at this city. */
  firstTileAt(game: Game, state: State, city: HexIndex): boolean
  /** What the map asks of a build beyond the base: whether the builder's track still hangs together. */
  connection(builder: Builder, proposal: Proposal, effect: Effect): Refusal | null
  /** Price of a tile of this kind on an empty hex that is no town, line by line. */
  terrainPrice(hex: Hex, kind: TileKind): readonly PriceLine[]
  /** What hinders a seat from ending its building turn. */
  endTurn(game: Game, state: State, seat: Seat): Refusal | null
  /** Whether builds of the turn may be taken back by the rules of the map. */
  mayTakeBack: boolean
  /** After links may have been completed: income to share out, if there are several ways to. */
  afterLink(run: Run, seat: Seat): GainsChoice | null
  /** Cubes that lie on a town when it becomes a city. */
  urbanizeTownCubes(run: Run, town: HexIndex): void
  /** Hexes whose cubes may be delivered. */
  sources(game: Game, state: State): readonly HexIndex[]
  /** Whether a place takes this good, and so ends its journey. */
  accepts(game: Game, state: State, place: HexIndex, good: Good): boolean
  /** Whether a journey may go on beyond this place. */
  passThrough(game: Game, state: State, place: HexIndex): boolean
  /** Income on top of what the links bring. */
  bonuses(game: Game, state: State, mover: Seat, good: Good, way: Walked): readonly Bonus[]
  afterDelivery(run: Run, good: Good): void
  reduction(state: State, income: number): number
  growthStart(run: Run): void
  growthExtra(run: Run): void
  growthAreas: readonly Area[]
  growthDice(state: State): number
  /** Just before the final score. */
  atEnd(run: Run): void
  /** Seats in the order of their places, those who share one together. */
  rank(game: Game, state: State, points: readonly number[]): readonly (readonly Seat[])[]
  points(game: Game, state: State, seat: Seat): number
}

const ROUNDS: Readonly<Record<number, number>> = { 1: 10, 2: 8, 3: 10, 4: 8, 5: 7, 6: 6 }
const MOST_SHARES = 15
const TILES_A_TURN = 3
const TILES_OF_AN_ENGINEER = 4
const SIMPLE_PRICE = 2
export const COMPLEX_EXTRA: Readonly<Record<TileKind, number>> = { simple: 0, 'side-by-side': 1, crossing: 2, town: 0 }
const TERRAIN_EXTRA: Readonly<Record<Terrain, number>> = { plain: 0, river: 1, mountain: 2, swamp: 0 }

export const BASE_STEPS: MapSteps = {
  cubes: { red: 20, blue: 20, purple: 20, yellow: 20, black: 16, white: 0 },
  spaces: SPACES,
  newCities: LETTER_COLUMNS,
  money: 10,
  fillDisplay,
  fillBoard,
  rounds: (seats) => ROUNDS[seats] as number,
  phases: ['shares', 'order', 'actions', 'build', 'goods', 'income', 'expenses', 'reduction', 'growth'],
  decisions: {},
  sharesMax: (state, seat) => MOST_SHARES - playerOf(state, seat).shares,
  specials: () => SPECIALS,
  afterChoice: () => {},
  tileLimit: (state, seat) => (playerOf(state, seat).special === 'engineer' ? TILES_OF_AN_ENGINEER : TILES_A_TURN),
  bill: (_, __, prices) => prices.reduce((sum, price) => sum + price, 0),
  firstTileAt: () => true,
  connection: () => null,
  terrainPrice: (hex, kind) => priceOn(TERRAIN_EXTRA, hex, kind),
  endTurn: () => null,
  mayTakeBack: false,
  afterLink: () => null,
  urbanizeTownCubes: () => {},
  sources(game, state) {
    const { kinds } = trackOf(game, state)
    return Object.keys(state.cubes)
      .map(Number)
      .filter((hex) => kinds[hex] === CITY)
  },
  accepts: (game, state, place, good) => colorsAt(game, state, place).includes(good),
  passThrough: () => true,
  bonuses: (_, state) => [{ gains: state.players.map(() => 0) }],
  afterDelivery: returnToBag,
  reduction,
  growthStart: () => {},
  growthExtra: () => {},
  growthAreas: AREAS,
  growthDice: (state) => (editionOf(state.options).growthDice === 'seats' ? state.players.length : state.order.length),
  atEnd: () => {},
  rank: (_, state, points) => bestFirst(state, points),
  points: pointsOf,
}

/** The goods a city takes: its printed colour, that of the New City placed there, or the one drawn for it. */
export function colorsAt(game: Game, state: State, place: HexIndex): readonly string[] {
  const drawn = state.cityColors[place]
  if (drawn !== undefined) return [drawn]
  const letter = newCityAt(state, place)
  return letter === undefined ? (game.board.hexes[place]?.place?.colors ?? []) : [NEW_CITIES[letter].color]
}

/** One random cube on every space (AOS-SETUP-05). */
function fillDisplay(run: Run): void {
  for (const space of run.game.steps.spaces) {
    const cube = drawCube(run, `display/${space.column}/${space.row}`)
    if (cube) update(run, { display: withSpace(run.state.display, space, cube) })
  }
}

/** The printed number of cubes on every city, in the order of the map file (AOS-SETUP-06). */
function fillBoard(run: Run): void {
  for (const hex of run.game.board.places) drawOnto(run, hex, run.game.board.hexes[hex]?.place?.cubes ?? 0)
}

/** So many random cubes onto a hex. */
export function drawOnto(run: Run, hex: HexIndex, count: number): void {
  for (let i = 0; i < count; i++) {
    const cube = drawCube(run, `city/${nameOf(run.game, hex)}/${i}`)
    if (cube) addCube(run, hex, cube)
  }
}

/** One random cube onto a city in the phase of goods growth, outside the dice. */
export function growByOne(run: Run, hex: HexIndex): void {
  const cube = drawCube(run, `growth/${nameOf(run.game, hex)}`)
  if (!cube) return
  addCube(run, hex, cube)
  run.events.push({ type: 'grew', hex: nameOf(run.game, hex), cube, column: null })
}

/** The price of the kind of tile, and what the terrain adds. */
export function priceOn(extra: Readonly<Record<Terrain, number>>, { terrain }: Hex, kind: TileKind): PriceLine[] {
  const lines = [{ what: kind, amount: SIMPLE_PRICE + COMPLEX_EXTRA[kind] }]
  return extra[terrain] === 0 ? lines : [...lines, { what: terrain, amount: extra[terrain] }]
}

/** AOS-RED-01: two for every ten begun above ten, and no more than the edition's highest. */
function reduction(state: State, income: number): number {
  if (income <= 10) return 0
  const byTens = income >= 50 ? 10 : Math.floor((income - 1) / 10) * 2
  return Math.min(byTens, editionOf(state.options).highestReduction)
}
