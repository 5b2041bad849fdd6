import { deliveryQueryFor as ageOfSteamQuery } from '#engine/age-of-steam/delivering.ts'
import { ageOfSteam } from '#engine/age-of-steam/index.ts'
import type { State as AgeOfSteamState } from '#engine/age-of-steam/types.ts'
import type { Rules, Seat } from '#engine/core/rules.ts'
import { deliveryQueryFor as steamQuery } from '#engine/steam/delivering.ts'
import { steam } from '#engine/steam/index.ts'
import type { State as SteamState } from '#engine/steam/types.ts'
import { allDeliveries } from '#engine/track/journey.ts'
import type { Delivery } from '#engine/track/offers.ts'

export interface Reached {
  readonly from: string
  readonly cube: string
  readonly to: string
  readonly links: number
  readonly gain: number
}

/** Every way of every cube that a seat could deliver with such an engine, as the rules list them. */
export function reachedWith({ id }: Rules, state: unknown, seat: Seat, engine: number): Reached[] {
  const list = (deliveries: readonly Delivery[]): Reached[] =>
    deliveries.flatMap(({ from, cube, to, ways }) =>
      ways.map(({ path, gains }) => ({ from, cube, to, links: path.length, gain: gains[seat] ?? 0 })),
    )
  if (id === 'steam') {
    const at = withEngine(state as SteamState, seat, engine)
    return list(allDeliveries(steamQuery(steam.game(at.map), at, seat)))
  }
  const at = withEngine(state as AgeOfSteamState, seat, engine)
  return list(allDeliveries(ageOfSteamQuery(ageOfSteam.game(at.map), at, seat)))
}

const withEngine = <State extends { readonly players: readonly { readonly engine: number }[] }>(
  state: State,
  seat: Seat,
  engine: number,
): State => ({
  ...state,
  players: state.players.with(seat, { ...(state.players[seat] as State['players'][number]), engine }),
})
