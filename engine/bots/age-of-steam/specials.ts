import { NEW_CITIES } from '../../age-of-steam/display.ts'
import { playerOf } from '../../age-of-steam/game.ts'
import { free } from '../../age-of-steam/phases/actions.ts'
import type { Letter, Special, State } from '../../age-of-steam/types.ts'
import { SIDES } from '../../hex/layout.ts'
import { type Board, type HexIndex, NO_HEX, neighbourOf, TOWN } from '../../track/board.ts'
import { loadsOn, type Market } from '../rail/market.ts'
import { accountOf, prospectOf } from '../rail/outlook.ts'
import { bestTurn, turnsOf } from '../rail/turns.ts'
import { mapped, type Thinking } from '../thinking.ts'
import { cubesOfColumn, takenByLetter } from './goods.ts'
import { type Purse, purseOf } from './ledger.ts'
import { type View, viewOf } from './view.ts'

export interface SpecialWorth {
  readonly special: Special
  readonly value: number
}

const TILES = 3

/** Every action that is free, by what the round with it would come to after paying so much; the best first. */
export function* specialsWorth(view: View, price = 0): Thinking<SpecialWorth[]> {
  const { game, state, seat } = view
  const { engine } = playerOf(state, seat)
  const purse = view.paid(purseOf(state, seat), price)
  const limit = game.steps.tileLimit(state, seat)
  const usual = yield* turnsOf(view, engine, Math.min(TILES, limit), purse.money, purse)
  const base = yield* bestTurn(view, usual, purse)
  function* worth(special: Special): Thinking<number> {
    switch (special) {
      case 'locomotive': {
        if (engine >= 6) return base.value - 0.5
        const turns = yield* turnsOf(view, engine + 1, TILES, purse.money, purse)
        return (yield* bestTurn(view, turns, purse)).value + deniedBy(view)
      }
      case 'engineer': {
        if (limit !== TILES && state.players.length > 1) return base.value
        const turns = yield* turnsOf(view, engine, TILES + 1, purse.money, purse)
        return (yield* bestTurn(view, turns, purse)).value
      }
      case 'urbanization': {
        return (yield* bestCity(view, purse))?.value ?? base.value - 0.5
      }
      case 'first-move':
        return base.value + 0.4 * others(state) * (view.rounds.left < 3 ? 1.5 : 0.6)
      case 'first-build':
        return base.value + 0.2 * Math.min(3, others(state))
      case 'production':
        return base.value + productionWorth(view)
      case 'turn-order':
        return base.value + (view.rounds.left > 0 ? 0.6 : -0.2)
    }
  }
  const worths: SpecialWorth[] = []
  for (const special of free(game, state)) {
    worths.push({ special, value: (yield* worth(special)) + view.waver() })
  }
  return worths.sort((a, b) => b.value - a.value)
}

/** Cubes that all can fetch are worth little to one of several; alone nobody else takes them. */
const productionWorth = ({ state, rounds }: View): number => (rounds.left < 2 ? -1 : others(state) === 0 ? 1 : 0)

/** One rival alone cannot run away with it, and of two who bought engines in hope many were ruined. */
const deniedBy = ({ state, strength }: View): number => (others(state) > 1 ? strength.denial : 0)

const others = (state: State): number => state.order.length - 1

export interface CityWorth {
  readonly hex: HexIndex
  readonly letter: Letter
  /** Of the round with it. */
  readonly value: number
}

/** The New City that the round is best with; null when there is no town or no city left. */
export function* bestCity(view: View, purse: Purse): Thinking<CityWorth | null> {
  const { game, state, seat, strength } = view
  const limit = Math.min(TILES, game.steps.tileLimit(state, seat))
  let best: CityWorth | null = null
  const likely = yield* likelyCities(view)
  const count = strength.cities * (others(state) === 0 ? TIMES_ALONE : 1)
  for (const city of likely.slice(0, count)) {
    const then = viewOf(game, withCity(state, city), seat, strength, view.waver)
    const turns = yield* turnsOf(then, playerOf(state, seat).engine, limit, purse.money, purse)
    const { value } = yield* bestTurn(then, turns, purse)
    if (best === null || value > best.value) best = { ...city, value }
  }
  return best
}

/** Alone a New City decides more than anything else, since no others will come: so many times as many are looked at. */
const TIMES_ALONE = 2

/** As it is placed; what becomes of sections that end there is left out. */
export const withCity = (state: State, { hex, letter }: Site): State => ({
  ...state,
  tiles: state.tiles.with(hex, null),
  newCities: [...state.newCities, { hex, letter }],
})

interface Site {
  readonly hex: HexIndex
  readonly letter: Letter
}

/** New Cities that own links could use as they are, and those that many goods of their colour lie around. */
function* likelyCities(view: View): Thinking<Site[]> {
  const { game, state, seat, net, track } = view
  const letters = game.steps.newCities.filter((letter) => !state.newCities.some((city) => city.letter === letter))
  const towns = game.board.places.filter((hex) => track.kinds[hex] === TOWN)
  const purse = purseOf(state, seat)
  const { engine } = playerOf(state, seat)
  const before = accountOf(view, prospectOf(view, net, engine), purse).total
  const sites = yield* mapped(towns, 1, (hex) => {
    const near = hexesAround(game.board, hex, NEAR).flatMap((other) => state.cubes[other] ?? [])
    return letters.map((letter) => {
      const waiting = NEARBY * near.filter((cube) => cube === NEW_CITIES[letter].color).length
      const coming = NEARBY * state.display[letter].filter((cube) => cube !== null).length
      if (!net.has(hex)) return { hex, letter, rank: waiting + coming }
      const loads = loadsOn(net, marketWith(view, { hex, letter }))
      const gain = accountOf(view, prospectOf(view, net, engine, undefined, loads), purse).total - before
      return { hex, letter, rank: gain + waiting + coming }
    })
  })
  return sites.flat().sort((a, b) => b.rank - a.rank)
}

const NEAR = 3
const NEARBY = 0.6

/** The market as it would be with a New City. */
function marketWith({ game, state, market, rounds }: View, { hex, letter }: Site): Market {
  const takes = market.takes.slice()
  takes[hex] = takenByLetter(letter)
  const coming = cubesOfColumn(game, state, letter, hex, rounds.left, 0)
  return { ...market, takes, freights: [...market.freights, ...coming] }
}

/** All hexes so many steps away at most. */
function hexesAround(board: Board, center: HexIndex, steps: number): HexIndex[] {
  const near = new Set([center])
  for (let step = 0; step < steps; step++) {
    for (const hex of [...near]) {
      for (const side of SIDES) {
        const next = neighbourOf(board, hex, side)
        if (next !== NO_HEX) near.add(next)
      }
    }
  }
  return [...near]
}
