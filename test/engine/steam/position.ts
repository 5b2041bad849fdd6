import type { Outcome } from '#engine/core/chance.ts'
import type { Options } from '#engine/core/file/options.ts'
import { hexName } from '#engine/hex/layout.ts'
import { trackOf } from '#engine/steam/game.ts'
import { type Action, type Good, type Player, type Stage, type State, steam } from '#engine/steam/index.ts'
import { type Chain, chains, isLink } from '#engine/track/track.ts'
import { directed } from '../directed.ts'
import { playing, type TurnOf } from '../playing.ts'

export { directed }

/** The board of the worked examples; where nothing else is said a position is one on it. */
const USUAL = 'steam-northeast'

export const game = steam.game(USUAL)

/** The rules count hexes of this board from Albany: east and south along the sides of the hexes. */
export const at = (q: number, r: number): string => hexName([8 + q, 5 + r + Math.floor(q / 2)])

export const HEX = {
  Albany: at(0, 0),
  Poughkeepsie: at(0, 2),
  NewYork: at(0, 4),
  Hartford: at(2, 1),
  NewHaven: at(3, 2),
  Boston: hexName([13, 5]),
  Springfield: hexName([11, 5]),
  Syracuse: hexName([4, 4]),
} as const

export const hexIndex = (name: string, map = USUAL): number => steam.game(map).board.byName.get(name) as number

const table = playing(steam)

export const { accepted, played, refusedBy } = table

export const optionsWith = (wanted: Options = {}, map = USUAL): Options => table.optionsWith(wanted, map)

export const STANDARD: Options = { mode: 'standard' }

export type Turn = TurnOf<Action>

/** Seat 0 is dealt the lowest action tile, then seat 1, …: the turn order is the order of the seats. */
const DEALT: Readonly<Record<string, Outcome>> = Object.fromEntries(
  ['turn-order', 'first-move', 'engineer', 'first-build', 'city-growth', 'locomotive'].map((tile, seat) => [
    `deal/${seat}`,
    tile,
  ]),
)

export const begin = (
  seats = 4,
  options: Options = {},
  outcomes: Readonly<Record<string, Outcome>> = {},
  map = USUAL,
  labels: string[] = [],
): State => steam.setup({ map, options: optionsWith(options, map), seats }, directed({ ...DEALT, ...outcomes }, labels))

export interface Arrangement {
  readonly map?: string
  readonly seats?: number
  readonly options?: Options
  /** By seat; what is not said is as at the start, without cash. */
  readonly players?: Readonly<Record<number, Partial<Player>>>
  readonly change?: Partial<State>
}

export function arranged(
  stage: (state: State) => Stage,
  { map, seats, options, players = {}, change = {} }: Arrangement,
): State {
  const state = begin(seats, { firstOrder: 'random', ...options }, {}, map)
  const changed = state.players.map((player, seat) => ({ ...player, cash: 0, ...players[seat] }))
  const patched = { ...state, players: changed, ...change }
  return { ...patched, stage: stage(patched) }
}

/** The build phase, the seats building in the order of the table. */
export const building = (arrangement: Arrangement = {}): State =>
  arranged((state) => {
    const { tile, uses } = state.players[state.order[0] as number] as Player
    const due = uses && (tile === 'city-growth' || tile === 'urbanization') ? tile : null
    return { phase: 'build', left: state.order, built: 0, due, added: [], pending: [], history: [] }
  }, arrangement)

export const selecting = (arrangement: Arrangement = {}): State =>
  arranged((state) => ({ phase: 'select', left: state.order }), arrangement)

export const movingGoods = (arrangement: Arrangement = {}): State =>
  arranged((state) => ({ phase: 'goods', pass: 1, left: state.order, upgraded: [], scoring: null }), arrangement)

/** The last decision of a round: the first seat has still to move goods, the others have done so. */
export function lastDecision(arrangement: Arrangement = {}): State {
  const state = movingGoods(arrangement)
  return {
    ...state,
    stage: { phase: 'goods', pass: 2, left: [state.order[0] as number], upgraded: [], scoring: null },
  }
}

