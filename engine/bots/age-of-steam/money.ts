import { playerOf } from '../../age-of-steam/game.ts'
import { ageOfSteam } from '../../age-of-steam/played.ts'
import type { Action, Moves, State } from '../../age-of-steam/types.ts'
import { dueFor } from '../../rail/auction.ts'
import { CITY } from '../../track/board.ts'
import { SHORT_SIGHTED } from '../rail/strength.ts'
import { bestTurn, turnsOf } from '../rail/turns.ts'
import type { Thinking } from '../thinking.ts'
import { purseOf } from './ledger.ts'
import { specialsWorth } from './specials.ts'
import type { View } from './view.ts'

const TILES = 3
const DOLLARS_A_SHARE = 5
const MOST_AT_ONCE = 6
const FIRST_TURN = 11

/** What is kept back for the auction, by rounds: early bids are worth a share. */
const reserve = ({ rounds, state }: View): number => (state.players.length === 1 ? 0 : rounds.now === 1 ? 1 : 2)

/** As many shares as the best turn of building is worth. */
export function* sharesFor(view: View): Thinking<number> {
  const { state, seat } = view
  const { money } = playerOf(state, seat)
  // Nothing can be built yet, so nothing can be weighed: enough for a turn beside the first city.
  if (!view.track.kinds.includes(CITY))
    return Math.min(mostShares(view), Math.max(0, Math.ceil((FIRST_TURN - money) / DOLLARS_A_SHARE)))
  const worths = yield* sharesWorths(view)
  return worths.reduce((best, one) => (one.value > best.value ? one : best)).n
}

const mostShares = ({ game, state, seat }: View): number => Math.min(game.steps.sharesMax(state, seat), MOST_AT_ONCE)

/** By number of shares: what the round comes to with the money. */
export function* sharesWorths(view: View): Thinking<{ readonly n: number; readonly value: number }[]> {
  const { state, seat } = view
  const { engine } = playerOf(state, seat)
  const most = mostShares(view)
  const purse = purseOf(state, seat)
  const kept = reserve(view)
  const richest = { ...purse, money: purse.money + DOLLARS_A_SHARE * most }
  const turns = yield* turnsOf(view, engine, TILES, richest.money, { ...richest, shares: purse.shares + most })
  const worths: { n: number; value: number }[] = []
  for (let n = 0; n <= most; n++) {
    const then = { ...purse, shares: purse.shares + n, money: purse.money + DOLLARS_A_SHARE * n - kept }
    const { value } = yield* bestTurn(view, turns, { ...then, money: Math.max(0, then.money) })
    // What is missing for the reserve is dear.
    const short = Math.min(0, then.money)
    worths.push({ n, value: value + short })
  }
  return worths
}

/** As long as the first place is worth its price over the place that is left for whoever drops out now. */
export function* bid(view: View): Thinking<Action> {
  const { state, seat, strength } = view
  const moves = ageOfSteam.moves(state, seat) as Extract<Moves, { ask: 'bid' }>
  const out: Action = moves.freePass ? { type: 'freePass' } : { type: 'drop' }
  if (!moves.mayBid) return out
  const wants = moves.min <= usualLimit(view) + (strength.weighsActions ? BEYOND : 0)
  return wants && (!strength.weighsActions || (yield* isWorth(view, moves.min)))
    ? { type: 'bid', amount: moves.min }
    : out
}

/** What is weighed goes further than a rule of thumb, but not to the last dollar. */
const BEYOND = 4

const usualLimit = (view: View): number => Math.min(spare(view), 1 + Math.floor(view.rounds.now / 2))

/** What is left when bills are paid and a little is kept. */
export function spare({ state, seat, rounds }: View): number {
  const { money, shares, engine, income } = playerOf(state, seat)
  return money - Math.max(0, shares + engine - income) - (rounds.left > 0 ? 5 : 0)
}

const ROUGH = { breadth: { singles: 40, beam: 3 }, foresight: SHORT_SIGHTED, cities: 3 }

/** Chance that an action is still there when one more seat has chosen before. */
const STILL_THERE = 0.6

function* isWorth(view: View, price: number): Thinking<boolean> {
  const { bid, out } = yield* bidWorths(view, price)
  return bid > out
}

/** What the round comes to with the first place for this price, and with the place that is left for who drops out. */
export function* bidWorths(whole: View, price: number): Thinking<{ readonly bid: number; readonly out: number }> {
  // Two prices are weighed against each other: a rough look at either is enough.
  const view = { ...whole, strength: { ...whole.strength, ...ROUGH } }
  const { state, seat } = view
  const stage = state.stage as Extract<State['stage'], { phase: 'order' }>
  const place = stage.bidders.length
  const due = dueFor(place, place + stage.dropped.length, stage.bids[seat] ?? 0)
  return { bid: yield* placeWorth(view, 1, price), out: yield* placeWorth(view, place, due) }
}

/** What the round comes to for whoever chooses at this place and has paid that for it. */
function* placeWorth(view: View, place: number, price: number): Thinking<number> {
  const chance = STILL_THERE ** (place - 1)
  const worths = yield* specialsWorth(view, price)
  let left = 1
  let sum = 0
  for (const [i, { value }] of worths.entries()) {
    const here = i === worths.length - 1 ? left : left * chance
    sum += here * value
    left -= here
  }
  return sum
}
