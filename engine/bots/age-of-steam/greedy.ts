import { builderFor, buildQueryFor } from '../../age-of-steam/building.ts'
import { deliveryQueryFor } from '../../age-of-steam/delivering.ts'
import { emptySpaces, NEW_CITIES, type Space } from '../../age-of-steam/display.ts'
import { type Game, nameOf, newCityAt, playerOf, trackOf } from '../../age-of-steam/game.ts'
import type { StageOf } from '../../age-of-steam/phases/phase.ts'
import { ageOfSteam } from '../../age-of-steam/played.ts'
import { colorsAt } from '../../age-of-steam/steps.ts'
import type { Action, Good, Moves, Special, State } from '../../age-of-steam/types.ts'
import type { Pick, Seat } from '../../core/rules.ts'
import { CITY } from '../../track/board.ts'
import { allDeliveries } from '../../track/journey.ts'
import type { Delivery, Way } from '../../track/offers.ts'
import type { Choice } from '../bot.ts'
import { type Building, best, nextBuild, type Taste } from '../rail/carrying.ts'
import type { Prices } from '../rail/plans.ts'
import { type Carrying, hexesAround, ownNetwork, prospects, townsOnLinks } from '../rail/prospects.ts'

/** Builds links that its goods can use soon, delivers what pays best, and keeps enough money for the bills. */
export const playAgeOfSteam: Choice = (_, view, seat, pick) => choose(view as State, seat, pick)

const TASTE: Taste = { aTile: 0.4, aDollar: 0.35 }

const LAND: Readonly<Record<string, number>> = { plain: 2, swamp: 2, river: 3, mountain: 4 }
const PRICES: Prices = {
  plain: ({ cost, terrain }) => cost ?? LAND[terrain] ?? 2,
  townEnd: () => 2,
  townThrough: () => 3,
  replacement: 3,
}

const carryingOf = (game: Game, state: State, seat: Seat): Carrying => ({
  cubes: state.cubes,
  mostLinks: playerOf(state, seat).engine,
  accepts: (place, cube) => game.steps.accepts(game, state, place, cube as Good),
})

/** Every question of every map is here: a phase that nobody plays does not compile. */
function choose(state: State, seat: Seat, pick: Pick): Action {
  const game = ageOfSteam.game(state.map)
  const { stage } = state
  switch (stage.phase) {
    case 'shares':
      return { type: 'issue', n: sharesFor(game, state, seat) }
    case 'order':
      return bid(game, state, seat)
    case 'payment':
      return { type: spareMoney(game, state, seat) >= 5 ? 'payFirst' : 'declineFirst' }
    case 'actions':
      return { type: 'choose', action: special(game, state, seat) }
    case 'build':
      return build(game, state, seat, pick)
    case 'goods':
      return move(game, state, seat)
    case 'growth':
      return grow(game, state, stage, seat, pick)
    case 'over':
      throw new Error('nobody is asked')
  }
}

const bills = (state: State, seat: Seat): number => {
  const { shares, engine, income } = playerOf(state, seat)
  return Math.max(0, shares + engine - income)
}

const roundsLeft = (game: Game, state: State): number => game.steps.rounds(state.players.length) - state.round

const TRACK_BUDGET = 8

/** Enough for this round's bills and a turn of building; later shares cost more than they bring. */
function sharesFor(game: Game, state: State, seat: Seat): number {
  const { money } = playerOf(state, seat)
  const wanted = bills(state, seat) + (roundsLeft(game, state) > 1 ? TRACK_BUDGET : 2)
  const missing = Math.ceil((wanted - money) / 5)
  return Math.min(Math.max(0, missing), 5, game.steps.sharesMax(state, seat))
}

/** What is left once the bills are paid and some track is built. */
const spareMoney = (game: Game, state: State, seat: Seat): number =>
  playerOf(state, seat).money - bills(state, seat) - (roundsLeft(game, state) > 0 ? TRACK_BUDGET - 2 : 0)

function bid(game: Game, state: State, seat: Seat): Action {
  const moves = ageOfSteam.moves(state, seat) as Extract<Moves, { ask: 'bid' }>
  const spare = spareMoney(game, state, seat)
  if (moves.mayBid && moves.min <= Math.min(spare, 1 + Math.floor(state.round / 2)))
    return { type: 'bid', amount: moves.min }
  return moves.freePass ? { type: 'freePass' } : { type: 'drop' }
}

/** What helps most now comes first; the rest in an order that is never useless. */
function special(game: Game, state: State, seat: Seat): Special {
  const free = (ageOfSteam.moves(state, seat) as Extract<Moves, { ask: 'choose' }>).actions
  const { engine, money } = playerOf(state, seat)
  const waiting = prospects(carryingOf(game, state, seat), ownNetwork(game, state, seat)).length
  const wishes: readonly [Special, boolean][] = [
    ['locomotive', engine < 2 + state.round / 2 && waiting > 0],
    ['first-move', waiting > 2],
    ['urbanization', townsOnLinks(trackOf(game, state), seat).length > 0 || !trackOf(game, state).kinds.includes(CITY)],
    ['engineer', money >= TRACK_BUDGET],
    ['first-build', money >= 6],
    ['locomotive', engine < 5],
    ['first-move', true],
    ['production', true],
    ['turn-order', true],
  ]
  return wishes.find(([wish, wanted]) => wanted && free.includes(wish))?.[0] ?? (free[0] as Special)
}

