import type { State as AgeOfSteamState } from '#engine/age-of-steam/index.ts'
import { ageOfSteam } from '#engine/age-of-steam/played.ts'
import { weighed } from '#engine/bots/advice/index.ts'
import { specialsWorth } from '#engine/bots/age-of-steam/specials.ts'
import { viewOf as ofAgeOfSteam } from '#engine/bots/age-of-steam/view.ts'
import { HARD, wavering } from '#engine/bots/rail/strength.ts'
import { bidWorths } from '#engine/bots/steam/places.ts'
import { viewOf as ofSteam } from '#engine/bots/steam/view.ts'
import { finished } from '#engine/bots/thinking.ts'
import type { Rules, Seat, SomeAction } from '#engine/core/index.ts'
import type { Reckoned } from '#engine/puzzles/puzzle.ts'
import { dueFor } from '#engine/rail/auction.ts'
import type { BidMoves, OrderStage, RailState } from '#engine/rail/types.ts'
import { judgeChain, type State as SpikeState, spike } from '#engine/spike/played.ts'
import type { State as SteamState } from '#engine/steam/index.ts'
import { steam } from '#engine/steam/played.ts'

/** What hard expects of the match with the first place for a price, and with the second for what it costs. */
interface Places {
  first(price: number): number
  second(price: number): number
}

const certain = wavering(HARD, () => 0)

/** Who comes second finds the best action gone. */
function inAgeOfSteam(state: AgeOfSteamState, seat: Seat): Places {
  const view = ofAgeOfSteam(ageOfSteam.game(state.map), state, seat, HARD, certain)
  const place =
    (n: number) =>
    (price: number): number =>
      finished(specialsWorth(view, price))[n]?.value ?? 0
  return { first: place(0), second: place(1) }
}

/** Who comes second finds the tile gone that seems best for the rival. */
function inSteam(state: SteamState, seat: Seat): Places {
  const view = ofSteam(steam.game(state.map), state, seat, HARD, certain)
  return {
    first: (price) => finished(bidWorths(view, price)).bid,
    second: () => finished(bidWorths(view, 0)).out,
  }
}

const MOST_BIDS = 6

/** What hard reckons of every answer to a rival's bid: dropping out first. Null unless one rival is left. */
export function reckonedBids(rules: Rules, state: unknown, seat: Seat): readonly Reckoned[] | null {
  const stage = (state as RailState & { readonly stage: OrderStage | { readonly phase: 'other' } }).stage
  const moves = rules.moves(state, seat) as BidMoves
  if (stage.phase !== 'order' || stage.bidders.length !== 2 || !moves.mayBid || moves.freePass) return null
  const places =
    rules.id === 'steam' ? inSteam(state as SteamState, seat) : inAgeOfSteam(state as AgeOfSteamState, seat)
  const due = dueFor(2, 2 + stage.dropped.length, stage.bids[seat] ?? 0)
  const amounts = Array.from({ length: Math.min(MOST_BIDS, moves.max - moves.min + 1) }, (_, i) => moves.min + i)
  return [
    { action: { type: 'drop' }, value: tenths(places.second(due)) },
    ...amounts.map((amount) => ({
      action: { type: 'bid', amount } as SomeAction,
      value: tenths(places.first(amount)),
    })),
  ]
}

const tenths = (value: number): number => Math.round(10 * value) / 10

/** The city that hard would build to here; null where it would do something else. */
export function hardsCity(rules: Rules, state: unknown, seat: Seat): string | null {
  const view = rules.view(state, seat) as SpikeState
  const [best] = weighed(rules, view, seat)
  if (best?.action.type !== 'build') return null
  const { segments } = best.action as SomeAction & { readonly segments: readonly string[] }
  const chain = judgeChain(spike.game(view.map), view, seat, segments)
  return 'city' in chain ? chain.city : null
}
