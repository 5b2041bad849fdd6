import { type Board, type City, citiesWith, farEnd } from '../../../spike/board.ts'
import { hasDeliveredTo } from '../../../spike/freight.ts'
import { destinationsOf, type Game } from '../../../spike/game.ts'
import { pointsOf } from '../../../spike/network.ts'
import type { Contract, Goods, Player } from '../../../spike/types.ts'

/** Dollars that being connected to a city promises, by city. */
export type Aims = ReadonlyMap<string, number>

/** What a segment costs a plan: a card, and a share of the turn it takes to draw it. */
const A_SEGMENT = 0.7

/** The cities that the contracts and the route card of a player ask for, with what each of them promises. */
export function aimsOf(game: Game, player: Player): Aims {
  const network = pointsOf(game.board, player)
  const aims = new Map<string, number>()
  const want = (city: string, worth: number) => {
    if (!network.has(city)) aims.set(city, (aims.get(city) ?? 0) + worth)
  }
  for (const contract of player.contracts) {
    const plan = planFor(game, player, network, contract)
    if (plan) for (const city of plan.cities) want(city, plan.money / plan.cities.length)
  }
  wantRoute(game, player, network, want)
  return aims
}

interface Plan {
  /** Not yet connected: where the goods are, where they go, or both. */
  readonly cities: readonly string[]
  readonly money: number
}

/** The way to fulfil a contract that brings most for what has still to be built. */
function planFor(game: Game, player: Player, network: ReadonlySet<string>, contract: Contract): Plan | null {
  if (contract.freight === 'delivered') return null
  const sources = contract.freight === 'train' ? [null] : citiesWith(game.board, contract.goods).map(({ id }) => id)
  const plans = destinationsOf(game, contract)
    .filter(({ city }) => !hasDeliveredTo(player, city))
    .flatMap(({ city, payment }) =>
      sources.map((source) => ({ cities: source === null ? [city] : [source, city], payment })),
    )
    .map(({ cities, payment }) => {
      const missing = cities.filter((city) => !network.has(city))
      const far = missing.reduce((sum, city) => sum + distanceTo(game.board, network, city), 0)
      return { cities: missing, money: payment, worth: payment - far * A_SEGMENT }
    })
    .sort((a, b) => b.worth - a.worth)
  const [best] = plans
  return best && best.worth > 0 && best.cities.length > 0 ? best : null
}

/** A route card pays nothing without its top city, and only the best of the others in full (SPK-SCORE-02). */
function wantRoute(
  game: Game,
  player: Player,
  network: ReadonlySet<string>,
  want: (city: string, worth: number) => void,
): void {
  const card = player.routes.length === 1 ? game.routes.get(player.routes[0] ?? '') : undefined
  if (!card) return
  const reached = card.cities.filter(({ city }) => network.has(city)).map(({ value }) => value)
  want(card.top, 2 + Math.max(0, ...reached))
  const share = network.has(card.top) ? 1 : 0.4
  for (const { city, value } of card.cities) want(city, share * Math.max(1, value - Math.max(0, ...reached)))
}

/** Segments from a network to a city on an empty board. */
export function distanceTo(board: Board, network: ReadonlySet<string>, city: string): number {
  const distances = distancesFrom(board, city)
  return Math.min(...[...network].map((point) => distances.get(point) as number))
}

const known = new WeakMap<Board, Map<string, ReadonlyMap<string, number>>>()

/** Segments from a city to every point of the board, worked out once for each city. */
export function distancesFrom(board: Board, city: string): ReadonlyMap<string, number> {
  const here = known.get(board) ?? new Map<string, ReadonlyMap<string, number>>()
  known.set(board, here)
  const distances = here.get(city) ?? spread(board, city)
  here.set(city, distances)
  return distances
}

function spread(board: Board, from: string): Map<string, number> {
  const distances = new Map([[from, 0]])
  for (const [point, distance] of distances) {
    for (const segment of board.points.get(point)?.segments ?? []) {
      const next = farEnd(segment, point)
      if (!distances.has(next)) distances.set(next, distance + 1)
    }
  }
  return distances
}

/** How much nearer to its aims a network comes with a new city, in dollars. */
export function promise(game: Game, network: ReadonlySet<string>, aims: Aims, city: string): number {
  let sum = 0
  for (const [aim, worth] of aims) {
    const before = distanceTo(game.board, network, aim)
    const after = distancesFrom(game.board, aim).get(city) as number
    if (after < before) sum += (worth * (before - after)) / before
  }
  return sum
}

/** The city to begin in: where the contracts' goods and destinations lie close together. */
export function bestHome(game: Game, player: Player): City {
  const worth = (city: City): number => {
    const begun = { ...player, home: city.id }
    const aims = aimsOf(game, begun)
    const near = [...aims].map(([aim, money]) => money / (2 + (distancesFrom(game.board, aim).get(city.id) as number)))
    return near.reduce((sum, one) => sum + one, 0) + (startsWith(player, city.goods) ? 1 : 0)
  }
  const cities = game.board.data.cities
  return cities.reduce((best, city) => (worth(city) > worth(best) ? city : best))
}

const startsWith = ({ contracts }: Player, goods: Goods): boolean => contracts.some((one) => one.goods === goods)
