import type { Pick, Seat } from '../../core/rules.ts'
import { builderFor, buildQueryFor, tileLimit } from '../../steam/building.ts'
import { deliveryQueryFor } from '../../steam/delivering.ts'
import { type Game, newCitiesLeft, playerOf, trackOf } from '../../steam/game.ts'
import { UNIT, unitsLeft } from '../../steam/money.ts'
import { steam } from '../../steam/played.ts'
import type { Action, ActionTile, Good, Moves, State, TileOffer } from '../../steam/types.ts'
import { growable, urbanizable } from '../../steam/urbanizing.ts'
import type { HexIndex } from '../../track/board.ts'
import { allDeliveries, worth } from '../../track/journey.ts'
import type { Choice } from '../bot.ts'
import { type Building, best, nextBuild, type Taste } from '../rail/carrying.ts'
import type { Prices } from '../rail/plans.ts'
import { ownNetwork, prospects, townsOnLinks } from '../rail/prospects.ts'
import { bills, budget, carryingOf, isStandard, roundsLeft } from './outlook.ts'

type Ask<Key extends Moves['ask']> = Extract<Moves, { ask: Key }>

/** Builds links that its goods can use soon, delivers what pays best, and takes income until it is time for points. */
export const playSteam: Choice = (_, view, seat, pick) => choose(view as State, seat, pick)

function choose(state: State, seat: Seat, pick: Pick): Action {
  const game = steam.game(state.map)
  const { stage } = state
  switch (stage.phase) {
    case 'capital':
      return { type: 'raise', n: capitalFor(state, seat) }
    case 'opening':
    case 'order':
      return bid(state, seat)
    case 'select':
      return select(game, state, seat)
    case 'build':
      return build(game, state, seat, pick)
    case 'goods':
      return stage.scoring ? score(state, seat) : move(game, state, seat)
    case 'over':
      throw new Error('nobody is asked')
  }
}

// --- money -------------------------------------------------------------------------------------------------------------

const TRACK_BUDGET = 10
const LATE_TRACK_BUDGET = 4

/** Enough for this round's expenses and a turn of building. */
function capitalFor(state: State, seat: Seat): number {
  const player = playerOf(state, seat)
  const track = roundsLeft(state) > 2 ? TRACK_BUDGET : roundsLeft(state) > 0 ? LATE_TRACK_BUDGET : 0
  const missing = bills(state, seat) + track - player.cash
  const most = Math.min(unitsLeft(player), Math.max(0, player.income + 8))
  return Math.max(0, Math.min(Math.ceil(missing / UNIT), most))
}

function bid(state: State, seat: Seat): Action {
  const moves = steam.moves(state, seat) as Ask<'bid'>
  const most = state.stage.phase === 'opening' ? 3 : Math.min(2, budget(state, seat) - LATE_TRACK_BUDGET)
  if (moves.mayBid && (moves.min <= most || !moves.mayDrop)) return { type: 'bid', amount: moves.min }
  return moves.freePass ? { type: 'freePass' } : { type: 'drop' }
}

/** Income lasts, points count; and every step below nothing costs two points at the end. */
function score(state: State, seat: Seat): Action {
  const { income } = playerOf(state, seat)
  const enough = Math.min(2 + (isStandard(state) ? playerOf(state, seat).engine : 3), 3 * roundsLeft(state))
  return { type: 'score', to: income < enough ? 'income' : 'points' }
}

// --- action tiles ------------------------------------------------------------------------------------------------------

/** What helps most now comes first; the rest in an order that is never useless. */
function select(game: Game, state: State, seat: Seat): Action {
  const { offers } = steam.moves(state, seat) as Ask<'select'>
  const { engine } = playerOf(state, seat)
  const waiting = prospects(carryingOf(game, state, seat), ownNetwork(game, state, seat)).length
  const rich = budget(state, seat)
  const wishes: readonly [ActionTile, boolean][] = [
    ['locomotive', engine < 2 + state.round / 2 && waiting > 0 && rich >= 12],
    ['first-move', waiting > 2],
    ['urbanization', roundsLeft(state) > 1 && rich >= 12 && townsOnLinks(trackOf(game, state), seat).length > 0],
    ['city-growth', waiting < 2 && state.round > 1 && rich >= 6],
    ['engineer', rich >= 8],
    ['first-build', rich >= 6],
    ['locomotive', engine < 4 && roundsLeft(state) > 1 && rich >= 10],
    ['first-move', true],
    ['turn-order', true],
  ]
  const wanted = wishes.find(([wish, reason]) => reason && offers.some(({ tile }) => tile === wish))?.[0]
  const { tile, ways } = (offers.find((offer) => offer.tile === wanted) ?? cheapest(offers)) as TileOffer
  // Whatever it did not want it takes for nothing, if it may.
  const free = ways.find(({ use, price }) => use === 'pass' && price === 0)
  const use = wanted === undefined && free ? free.use : (ways[0] as TileOffer['ways'][number]).use
  return { type: 'select', tile, use }
}

