import { HIDDEN } from '../core/chance.ts'
import type { Standing } from '../core/rules.ts'
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

/** Money first, then cities, then pieces that were not built; who is equal in all shares a place (SPK-SCORE-04). */
export function standings(game: Game, state: State): Standing[] {
  const lines = state.players.map((player, seat) => {
    const route = routeMoneyOf(game, player)
    const score = player.money + route
    const figures = {
      money: player.money,
      route,
      cities: citiesOf(game.board, player).length,
      pieces: piecesLeft(player),
      score,
    }
    return { seat, score, figures, eliminated: false as const }
  })
  const better = (a: (typeof lines)[number], b: (typeof lines)[number]): number =>
    b.score - a.score || b.figures.cities - a.figures.cities || b.figures.pieces - a.figures.pieces
  return lines
    .map((line) => ({ ...line, place: 1 + lines.filter((other) => better(line, other) > 0).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat)
}