function build(game: Game, state: State, seat: Seat, pick: Pick): Action {
  const { prices, urbanized, choice } = stageOf(state)
  if (choice !== null) return { type: 'chooseGains', option: best(choice.options, (gains) => gains[seat] ?? 0) }
  const urbanize = prices.length === 0 && !urbanized ? newCity(game, state, seat) : null
  if (urbanize) return urbanize
  // Where unfinished track forbids the end of a turn, a plan that came to nothing is taken back, sooner or later.
  const mayEnd = game.steps.endTurn(game, state, seat) === null
  const tired = game.steps.mayTakeBack && pick(8) === 0
  const left = game.steps.tileLimit(state, seat) - prices.length
  const spare = playerOf(state, seat).money - Math.max(0, bills(state, seat) - 2)
  const tile = tired ? null : nextBuild(game, state, seat, left, spare, buildingFor(game, state, seat), pick)
  return tile ?? { type: mayEnd ? 'endBuild' : 'takeBack' }
}

const buildingFor = (game: Game, state: State, seat: Seat): Building<State> => ({
  prices: PRICES,
  taste: TASTE,
  carrying: carryingOf(game, state, seat),
  play: ageOfSteam.play,
  buildQuery: (position) => buildQueryFor(builderFor(game, position, seat, stageOf(position).prices)),
  isSound: () => true,
})

const stageOf = (state: State): StageOf<'build'> => state.stage as StageOf<'build'>

/** A New City goes where own links meet, or, where there is no city yet, where most goods of one colour lie around. */
function newCity(game: Game, state: State, seat: Seat): Action | null {
  if (playerOf(state, seat).special !== 'urbanization') return null
  const free = game.steps.newCities.filter((letter) => !state.newCities.some((city) => city.letter === letter))
  const own = ownNetwork(game, state, seat)
  const noCity = !trackOf(game, state).kinds.includes(CITY)
  const towns = noCity ? game.board.places : townsOnLinks(trackOf(game, state), seat)
  const sites = towns.flatMap((town) => free.map((letter) => ({ town, letter })))
  if (sites.length === 0) return null
  const worth = ({ town, letter }: (typeof sites)[number]): number => {
    const places = noCity ? hexesAround(game.board, town, 3) : [...own.keys()]
    const asked = places
      .flatMap((place) => state.cubes[place] ?? [])
      .filter((cube) => cube === NEW_CITIES[letter].color)
    return (own.get(town)?.size ?? 0) * 10 + asked.length
  }
  const { town, letter } = sites[best(sites, worth)] as (typeof sites)[number]
  return { type: 'urbanize', hex: nameOf(game, town), letter }
}

function move(game: Game, state: State, seat: Seat): Action {
  const deliveries = allDeliveries(deliveryQueryFor(game, state, seat))
  const first = deliveries[0]
  const way = first?.ways[0]
  const { engine } = playerOf(state, seat)
  const upgrade =
    (ageOfSteam.moves(state, seat) as Extract<Moves, { ask: 'goods' }>).engine && affordable(game, state, seat)
  if (first && way && pays(way, seat, upgrade && engine < 3 && state.round <= 2)) return deliver(first, way)
  return upgrade ? { type: 'engine' } : { type: 'pass' }
}

const pays = (way: Way, seat: Seat, wantsEngine: boolean): boolean => (way.gains[seat] ?? 0) > (wantsEngine ? 1 : 0)

const deliver = ({ from, cube }: Delivery<Good>, { path, bonus }: Way): Action =>
  bonus === undefined ? { type: 'deliver', from, cube, path } : { type: 'deliver', from, cube, path, bonus }

const affordable = (game: Game, state: State, seat: Seat): boolean =>
  playerOf(state, seat).money > bills(state, seat) + 1 && roundsLeft(game, state) > 1

/** Cubes of Production go where cities of its own will get them and can send them on. */
function grow(game: Game, state: State, stage: StageOf<'growth'>, seat: Seat, pick: Pick): Action {
  if (stage.drawn === null) return { type: 'produce' }
  const own = ownNetwork(game, state, seat)
  const [cube] = stage.drawn
  const spaces = emptySpaces(game.steps.spaces, state.display)
  const useful = spaces.filter(
    (space) => servesOwn(game, state, own, space) && !takesOwnColor(game, state, space, cube),
  )
  const offered = useful.length > 0 ? useful : spaces
  const { column, row } = offered[pick(offered.length)] as Space
  return { type: 'place', cube: cube as NonNullable<typeof cube>, column, row }
}

function cityOf(game: Game, state: State, { column }: Space): number | undefined {
  const placed = state.newCities.find((city) => city.letter === column)
  if (placed) return placed.hex
  return game.board.places.find((hex) => {
    const number = game.board.hexes[hex]?.place?.number
    return number && `${number.side}${number.die}` === column && newCityAt(state, hex) === undefined
  })
}

const servesOwn = (game: Game, state: State, own: ReadonlyMap<number, unknown>, space: Space): boolean =>
  own.has(cityOf(game, state, space) ?? -1)

const takesOwnColor = (game: Game, state: State, space: Space, cube: string | undefined): boolean =>
  colorsAt(game, state, cityOf(game, state, space) ?? -1).includes(cube ?? '')