const cheapest = (offers: readonly TileOffer[]): TileOffer | undefined =>
  offers[best(offers, ({ ways }) => -Math.min(...ways.map(({ price }) => price)))]

// --- building ----------------------------------------------------------------------------------------------------------

const TASTE: Taste = { aTile: 0.5, aDollar: 0.3 }

const extra = (terrain: string): number => (terrain === 'river' ? 1 : terrain === 'mountain' ? 2 : 0)
const PRICES: Prices = {
  plain: ({ terrain }) => 2 + extra(terrain),
  townEnd: ({ terrain }) => 2 + extra(terrain),
  townThrough: ({ terrain }) => 3 + extra(terrain),
  replacement: 4,
}

const stageOf = (state: State): Extract<State['stage'], { phase: 'build' }> =>
  state.stage as Extract<State['stage'], { phase: 'build' }>

function build(game: Game, state: State, seat: Seat, pick: Pick): Action {
  const stage = stageOf(state)
  const duty = stage.due === 'urbanization' ? newCity(game, state, seat) : stage.due ? growth(game, state, seat) : null
  if (duty) return duty
  const left = tileLimit(state, seat) - stage.built
  const tile = nextBuild(game, state, seat, left, budget(state, seat), buildingFor(game, state, seat), pick)
  if (tile) return tile
  return stage.pending.length > 0 ? { type: 'takeBack' } : { type: 'endBuild' }
}

const buildingFor = (game: Game, state: State, seat: Seat): Building<State> => ({
  prices: PRICES,
  taste: TASTE,
  carrying: carryingOf(game, state, seat),
  play: steam.play,
  buildQuery: (position) => buildQueryFor(builderFor(game, position, seat, stageOf(position).built)),
  isSound: (position) => stageOf(position).pending.length === 0,
})

/** A New City goes where most own links meet, in a colour that goods nearby wait for. */
function newCity(game: Game, state: State, seat: Seat): Action | null {
  const { hexes, groups } = urbanizable(game, state)
  const own = ownNetwork(game, state, seat)
  const hexOf = (name: string): HexIndex => game.board.byName.get(name) as HexIndex
  const colors = newCitiesLeft(state)
  const sites = hexes.flatMap((hex) => colors.map((color) => ({ hex, color })))
  if (sites.length === 0) return null
  const waiting = (color: Good): number =>
    [...own.keys()].flatMap((place) => state.cubes[place] ?? []).filter((cube) => cube === color).length
  const { hex, color } = sites[
    best(sites, (site) => (own.get(hexOf(site.hex))?.size ?? 0) * 10 + waiting(site.color))
  ] as {
    hex: string
    color: Good
  }
  const group = bestGroup(game, state, seat, groups, color)
  return group === undefined ? { type: 'urbanize', hex, color } : { type: 'urbanize', hex, color, group }
}

/** The goods that own links can carry somewhere, and that the city itself does not take. */
function bestGroup(
  game: Game,
  state: State,
  seat: Seat,
  groups: readonly number[],
  color: string | undefined,
): number | undefined {
  const carrying = carryingOf(game, state, seat)
  const places = [...ownNetwork(game, state, seat).keys()]
  const welcome = (cube: Good): number =>
    cube === color ? -1 : places.some((place) => carrying.accepts(place, cube)) ? 1 : 0
  return groups[best(groups, (group) => (state.supply[group] ?? []).reduce((sum, cube) => sum + welcome(cube), 0))]
}

/** Goods come to the city of its own that has most links. */
function growth(game: Game, state: State, seat: Seat): Action | null {
  const { hexes, groups } = growable(game, state)
  if (hexes.length === 0) return null
  const own = ownNetwork(game, state, seat)
  const indexOf = (hex: string): HexIndex => game.board.byName.get(hex) as HexIndex
  const hex = hexes[best(hexes, (name) => own.get(indexOf(name))?.size ?? 0)] as string
  const group = bestGroup(game, state, seat, groups, game.board.hexes[indexOf(hex)]?.place?.colors[0])
  return group === undefined ? null : { type: 'grow', hex, group }
}

// --- goods -------------------------------------------------------------------------------------------------------------

function move(game: Game, state: State, seat: Seat): Action {
  const [first] = allDeliveries(deliveryQueryFor(game, state, seat))
  const way = first?.ways[0]
  const { engine } = playerOf(state, seat)
  const stage = state.stage as Extract<State['stage'], { phase: 'goods' }>
  const mayUpgrade = engine < 6 && !stage.upgraded.includes(seat)
  const grows =
    mayUpgrade && roundsLeft(state) > 0 && (!isStandard(state) || playerOf(state, seat).cash > bills(state, seat))
  const gain = way?.gains[seat] ?? 0
  const modest = gain < 2 && engine < 3 && state.round <= 3 && grows
  if (first && way && worth(way, seat) >= 0 && !modest) {
    return { type: 'deliver', from: first.from, cube: first.cube, path: way.path }
  }
  return grows ? { type: 'engine' } : { type: 'pass' }
}
