import type { Rules, Seat, SomeAction } from '../core/index.ts'
import { cityAt } from '../spike/board.ts'
import { hasDeliveredTo } from '../spike/freight.ts'
import { destinationsOf, type Game, playerOf } from '../spike/game.ts'
import { citiesOf } from '../spike/network.ts'
import type { Moves, State } from '../spike/played.ts'
import { routeMoneyOf } from '../spike/score.ts'
import type { Player } from '../spike/types.ts'
import { afterAll } from './puzzle.ts'

/** Spike as its rules know it: whoever solves a puzzle of another game does without its cards and its board. */
interface OnMaps {
  game(map: string): Game
}

/** A railway that can be built, and the dollars that it is worth. */
export interface Railway {
  readonly action: SomeAction
  readonly city: string
  /** What the market pays for it at once. */
  readonly atOnce: number
  readonly worth: number
}

/** What contracts can pay over the track as it lies: each to another city, so that they pay most together. */
function contractsMoney(game: Game, player: Player): number {
  const cities = new Set(citiesOf(game.board, player))
  const sold = new Set([...cities].map((city) => cityAt(game.board, city)?.goods))
  const payers = player.contracts
    .filter(({ freight, goods }) => freight === 'train' || (freight === 'contract' && sold.has(goods)))
    .map((contract) =>
      destinationsOf(game, contract).filter(({ city }) => cities.has(city) && !hasDeliveredTo(player, city)),
    )
  const most = (rest: readonly (typeof payers)[number][], taken: readonly string[]): number => {
    const [first, ...others] = rest
    if (!first) return 0
    const paid = first
      .filter(({ city }) => !taken.includes(city))
      .map(({ city, payment }) => payment + most(others, [...taken, city]))
    return Math.max(most(others, taken), ...paid)
  }
  return most(payers, [])
}

/** What a seat has, and what its contracts and its route can pay over the track as it lies. */
function networkWorth(rules: Rules, state: unknown, seat: Seat): number {
  const match = state as State
  const player = playerOf(match, seat)
  const game = (rules as unknown as OnMaps).game(match.map)
  return player.money + routeMoneyOf(game, player) + contractsMoney(game, player)
}

/** What these actions are worth to a network: in dollars. Null where one of them is refused. */
export function railwayWorth(rules: Rules, start: unknown, seat: Seat, line: readonly SomeAction[]): number | null {
  const end = afterAll(rules, start, seat, line)
  return end === null ? null : networkWorth(rules, end, seat) - networkWorth(rules, start, seat)
}

/** A railway to every city that the hand pays for. Which way it takes is no matter: cities count. */
export function railwaysOf(rules: Rules, state: unknown, seat: Seat): readonly Railway[] {
  const moves = rules.moves(state, seat) as Moves
  if (moves.ask !== 'move' && moves.ask !== 'action') return []
  const found = new Map<string, Railway>()
  for (const { city, segments, money, payments } of moves.build.ways) {
    const [payment] = payments
    if (!payment || found.has(city)) continue
    const action = { type: 'build', segments, payment }
    found.set(city, { action, city, atOnce: money, worth: railwayWorth(rules, state, seat, [action]) ?? 0 })
  }
  return [...found.values()]
}
