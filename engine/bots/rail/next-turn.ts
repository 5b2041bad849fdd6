import type { Venture } from '../../track/venture.ts'
import { mapped, type Thinking } from '../thinking.ts'
import { type Forecast, forecast, type Moves, SCHEDULES } from './forecast.ts'
import { type Load, loadsOn, MOST_LINKS } from './market.ts'
import { isServed, longestChain, type Net, withPlans } from './network.ts'
import { accountOf, BOTH_MOVES, type Outlook, type Prospect, standingOf, type Turn, turnWorth } from './outlook.ts'
import { plansFor } from './plans.ts'
import { combinations, JUDGED, meets, priceOf } from './search.ts'

/** What is built in the next round: so much at most. */
const TILES = 3
const MONEY = 9
/** Of the turns that may follow a turn, so many are counted on, one or the other: which is best depends on the purse. */
const KEPT = 3

/**
 * Turns of building with the best of what may follow them in the next round: the most promising ones gain courses that
 * count on a second turn. To build nothing is always looked at with them, since it may be best to save for that.
 */
export function* withNextTurns<Purse>(
  outlook: Outlook<Purse>,
  turns: readonly Turn[],
  engine: number,
  purse: Purse,
  moves: Moves = BOTH_MOVES,
): Thinking<Turn[]> {
  const { strength, rounds } = outlook
  if (strength.foresight.turns === 0 || rounds.left === 0) return [...turns]
  const nextTurns = new NextTurns(outlook, yield* plansNextRound(outlook), engine, moves)
  const promising = turns.slice(0, strength.foresight.turns)
  const idle = turns.find(({ plans }) => plans.length === 0)
  const wider: Turn[] = []
  for (const turn of turns) {
    const looksOn = turn === idle || promising.includes(turn)
    wider.push(looksOn ? { ...turn, worth: [...turn.worth, ...(yield* nextTurns.after(turn, purse))] } : turn)
  }
  const valued = yield* mapped(wider, JUDGED, (turn) => ({ turn, value: turnWorth(outlook, turn, purse) }))
  return valued.sort((a, b) => b.value - a.value).map(({ turn }) => turn)
}

const plansNextRound = ({ track, seat, prices }: Pick<Outlook, 'track' | 'seat' | 'prices'>): Thinking<Venture[]> =>
  plansFor(track, seat, { tiles: TILES, money: MONEY, prices })

/** Second turns, over one board and with one engine. */
class NextTurns<Purse> {
  readonly #outlook: Outlook<Purse>
  readonly #plans: readonly Venture[]
  readonly #engine: number
  readonly #moves: Moves

  constructor(outlook: Outlook<Purse>, plans: readonly Venture[], engine: number, moves: Moves) {
    this.#outlook = outlook
    this.#plans = plans
    this.#engine = engine
    this.#moves = moves
  }

  /** Courses that count on what may follow this turn. */
  *after(turn: Turn, purse: Purse): Thinking<Prospect> {
    const outlook = this.#outlook
    const net = withPlans(outlook.net, turn.plans)
    const now = new Map(loadsOn(net, outlook.market).map(({ freight, gains }) => [freight, gains]))
    const rest = outlook.paid(purse, turn.price)
    const found = yield* combinations(
      this.#plansAfter(turn, net),
      TILES,
      MONEY,
      outlook.strength.foresight.breadth,
      (plans) => (plans.length === 0 ? turn.worth : this.#coursesWith(turn.worth, net, now, plans)),
      ({ worth }) => accountOf(outlook, worth, rest).total,
    )
    return found
      .filter(({ plans }) => plans.length > 0)
      .slice(0, KEPT)
      .flatMap(({ worth }) => worth)
  }

  /** Plans that do not meet the first turn, and that go on from the network there is after it, unless none does. */
  #plansAfter({ plans }: Turn, net: Net): Venture[] {
    const open = this.#plans.filter((plan) => !plans.some((first) => meets(first, plan)))
    const near = open.filter(({ places }) => places.some((place) => isServed(net, place)))
    return near.length > 0 ? near : open
  }

  #coursesWith(
    without: Prospect,
    net: Net,
    now: ReadonlyMap<Load['freight'], Float64Array>,
    plans: readonly Venture[],
  ) {
    const outlook = this.#outlook
    const then = withPlans(net, plans)
    const loads = loadsOn(then, outlook.market).map(
      ({ freight, gains }): Load => ({ freight, gains, now: now.get(freight) ?? NOT_YET }),
    )
    const standing = { ...standingOf(outlook, net, this.#engine, this.#moves, loads), chainThen: longestChain(then) }
    const next = { plans, price: outlook.trust * priceOf(plans) }
    // Which schedules there are depends on engine and moves alone: there are as many courses without these plans.
    return SCHEDULES.flatMap((schedule) => forecast(standing, schedule) ?? []).map((course, i) => ({
      ...counted(without[i] as Forecast, course, outlook.trust),
      next,
    }))
  }
}

const NOT_YET = new Float64Array(MOST_LINKS)

/** So much of what a second turn promises. */
const counted = (without: Forecast, course: Forecast, trust: number): Forecast => ({
  gains: course.gains.map((gain, ahead) => trust * gain + (1 - trust) * (without.gains[ahead] as number)),
  engines: course.engines,
})
