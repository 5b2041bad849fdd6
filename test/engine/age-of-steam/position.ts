import {
  type Action,
  ageOfSteam,
  type Good,
  type Letter,
  type Player,
  type Stage,
  type State,
} from '#engine/age-of-steam/index.ts'
import type { Outcome } from '#engine/core/chance.ts'
import type { Options } from '#engine/core/file/options.ts'
import { directed } from '../directed.ts'
import { playing, type TurnOf } from '../playing.ts'

export { directed }

/** The hexes of the worked examples: both rule texts tell the same story around Indianapolis. */
export const HEX = {
  Evansville: 'J10',
  Cincinnati: 'M9',
  Indianapolis: 'K9',
  Lexington: 'N10',
  A: 'K10',
  B: 'L9',
  C: 'N9',
  D: 'J9',
  F: 'L8',
  G: 'M10',
} as const

/** Where nothing else is said a position is one on this map. */
const USUAL = 'rust-belt'

export const game = ageOfSteam.game(USUAL)

export const hexIndex = (name: string, map = USUAL): number => ageOfSteam.game(map).board.byName.get(name) as number

const table = playing(ageOfSteam)

export const { accepted, played, refusedBy } = table

export const optionsWith = (wanted: Options = {}, map = USUAL): Options => table.optionsWith(wanted, map)

/** Seat 0 rolls best, then seat 1, …: the player order is the order of the seats. */
const IN_ORDER = Object.fromEntries([6, 5, 4, 3, 2, 1].map((value, seat) => [`order/1/${seat}/`, value]))

/** Four seats, or as many as the map takes. */
function usualSeats(map: string): number {
  const [fewest, most] = ageOfSteam.maps.find(({ id }) => id === map)?.seats ?? [4, 4]
  return Math.min(most, Math.max(fewest, 4))
}

export const begin = (
  seats?: number,
  options: Options = {},
  outcomes: Readonly<Record<string, Outcome>> = {},
  map = USUAL,
  labels: string[] = [],
): State =>
  ageOfSteam.setup(
    { map, options: optionsWith(options, map), seats: seats ?? usualSeats(map) },
    directed({ ...IN_ORDER, ...outcomes }, labels),
  )

export interface Arrangement {
  readonly map?: string
  readonly seats?: number
  readonly options?: Options
  /** By seat; what is not said is as at the start. */
  readonly players?: Readonly<Record<number, Partial<Player>>>
  readonly change?: Partial<State>
}

export function arranged(
  stage: (state: State) => Stage,
  { map, seats, options, players = {}, change = {} }: Arrangement,
): State {
  const state = begin(seats, options, {}, map)
  const changed = state.players.map((player, seat) => ({ ...player, ...players[seat] }))
  const patched = { ...state, players: changed, ...change }
  return { ...patched, stage: stage(patched) }
}

/** The build phase, the seats building in the order of the table. */
export const building = (arrangement: Arrangement = {}): State =>
  arranged(
    (state) => ({
      phase: 'build',
      left: state.order,
      urbanized: false,
      prices: [],
      history: [],
      choice: null,
      added: state.players.map(() => []),
    }),
    arrangement,
  )

export const movingGoods = (arrangement: Arrangement = {}): State =>
  arranged((state) => ({ phase: 'goods', pass: 1, left: state.order, upgraded: [] }), arrangement)

/** The last decision of a round: the first seat has still to move goods, the others have done so. */
export function lastDecision(arrangement: Arrangement = {}): State {
  const state = movingGoods(arrangement)
  return { ...state, stage: { phase: 'goods', pass: 2, left: [state.order[0] as number], upgraded: [] } }
}

/** Exactly these cubes on the board; all others that lay there are in the bag again, cotton out of the game. */
export function withCubes(state: State, cubes: Readonly<Record<string, readonly Good[]>>): State {
  const bag = { ...state.bag }
  for (const cube of Object.values(state.cubes).flat()) bag[cube]++
  for (const cube of Object.values(cubes).flat()) bag[cube]--
  const lying = Object.fromEntries(Object.entries(cubes).map(([hex, goods]) => [hexIndex(hex, state.map), goods]))
  const removed = { ...state.removed, white: state.removed.white + bag.white }
  return { ...state, cubes: lying, bag: { ...bag, white: 0 }, removed }
}

/** New Cities on towns that have no tile yet. */
export const withCities = (state: State, cities: Readonly<Record<string, Letter>>): State => ({
  ...state,
  newCities: Object.entries(cities).map(([hex, letter]) => ({ hex: hexIndex(hex, state.map), letter })),
})

export const withPlayer = (state: State, seat: number, change: Partial<Player>): State => ({
  ...state,
  players: state.players.map((one, i) => (i === seat ? { ...one, ...change } : one)),
})

export const incomes = (state: State): number[] => state.players.map(({ income }) => income)

export const build = (hex: string, tile: string, rotation: number): Action => ({ type: 'build', hex, tile, rotation })
export const END: Action = { type: 'endBuild' }
export const PASS: Action = { type: 'pass' }

export type Turn = TurnOf<Action>

/** What an action costs the seat that plays it. */
export function cost(state: State, seat: number, action: Action): number {
  const { state: next } = accepted(state, seat, action)
  return (state.players[seat]?.money ?? 0) - (next.players[seat]?.money ?? 0)
}

export const player = (state: State, seat: number): Player => state.players[seat] as Player

/** Owners of the tile on a hex, by segment. */
export const owners = (state: State, hex: string): readonly (number | null)[] | undefined =>
  state.tiles[hexIndex(hex, state.map)]?.owners
