import type { Seat } from '../../core/rules.ts'
import { roundsOf } from '../../steam/flow.ts'
import { colorOf, type Game, playerOf, trackOf } from '../../steam/game.ts'
import { LEAST_INCOME, mostPayable, UNIT } from '../../steam/money.ts'
import { GOODS, type Good, type State } from '../../steam/types.ts'
import { CITY } from '../../track/board.ts'
import type { Venture } from '../../track/venture.ts'
import type { Freight, Market } from '../rail/market.ts'
import { netOf } from '../rail/network.ts'
import type { Outlook } from '../rail/outlook.ts'
import type { Prices } from '../rail/plans.ts'
import { leftBy, rivalsAt } from '../rail/rivals.ts'
import type { Strength } from '../rail/strength.ts'
import { account, type Ledger, ledgerOf, type Purse, paid } from './ledger.ts'

/** A match of Steam as one seat looks at it. */
export interface View extends Outlook<Purse> {
  readonly game: Game
  readonly state: State
  readonly ledger: Ledger
}

const extra = (terrain: string): number => (terrain === 'river' ? 1 : terrain === 'mountain' ? 2 : 0)
const PRICES: Prices = {
  plain: ({ terrain }) => 2 + extra(terrain),
  townEnd: ({ terrain }) => 2 + extra(terrain),
  townThrough: ({ terrain }) => 3 + extra(terrain),
  replacement: 4,
}

/** Lower than where goods grow: they run out. */
const GROWTH = 0.75
/** Others build before the next turn comes. */
const TRUST = 0.5

export function viewOf(game: Game, state: State, seat: Seat, strength: Strength, waver: () => number): View {
  const all = roundsOf(state)
  const ledger = ledgerOf(state)
  return {
    game,
    state,
    seat,
    strength,
    waver,
    ledger,
    track: trackOf(game, state),
    market: marketOf(game, state, seat),
    net: netOf(game, state, (owner) => worthOfLink(seat, owner, strength.foreign)),
    rounds: { now: state.round, left: all - state.round, all },
    prices: PRICES,
    growth: GROWTH,
    trust: TRUST,
    account: (purse, course) => account(ledger, purse, course),
    paid: (purse, price) => paid(ledger, purse, price),
    affords: (purse, price) =>
      price <= purse.cash + (ledger.standard ? 0 : UNIT * Math.max(0, purse.income - LEAST_INCOME)),
    trackWorth: linksOf,
  }
}

const linksOf = (plans: readonly Venture[]): number => plans.reduce((sum, { places }) => sum + places.length - 1, 0)

function worthOfLink(seat: Seat, owner: Seat | null, foreign: number | null): number | null {
  if (owner === seat) return 1
  return foreign === null ? null : owner === null ? 0 : foreign
}

export const kindOf = (color: string | undefined): number => (color === undefined ? -1 : GOODS.indexOf(color as Good))

function marketOf(game: Game, state: State, seat: Seat): Market {
  const left = roundsOf(state) - state.round
  const track = trackOf(game, state)
  const rivals = rivalsAt(track, seat)
  const freights = Object.entries(state.cubes).flatMap(([hex, cubes]) =>
    cubes.map((cube) => freight(Number(hex), GOODS.indexOf(cube), left, rivals.get(Number(hex)) ?? 0)),
  )
  const takes = new Uint16Array(game.board.hexes.length)
  for (const place of game.board.places) {
    const kind = track.kinds[place] === CITY ? kindOf(colorOf(game, state, place)) : -1
    if (kind >= 0) takes[place] = 1 << kind
  }
  return { freights, takes, passes: () => true, extra: () => 0 }
}

export const freight = (place: number, cube: number, left: number, others: number): Freight => ({
  place,
  cube,
  there: Array.from({ length: left + 1 }, (_, i) => leftBy(others, i)),
})

/** What could be paid for track now. */
export const mostForTrack = ({ state, seat }: View): number => Math.min(40, mostPayable(state, seat, 'track'))

export const engineOf = ({ state, seat }: View): number => playerOf(state, seat).engine
