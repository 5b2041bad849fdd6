import type { Seat } from '../../../core/rules.ts'
import type { HexIndex } from '../../../track/board.ts'
import { type Network, network } from '../../../track/delivery.ts'
import { type Game, gain, playerOf, type Run, remember, trackOf } from '../../game.ts'
import type { Gains, GainsChoice, State } from '../../types.ts'
import { startingCities } from './regions.ts'

export const ALONE = 4
export const SHARED = 2
const REASON = 'transcontinental'

/**
 * Once a game, when links join a western and an eastern starting city, the owners on the way with the fewest owners gain
 * income at once (AOS-WUS-10). Where several ways tie, or more than two owners share one, the seat that completed it
 * chooses: then the choices come back instead.
 */
export function transcontinental(run: Run): GainsChoice | null {
  const { game, state } = run
  if (state.memory.transcontinental) return null
  const crossings = fewestOwners(game, state)
  if (crossings.length === 0) return null
  remember(run, { transcontinental: true })
  const options = distinct(crossings.flatMap((owners) => shares(state, owners)))
  if (options.length > 1) return { reason: REASON, options }
  gain(run, options[0] as Gains, REASON)
  return null
}

/** All smallest sets of owners whose links alone cross the continent. */
function fewestOwners(game: Game, state: State): Seat[][] {
  const net = network(trackOf(game, state))
  const subsets = Array.from({ length: 1 << state.players.length }, (_, bits) =>
    state.players.flatMap((_, seat) => ((bits >> seat) & 1 ? [seat] : [])),
  )
  const crossing = subsets.filter((owners) => owners.length > 0 && crosses(game, net, owners))
  const fewest = Math.min(...crossing.map((owners) => owners.length))
  return crossing.filter((owners) => owners.length === fewest)
}

function crosses(game: Game, net: Network, owners: readonly Seat[]): boolean {
  const reached = new Set(startingCities(game, 'west'))
  for (const place of reached) {
    for (const step of net[place] ?? []) if (step.owner !== null && owners.includes(step.owner)) reached.add(step.to)
  }
  return startingCities(game, 'east').some((city: HexIndex) => reached.has(city))
}

/** What each seat gains: one owner all of it, two half each, of more any two. The eliminated gain nothing (D-29). */
function shares(state: State, owners: readonly Seat[]): Gains[] {
  const active = owners.filter((seat) => playerOf(state, seat).eliminated === null)
  const gains = (seats: readonly Seat[], each: number): Gains =>
    state.players.map((_, seat) => (seats.includes(seat) && active.includes(seat) ? each : 0))
  if (owners.length === 1) return [gains(owners, ALONE)]
  if (owners.length === 2) return [gains(owners, SHARED)]
  const choosable = active.length >= 2 ? active : owners
  return choosable.flatMap((one, i) => choosable.slice(i + 1).map((other) => gains([one, other], SHARED)))
}

const distinct = (options: readonly Gains[]): Gains[] => [
  ...new Map(options.map((gains) => [gains.join(), gains])).values(),
]
