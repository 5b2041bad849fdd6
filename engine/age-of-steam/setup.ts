import type { Chance } from '../core/chance.ts'
import type { Seat, Setup } from '../core/rules.ts'
import { emptyDisplay } from './display.ts'
import { flow } from './flow.ts'
import { type Game, type Run, update } from './game.ts'
import type { Player, State } from './types.ts'

/** AOS-SETUP-01 to -10: display, cubes on the map, dice for the order, and round 1 begins. */
export function setup(game: Game, { map, options, seats }: Setup, chance: Chance): State {
  const state: State = {
    game: 'age-of-steam',
    map,
    options,
    players: Array.from({ length: seats }, () => newPlayer(game.steps.money)),
    order: [],
    round: 1,
    stage: { phase: 'over' },
    tiles: game.board.hexes.map(() => null),
    newCities: [],
    cubes: {},
    display: emptyDisplay(),
    bag: { ...game.steps.cubes, white: 0 },
    removed: { red: 0, blue: 0, purple: 0, yellow: 0, black: 0, white: 0 },
    cityColors: {},
    fixedLinks: game.board.fixedLinks.map(() => null),
    memory: {},
  }
  const run: Run = { game, chance, state, events: [] }
  game.steps.fillDisplay(run)
  game.steps.fillBoard(run)
  const order = rolledOrder(chance, seats)
  update(run, { order, memory: { rolled: order } })
  flow.beginRound(run)
  return run.state
}

const newPlayer = (money: number): Player => ({
  money,
  income: 0,
  shares: 2,
  engine: 1,
  special: null,
  freePass: false,
  hasBuilt: false,
  eliminated: null,
})

const ORDER_DICE = 3

/** Everybody rolls three dice, highest first; those who tie roll again among themselves (AOS-SETUP-08). */
function rolledOrder(chance: Chance, seats: number): Seat[] {
  if (seats === 1) return [0]
  const everybody = Array.from({ length: seats }, (_, seat) => seat)
  return separated(chance, everybody, 1)
}

function separated(chance: Chance, tied: readonly Seat[], attempt: number): Seat[] {
  const sums = new Map(tied.map((seat) => [seat, roll(chance, seat, attempt)]))
  const values = [...new Set(sums.values())].sort((a, b) => b - a)
  return values.flatMap((value) => {
    const same = tied.filter((seat) => sums.get(seat) === value)
    return same.length === 1 ? same : separated(chance, same, attempt + 1)
  })
}

function roll(chance: Chance, seat: Seat, attempt: number): number {
  let sum = 0
  for (let die = 0; die < ORDER_DICE; die++) sum += chance.die(`order/${attempt}/${seat}/${die}`)
  return sum
}