/** Exactly these cubes on the board; all others that lay there are in the bag again. */
export function withCubes(state: State, cubes: Readonly<Record<string, readonly Good[]>>): State {
  const bag = { ...state.bag }
  for (const cube of Object.values(state.cubes).flat()) bag[cube]++
  for (const cube of Object.values(cubes).flat()) bag[cube]--
  const lying = Object.fromEntries(Object.entries(cubes).map(([hex, goods]) => [hexIndex(hex, state.map), goods]))
  return { ...state, cubes: lying, bag }
}

/** Exactly these groups in the supply, all other spaces empty. */
export function withSupply(state: State, ...groups: readonly (readonly Good[])[]): State {
  const bag = { ...state.bag }
  for (const cube of state.supply.flat()) bag[cube]++
  for (const cube of groups.flat()) bag[cube]--
  return { ...state, supply: state.supply.map((_, i) => groups[i] ?? []), bag }
}

/** New Cities on towns that have no tile yet. */
export const withCities = (state: State, cities: Readonly<Record<string, Good>>): State => ({
  ...state,
  newCities: Object.entries(cities).map(([hex, color]) => ({ hex: hexIndex(hex, state.map), color })),
})

export const withPlayer = (state: State, seat: number, change: Partial<Player>): State => ({
  ...state,
  players: state.players.map((one, i) => (i === seat ? { ...one, ...change } : one)),
})

export const build = (hex: string, tile: string, rotation: number): Action => ({ type: 'build', hex, tile, rotation })
export const urbanize = (hex: string, color: Good, group?: number): Action =>
  group === undefined ? { type: 'urbanize', hex, color } : { type: 'urbanize', hex, color, group }
export const grow = (hex: string, group: number): Action => ({ type: 'grow', hex, group })
export const END: Action = { type: 'endBuild' }
export const BACK: Action = { type: 'takeBack' }
export const PASS: Action = { type: 'pass' }

export const turn = (seat: number, actions: readonly Action[]): Turn[] =>
  [...actions, END].map((action) => [seat, action])

/** A turn that goes on. */
export const part = (seat: number, actions: readonly Action[]): Turn[] => actions.map((action) => [seat, action])

/** The next building turn of a seat: nothing of it is done yet. */
export function nextTurn(state: State, seat: number): State {
  const { tile, uses } = state.players[seat] as Player
  const due = uses && (tile === 'city-growth' || tile === 'urbanization') ? tile : null
  const left = [seat, ...state.order.filter((other) => other !== seat)]
  return { ...state, stage: { phase: 'build', left, built: 0, due, added: [], pending: [], history: [] } }
}

export const player = (state: State, seat: number): Player => state.players[seat] as Player

/** Cash, income and points: how the rules write down what a player has. */
export function purse(state: State, seat: number): [number, number, number] {
  const { cash, income, points } = player(state, seat)
  return [cash, income, points]
}

export const having = (cash: number, income = 0, points = 0): Partial<Player> => ({ cash, income, points })

/** So much that no price is too high; they have built before. */
export const RICH: Partial<Player> = { cash: 60, hasBuilt: true }
export const ALL_RICH: Readonly<Record<number, Partial<Player>>> = { 0: RICH, 1: RICH, 2: RICH, 3: RICH }

export const spent = (before: State, after: State, seat: number): number =>
  player(before, seat).cash - player(after, seat).cash

/** What an action costs the seat that plays it. */
export const cost = (state: State, seat: number, action: Action): number =>
  spent(state, accepted(state, seat, action).state, seat)

/** Owners of the tile on a hex, by segment. */
export const owners = (state: State, hex: string): readonly (number | null)[] | undefined =>
  state.tiles[hexIndex(hex, state.map)]?.owners

export const chainsOf = (state: State, seat: number | null): Chain[] =>
  chains(trackOf(steam.game(state.map), state)).filter((chain) => chain.owner === seat)
export const linksOf = (state: State, seat: number | null): Chain[] => chainsOf(state, seat).filter(isLink)
export const sectionsOf = (state: State, seat: number | null): Chain[] =>
  chainsOf(state, seat).filter((chain) => !isLink(chain))
