import { type Game, playerOf, trackOf } from '../../age-of-steam/game.ts'
import type { State } from '../../age-of-steam/types.ts'
import type { Seat } from '../../core/rules.ts'
import type { Venture } from '../../track/venture.ts'
import { netOf } from '../rail/network.ts'
import type { Outlook } from '../rail/outlook.ts'
import type { Prices } from '../rail/plans.ts'
import type { Strength } from '../rail/strength.ts'
import { type Aim, aimAtCoasts } from './coasts.ts'
import { marketOf } from './goods.ts'
import { account, ledgerOf, type Purse } from './ledger.ts'

const pricesOn = ({ steps }: Game): Prices => ({
  plain: (hex) => steps.terrainPrice(hex, 'simple').reduce((sum, { amount }) => sum + amount, 0),
  townEnd: () => 2,
  townThrough: () => 3,
  replacement: 3,
})

const SEGMENT = 0.9
/** Alone there are fewer goods than a builder could use. */
const ALONE = 0.3

/** Of two or more, others build before the next turn comes; alone it comes as it was planned. */
const TRUST = 0.5

/**
 * Of two who are ruined most had bought engines early that found no links: nobody else feeds the board there, so what
 * forecasts promise comes less surely.
 */
const CAUTION_OF_TWO = 3

/** A match of Age of Steam as one seat looks at it. */
export interface View extends Outlook<Purse> {
  readonly game: Game
  readonly state: State
  /** What a segment of a finished link adds to the score. */
  readonly segment: number
  /** Points by which a better engine has to be worth more than a delivery before it is preferred. */
  readonly caution: number
}

export function viewOf(game: Game, state: State, seat: Seat, strength: Strength, waver: () => number): View {
  const seats = state.players.length
  const all = game.steps.rounds(seats)
  const ledger = ledgerOf(game, state)
  const segment = ledger.points.income > 0 ? SEGMENT : 0
  const coasts = towardsCoasts(game, state, seat, all - state.round, strength.coasts)
  return {
    game,
    state,
    seat,
    segment,
    caution: seats === 2 ? CAUTION_OF_TWO : 0,
    strength,
    waver,
    track: trackOf(game, state),
    market: marketOf(game, state, seat),
    net: netOf(game, state, (owner) => worthOfLink(state, seat, owner, strength.foreign)),
    rounds: { now: state.round, left: all - state.round, all },
    prices: pricesOn(game),
    growth: seats === 1 ? ALONE : 1,
    trust: seats === 1 ? 1 : TRUST,
    account: (purse, course) => account(ledger, purse, course),
    paid: (purse, price) => ({ ...purse, money: purse.money - price }),
    affords: ({ money }, price) => price <= money,
    trackWorth: (plans) =>
      segment * plans.reduce((sum, { wishes, places }) => sum + (places.length > 1 ? wishes.length : 0), 0) +
      coasts(plans),
  }
}

/** What income to come is worth when it comes: later rounds bring less of it, but hope is there for all of them. */
const POINTS_A_STEP = 3

/** Points that plans are worth since they come nearer to joining the coasts; looked for when it is first asked. */
function towardsCoasts(
  game: Game,
  state: State,
  seat: Seat,
  left: number,
  weight: number,
): (plans: readonly Venture[]) => number {
  if (weight === 0) return () => 0
  let aim: Aim | null | undefined
  return (plans) => {
    if (aim === undefined) aim = aimAtCoasts(game, state, seat, pricesOn(game), left)
    return aim === null ? 0 : weight * POINTS_A_STEP * aim(plans)
  }
}

function worthOfLink(state: State, seat: Seat, owner: Seat | null, foreign: number | null): number | null {
  if (owner === seat) return 1
  if (foreign === null) return null
  return owner === null || playerOf(state, owner).eliminated !== null ? 0 : foreign
}
