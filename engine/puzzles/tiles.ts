import { deliveryQueryFor as ofAgeOfSteam } from '../age-of-steam/delivering.ts'
import type { Game as AgeOfSteamGame } from '../age-of-steam/game.ts'
import type { State as AgeOfSteamState } from '../age-of-steam/types.ts'
import type { Rules, Seat } from '../core/index.ts'
import type { RailGame, RailState } from '../rail/types.ts'
import { deliveryQueryFor as ofSteam } from '../steam/delivering.ts'
import type { Game as SteamGame } from '../steam/game.ts'
import type { State as SteamState } from '../steam/types.ts'
import { allDeliveries } from '../track/journey.ts'
import type { Delivery } from '../track/offers.ts'

/** A game as its rules know it, with what only these functions ask of it. */
interface OnMaps {
  game(map: string): RailGame
}

export const gameOf = (rules: Rules, state: unknown): RailGame =>
  (rules as unknown as OnMaps).game((state as { readonly map: string }).map)

/** What could be delivered if goods were moved now, whatever is asked. */
function deliveriesIn(rules: Rules, state: unknown, seat: Seat): readonly Delivery[] {
  const game = gameOf(rules, state)
  return rules.id === 'steam'
    ? allDeliveries(ofSteam(game as SteamGame, state as SteamState, seat))
    : allDeliveries(ofAgeOfSteam(game as AgeOfSteamGame, state as AgeOfSteamState, seat))
}

const CUBES_A_ROUND = 2

/** What the two best cubes would bring a seat over the track as it lies, if nobody took one of them. */
export function trackWorth(rules: Rules, state: unknown, seat: Seat): number {
  const deliveries = deliveriesIn(rules, state, seat)
  const best = new Map<string, number>()
  for (const { from, cube, ways } of deliveries) {
    const gain = Math.max(0, ...ways.map(({ gains }) => gains[seat] ?? 0))
    best.set(`${from}/${cube}`, Math.max(gain, best.get(`${from}/${cube}`) ?? 0))
  }
  const { byName } = gameOf(rules, state).board
  const { cubes } = state as RailState
  const gains = [...best].flatMap(([which, gain]) => {
    const [from, cube] = which.split('/') as [string, string]
    const lying = (cubes[byName.get(from) ?? -1] ?? []).filter((one) => one === cube).length
    return Array.from({ length: Math.min(CUBES_A_ROUND, lying) }, () => gain)
  })
  return gains
    .sort((a, b) => b - a)
    .slice(0, CUBES_A_ROUND)
    .reduce((sum, gain) => sum + gain, 0)
}
