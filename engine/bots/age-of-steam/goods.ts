import { areaOf, NEW_CITIES } from '../../age-of-steam/display.ts'
import { type Game, newCityAt, trackOf } from '../../age-of-steam/game.ts'
import { BASE_STEPS } from '../../age-of-steam/steps.ts'
import { type Column, GOODS, type Good, type Letter, type State } from '../../age-of-steam/types.ts'
import type { Seat } from '../../core/rules.ts'
import type { HexIndex } from '../../track/board.ts'
import { atLeast } from '../rail/arrivals.ts'
import type { Freight, Market } from '../rail/market.ts'
import { leftBy, rivalsAt } from '../rail/rivals.ts'

const SIDES_OF_A_DIE = 6
/** What lies on the board and what the display may bring to it, and where it can go. */
export function marketOf(game: Game, state: State, seat: Seat): Market {
  const { steps } = game
  const left = steps.rounds(state.players.length) - state.round
  const rivals = rivalsAt(trackOf(game, state), seat)
  const lying = Object.entries(state.cubes).flatMap(([hex, cubes]) =>
    cubes.map((cube): Freight => {
      const others = rivals.get(Number(hex)) ?? 0
      return { place: Number(hex), cube: GOODS.indexOf(cube), there: ahead(left, (i) => leftBy(others, i)) }
    }),
  )
  const plain = steps.bonuses === BASE_STEPS.bonuses
  const takes = new Uint16Array(game.board.hexes.length)
  for (const place of game.board.places) takes[place] = takenAt(game, state, place)
  const cache = new Map<number, number>()
  return {
    freights: [...lying, ...coming(game, state, left, rivals)],
    takes,
    passes: (place) => steps.passThrough(game, state, place),
    extra(from, to, cube) {
      if (plain) return 0
      const key = (from * 1024 + to) * 8 + cube
      const known = cache.get(key)
      if (known !== undefined) return known
      const walked = {
        places: [from, to],
        steps: [{ side: 0 as const, to, arrives: 0 as const, owner: seat, length: 1 }],
      }
      const extra = Math.max(
        0,
        ...steps.bonuses(game, state, seat, GOODS[cube] as Good, walked).map(({ gains }) => gains[seat] ?? 0),
      )
      cache.set(key, extra)
      return extra
    },
  }
}

export function takenAt(game: Game, state: State, place: HexIndex): number {
  let bits = 0
  for (const [i, good] of GOODS.entries()) if (game.steps.accepts(game, state, place, good)) bits |= 1 << i
  return bits
}

const ahead = (left: number, chance: (i: number) => number): number[] =>
  Array.from({ length: left + 1 }, (_, i) => chance(i))

/** The city that a column of the display feeds. */
export function cityOfColumn(game: Game, state: State, column: Column): HexIndex | undefined {
  const placed = state.newCities.find((city) => city.letter === column)
  if (placed) return placed.hex
  return game.board.places.find((hex) => {
    const number = game.board.hexes[hex]?.place?.number
    return number && `${number.side}${number.die}` === column && newCityAt(state, hex) === undefined
  })
}

function coming(game: Game, state: State, left: number, rivals: ReadonlyMap<HexIndex, number>): Freight[] {
  const columns = [...new Set(game.steps.spaces.map(({ column }) => column))]
  return columns.flatMap((column) => {
    const place = cityOfColumn(game, state, column)
    return place === undefined ? [] : cubesOfColumn(game, state, column, place, left, rivals.get(place) ?? 0)
  })
}

/** The cubes of a column, from the top, as they may come to its city. */
export function cubesOfColumn(
  game: Game,
  state: State,
  column: Column,
  place: HexIndex,
  left: number,
  others: number,
): Freight[] {
  if (!game.steps.growthAreas.includes(areaOf(column))) return []
  const dice = game.steps.growthDice(state)
  const cubes = state.display[column].filter((cube) => cube !== null)
  return cubes.map((cube, i) => ({
    place,
    cube: GOODS.indexOf(cube),
    there: ahead(left, (n) => atLeast(i + 1, n * dice, 1 / SIDES_OF_A_DIE) * leftBy(others, n)),
  }))
}

/** What a New City of this letter would take. */
export const takenByLetter = (letter: Letter): number => 1 << GOODS.indexOf(NEW_CITIES[letter].color as Good)
