import { HIDDEN } from '../core/chance.ts'
import { OUT, type Standing } from '../core/rules.ts'
import type { RouteCard } from './decks.ts'
import type { Game } from './game.ts'
import { citiesOf, piecesLeft } from './network.ts'
import type { Player, State } from './types.ts'

/** What a route card pays on a network: the best of its cities in full, each other one a dollar (SPK-SCORE-01, -02). */
export function routeMoney({ top, cities }: RouteCard, connected: readonly string[]): number {
  if (!connected.includes(top)) return 0
  const values = cities.filter(({ city }) => connected.includes(city)).map(({ value }) => value)
  return values.length === 0 ? 0 : Math.max(...values) + values.length - 1
}

/** What the route card of a player pays, as far as these eyes may see it. */
export function routeMoneyOf(game: Game, player: Player): number {
  const [route] = player.routes
  // Who still holds two has not decided which one counts.
  if (player.routes.length !== 1 || route === undefined || route === HIDDEN) return 0
  return routeMoney(game.routes.get(route) as RouteCard, citiesOf(game.board, player))
}

/** What is counted of a seat that plays. */
function counted(game: Game, player: Player) {
  const route = routeMoneyOf(game, player)
  const cities = citiesOf(game.board, player).length
  const figures = { money: player.money, route, cities, pieces: piecesLeft(player) }
  return { score: player.money + route, figures }
}

type Counted = ReturnType<typeof counted>

const better = (a: Counted, b: Counted): number =>
  b.score - a.score || b.figures.cities - a.figures.cities || b.figures.pieces - a.figures.pieces

/**
 * Money first, then cities, then pieces that were not built; who is equal in all shares a place (SPK-SCORE-04). Whoever
 * gave up comes last, the later the better (GIVE-03).
 */
export function standings(game: Game, { players, gone = [] }: State): Standing[] {
  const lines = players.map((player, seat) => ({ seat, ...counted(game, player) }))
  const playing = lines.filter(({ seat }) => !gone.includes(seat))
  const placeOf = (line: Counted): number => 1 + playing.filter((other) => better(line, other) > 0).length
  const ranked = lines.map((line): Standing => {
    const { seat, score, figures } = line
    if (gone.includes(seat)) return { seat, place: players.length - gone.indexOf(seat), figures, ...OUT }
    return { seat, place: placeOf(line), figures: { ...figures, score }, eliminated: false, score }
  })
  return ranked.sort((a, b) => a.place - b.place || a.seat - b.seat)
}
