import type { Chance } from '../core/chance.ts'
import type { Seat, Setup } from '../core/rules.ts'
import { withCubes } from '../track/cubes.ts'
import { flow } from './flow.ts'
import { type Game, nameOf, type Run, update, updatePlayer } from './game.ts'
import { isAuctioned, modeOf } from './options.ts'
import { ACTION_TILES, type ActionTile, type Good, numberOf, type Player, type State } from './types.ts'

export const CUBES: Readonly<Record<Good, number>> = { red: 20, blue: 20, yellow: 20, purple: 20, grey: 16 }
const SPACES = 12

/** STM-SETUP-01 to -10: goods on cities and supply, the first order, and round 1 begins. */
export function setup(game: Game, { map, options, seats }: Setup, chance: Chance): State {
  const state: State = {
    game: 'steam',
    map,
    options,
    players: Array.from({ length: seats }, () => NEW_PLAYER),
    order: Array.from({ length: seats }, (_, seat) => seat),
    round: 1,
    stage: { phase: 'over' },
    tiles: game.board.hexes.map(() => null),
    newCities: [],
    grown: [],
    cubes: {},
    supply: [],
    bag: CUBES,
    bankrupt: [],
  }
  const run: Run = { game, chance, state, events: [] }
  fillCities(run)
  fillSupply(run)
  if (modeOf(options) === 'standard') dealOrder(run, byNumber)
  else if (!isAuctioned(options)) dealOrder(run, clockwiseFromLowest)
  if (modeOf(options) === 'base' && isAuctioned(options)) flow.enter(run, 'opening')
  else flow.beginRound(run)
  return run.state
}

const NEW_PLAYER: Player = {
  cash: 0,
  income: 0,
  points: 0,
  engine: 1,
  tile: null,
  uses: false,
  freePass: false,
  hasBuilt: false,
  eliminated: null,
}

/** The printed number of cubes on every city, on some maps fewer with three players (STM-SETUP-02). */
function fillCities(run: Run): void {
  const { board, map } = run.game
  const fewer = run.state.players.length === 3 ? map.fewerCubesWithThree : 0
  for (const hex of board.places) {
    const count = Math.max(0, (board.hexes[hex]?.place?.cubes ?? 0) - fewer)
    const cubes = drawn(run, `city/${nameOf(run.game, hex)}`, count)
    update(run, { cubes: withCubes(run.state.cubes, hex, cubes) })
  }
}

/** STM-SETUP-03. */
function fillSupply(run: Run): void {
  const count = run.state.players.length === 3 ? 2 : 3
  const supply = Array.from({ length: SPACES }, (_, space) => drawn(run, `supply/${space}`, count))
  update(run, { supply })
}

const drawn = (run: Run, label: string, count: number): Good[] =>
  Array.from({ length: count }, (_, i) => {
    const cube = run.chance.pick<Good>(`${label}/${i}`, run.state.bag)
    update(run, { bag: { ...run.state.bag, [cube]: run.state.bag[cube] - 1 } })
    return cube
  })

/** An action tile is dealt to everybody to find the first order, and goes back (STM-SETUP-09, STM-EXP-02). */
function dealOrder(run: Run, ordered: (tiles: readonly ActionTile[]) => Seat[]): void {
  const tiles: ActionTile[] = []
  for (const seat of run.state.players.keys()) {
    const bag = Object.fromEntries(ACTION_TILES.map((tile) => [tile, tiles.includes(tile) ? 0 : 1]))
    tiles.push(run.chance.pick<ActionTile>(`deal/${seat}`, bag as Record<ActionTile, number>))
  }
  const order = ordered(tiles)
  update(run, { order })
  run.events.push({ type: 'ordered', order, tiles })
  // Whoever comes later in the dealt order of the base game starts with a few dollars; the first has none.
  if (modeOf(run.state.options) === 'base')
    for (const [i, seat] of order.entries()) updatePlayer(run, seat, { cash: i })
}

const byNumber = (tiles: readonly ActionTile[]): Seat[] =>
  [...tiles.keys()].sort((a, b) => numberOf(tiles[a] as ActionTile) - numberOf(tiles[b] as ActionTile))

function clockwiseFromLowest(tiles: readonly ActionTile[]): Seat[] {
  const first = byNumber(tiles)[0] as Seat
  return tiles.map((_, i) => (first + i) % tiles.length)
}
