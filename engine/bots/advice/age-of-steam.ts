import { deliveryQueryFor } from '../../age-of-steam/delivering.ts'
import { NEW_CITIES } from '../../age-of-steam/display.ts'
import { type Game, nameOf, playerOf } from '../../age-of-steam/game.ts'
import { ageOfSteam } from '../../age-of-steam/played.ts'
import { linkSegments } from '../../age-of-steam/score.ts'
import { type Action, GOODS, type Letter, type Moves, type Special, type State } from '../../age-of-steam/types.ts'
import type { Seat, SomeAction } from '../../core/rules.ts'
import { withPlayer } from '../../core/run.ts'
import { dueFor } from '../../rail/auction.ts'
import { MOST_ENGINE } from '../../rail/game.ts'
import { mayUpgrade } from '../../rail/goods.ts'
import { CITY, type HexIndex } from '../../track/board.ts'
import { allDeliveries } from '../../track/journey.ts'
import { cityOfColumn } from '../age-of-steam/goods.ts'
import { buildingFor } from '../age-of-steam/greedy.ts'
import { type Purse, purseOf } from '../age-of-steam/ledger.ts'
import { bidWorths, sharesWorths, spare } from '../age-of-steam/money.ts'
import { choicesFor, takenBefore } from '../age-of-steam/moving.ts'
import { bestCity, specialsWorth, withCity } from '../age-of-steam/specials.ts'
import { type View, viewOf } from '../age-of-steam/view.ts'
import type { Moves as MovesLeft } from '../rail/forecast.ts'
import { accountOf } from '../rail/outlook.ts'
import { GLANCE, HARD } from '../rail/strength.ts'
import { bestTurn, idleTurn, turnsOf } from '../rail/turns.ts'
import { finished, type Thinking } from '../thinking.ts'
import { type Adviser, bestFirst, type Told, type Weighed } from './advice.ts'
import { whyBid } from './rail/bids.ts'
import { joined, turnsBuilt, weighedTurns, whyBuild, whyNoMore } from './rail/building.ts'
import { cubesTo } from './rail/carried.ts'
import type { Desk } from './rail/desk.ts'
import { whyLonger, whyMove } from './rail/moving.ts'
import { plainly } from './rail/plainly.ts'
import { overSecond } from './rail/second.ts'
import { NO_PLACE } from './rail/worth.ts'
import type { Reason } from './reasons.ts'

const certain = (): number => 0

const viewAs = (state: State, seat: Seat): View => viewOf(ageOfSteam.game(state.map), state, seat, HARD, certain)

const BEFORE_GOODS: MovesLeft = { left: 2, mayUpgrade: true }
const AFTER_GOODS: MovesLeft = { left: 0, mayUpgrade: false }

/** Moves of goods that a seat has left in this round. */
function movesOf(state: State, seat: Seat): MovesLeft {
  const { stage } = state
  if (stage.phase === 'growth') return AFTER_GOODS
  if (stage.phase !== 'goods') return BEFORE_GOODS
  const left = (stage.left.includes(seat) ? 1 : 0) + (stage.pass === 1 ? 1 : 0)
  return { left, mayUpgrade: left > 0 && mayUpgrade(state, stage, seat) }
}

function deskOf(state: State, seat: Seat): Desk<State, Purse> {
  const outlook = viewAs(state, seat)
  const { game } = outlook
  const { engine, money } = playerOf(state, seat)
  const { stage } = state
  const built = stage.phase === 'build' ? stage.prices.length : 0
  return {
    state,
    seat,
    outlook,
    engine,
    money,
    purse: purseOf(state, seat),
    kinds: GOODS,
    board: game.board,
    building: buildingFor(game, seat),
    tiles: game.steps.tileLimit(state, seat) - built,
    moves: movesOf(state, seat),
    trackPoints: outlook.segment * (linkSegments(game, state)[seat] ?? 0),
    at: (then) => deskOf(then, seat),
    deliveries: (level) => allDeliveries(deliveryQueryFor(game, withPlayer(state, seat, { engine: level }), seat)),
  }
}

/** With what is still to be issued and built in this round, as far as a glance tells. */
function worth(state: State, seat: Seat): number {
  const here = rest(state, seat)
  const { stage } = state
  const view = viewOf(ageOfSteam.game(state.map), state, seat, GLANCE, certain)
  if (here === NO_PLACE || !isToBuild(state, seat) || !hasCity(view)) return here
  const { engine, money, purse, tiles, trackPoints } = deskOf(state, seat)
  const isToIssue = stage.phase === 'shares' && stage.left.includes(seat)
  const values = isToIssue
    ? finished(sharesWorths(view)).map(({ value }) => value)
    : [finished(bestTurn(view, finished(turnsOf(view, engine, tiles, money, purse)), purse)).value]
  return Math.max(here, ...values.map((value) => value + trackPoints))
}

const isToBuild = ({ stage }: State, seat: Seat): boolean =>
  stage.phase === 'build' ? stage.left.includes(seat) : !['goods', 'growth', 'over'].includes(stage.phase)

/** As it stands, whatever may still be built. */
function rest(state: State, seat: Seat): number {
  if (playerOf(state, seat).eliminated !== null) return NO_PLACE
  if (state.stage.phase === 'over') return standingOf(state, seat)
  const { outlook, engine, moves, purse, trackPoints } = deskOf(state, seat)
  const { worth } = finished(idleTurn(outlook, engine, moves, purse))
  return accountOf(outlook, worth, purse).total + trackPoints
}

const standingOf = (state: State, seat: Seat): number =>
  ageOfSteam.standings(state).find((line) => line.seat === seat)?.score ?? NO_PLACE

function* weighed(state: State, seat: Seat): Thinking<readonly Weighed[]> {
  const { stage } = state
  const view = viewAs(state, seat)
  switch (stage.phase) {
    case 'shares':
      return hasCity(view) ? issues(yield* sharesWorths(view)) : []
    case 'order': {
      const bids = yield* bidsOf(view)
      return bids ? bestFirst([bids.bid, bids.out]) : []
    }
    case 'actions':
      return hasCity(view) ? chosen(yield* specialsWorth(view)) : []
    case 'build':
      return yield* buildings(state, seat)
    case 'goods':
      return bestFirst(yield* choicesFor(view))
    default:
      return []
  }
}

/** Where there is no city nothing can be built, and so nothing weighed. */
const hasCity = ({ track }: View): boolean => track.kinds.includes(CITY)

/** What may be built first: a New City, a tile, or nothing. */
function* buildings(state: State, seat: Seat): Thinking<Weighed[]> {
  const desk = deskOf(state, seat)
  const { stage } = state
  if (stage.phase !== 'build' || stage.choice || desk.tiles <= 0) return []
  const turns = weighedTurns(yield* turnsBuilt(desk))
  const mayFound = playerOf(state, seat).special === 'urbanization' && !stage.urbanized && stage.prices.length === 0
  const city = mayFound ? yield* bestCity(viewAs(state, seat), desk.purse) : null
  if (!city) return turns
  const action = { type: 'urbanize', hex: nameOf(desk, city.hex), letter: city.letter } as SomeAction
  return bestFirst([...turns, { action, value: city.value }])
}

const issues = (worths: readonly { n: number; value: number }[]): Weighed[] =>
  bestFirst(worths.map(({ n, value }) => ({ action: { type: 'issue', n } as SomeAction, value })))

const chosen = (worths: readonly { special: Special; value: number }[]): Weighed[] =>
  worths.map(({ special, value }) => ({ action: { type: 'choose', action: special } as SomeAction, value }))

function* told(state: State, seat: Seat, action: Action): Thinking<Told> {
  switch (action.type) {
    case 'issue':
      return yield* whyIssue(state, seat, action)
    case 'bid':
    case 'drop':
    case 'freePass':
      return yield* whyOrder(state, seat, action)
    case 'payFirst':
      return plainly(action, [{ type: 'first-city' }])
    case 'choose':
      return yield* whyChoose(state, seat, action)
    case 'urbanize':
      return yield* whyUrbanize(state, seat, action)
    case 'build':
      return yield* whyBuild(deskOf(state, seat), action)
    case 'endBuild':
    case 'takeBack':
      return yield* whyEnd(state, seat, action)
    case 'deliver':
    case 'engine':
    case 'pass': {
      const view = viewAs(state, seat)
      return whyMove(deskOf(state, seat), action, yield* choicesFor(view), yield* takenBefore(view))
    }
    case 'chooseGains': {
      const choice = state.stage.phase === 'build' ? state.stage.choice : null
      return plainly(action, [{ type: 'shared', gain: choice?.options[action.option]?.[seat] ?? 0 }])
    }
    case 'produce':
      return plainly(action, [{ type: 'free' }])
    case 'place':
      return plainly(action, whyPlace(state, seat, action))
    default:
      return plainly(action, [])
  }
}

const DOLLARS_A_SHARE = 5
const POINTS_A_SHARE = 3
const TILES = 3
/** By so much a match that ends early is worse than any other. */
const RUINED = 50

function* whyIssue(state: State, seat: Seat, action: Extract<Action, { type: 'issue' }>): Thinking<Told> {
  const view = viewAs(state, seat)
  const { game } = view
  if (!hasCity(view)) return plainly(action, [{ type: 'first-city' }])
  const worths = yield* sharesWorths(view)
  const { n } = action
  const { engine, money } = playerOf(state, seat)
  const purse = { ...purseOf(state, seat), money: money + DOLLARS_A_SHARE * n, shares: purseOf(state, seat).shares + n }
  const { turn } = yield* bestTurn(view, yield* turnsOf(view, engine, TILES, purse.money, purse), purse)
  const [here, none] = [n, 0].map((one) => worths.find((worth) => worth.n === one)?.value ?? 0) as [number, number]
  const shares: Reason = {
    type: 'shares',
    money: DOLLARS_A_SHARE * n,
    due: n * (view.rounds.left + 1),
    points: n * POINTS_A_SHARE,
  }
  const reasons: Reason[] =
    n === 0
      ? [turn.price > 0 ? { type: 'enough', money, price: turn.price } : { type: 'nothing', money }]
      : [...(here - none > RUINED ? [{ type: 'ruin' } as const] : []), shares]
  return { course: [action], weighed: issues(worths), reasons: [...reasons, ...joined(game, turn)] }
}

function* bidsOf(view: View) {
  const { state, seat } = view
  const moves = ageOfSteam.moves(state, seat) as Extract<Moves, { ask: 'bid' }>
  const out: SomeAction = moves.freePass ? { type: 'freePass' } : { type: 'drop' }
  if (!moves.mayBid || state.stage.phase !== 'order') return null
  const { bidders, dropped, bids } = state.stage
  const worths = yield* bidWorths(view, moves.min)
  const instead = moves.freePass ? 0 : dueFor(bidders.length, bidders.length + dropped.length, bids[seat] ?? 0)
  const bid: SomeAction = { type: 'bid', amount: moves.min } as SomeAction
  return {
    bid: { action: bid, value: worths.bid },
    out: { action: out, value: worths.out },
    price: moves.min,
    instead,
  }
}

function* whyOrder(state: State, seat: Seat, action: SomeAction): Thinking<Told> {
  const view = viewAs(state, seat)
  const bids = yield* bidsOf(view)
  if (!bids) return { course: [action], weighed: [], reasons: [] }
  const why = whyBid(bids, action)
  const { shares, engine, income, money } = playerOf(state, seat)
  const bills = Math.max(0, shares + engine - income)
  const reasons: Reason[] =
    why.length === 0 && action.type !== 'bid' && spare(view) < bids.price
      ? [{ type: 'spare', money, bills, price: bids.price }]
      : why
  return { course: [action], weighed: bestFirst([bids.bid, bids.out]), reasons }
}

function* whyChoose(state: State, seat: Seat, action: Extract<Action, { type: 'choose' }>): Thinking<Told> {
  const view = viewAs(state, seat)
  if (!hasCity(view)) return plainly(action, [{ type: 'first-city' }])
  const all = chosen(yield* specialsWorth(view))
  const reasons = [...(yield* whatFor(state, seat, action.action)), ...overSecond(all, action)]
  return { course: [action], weighed: all, reasons }
}

/** What an action is for that changes what can be built or carried. */
function* whatFor(state: State, seat: Seat, special: Special): Thinking<Reason[]> {
  const desk = deskOf(state, seat)
  const { outlook, purse, engine, money } = desk
  switch (special) {
    case 'locomotive':
      return engine < MOST_ENGINE ? yield* whyLonger(desk) : []
    case 'engineer': {
      const turns = yield* turnsOf(outlook, engine, TILES + 1, money, purse)
      return joined(desk, (yield* bestTurn(outlook, turns, purse)).turn)
    }
    case 'urbanization': {
      const city = yield* bestCity(viewAs(state, seat), purse)
      return city ? [cityReason(state, seat, city.hex, city.letter)] : []
    }
    default:
      return []
  }
}

/** A New City, and the cubes of its colour that could be brought there at once. */
function cityReason(state: State, seat: Seat, hex: HexIndex, letter: Letter): Reason {
  const desk = deskOf(withCity(state, { hex, letter }), seat)
  return { type: 'city', hex: nameOf(desk, hex), good: NEW_CITIES[letter].color, cubes: cubesTo(desk, hex) }
}

function* whyUrbanize(state: State, seat: Seat, action: Extract<Action, { type: 'urbanize' }>): Thinking<Told> {
  const hex = ageOfSteam.game(state.map).board.byName.get(action.hex) as HexIndex
  const reasons = [cityReason(state, seat, hex, action.letter)]
  return { course: [action], weighed: yield* buildings(state, seat), reasons }
}

function* whyEnd(state: State, seat: Seat, action: Action): Thinking<Told> {
  const desk = deskOf(state, seat)
  const tiles = state.stage.phase === 'build' ? state.stage.prices.length : 0
  return yield* whyNoMore(desk, action, yield* buildings(state, seat), tiles)
}

/** A cube that a city of one's own will get, and can send on. */
function whyPlace(state: State, seat: Seat, { cube, column }: Extract<Action, { type: 'place' }>): Reason[] {
  const game: Game = ageOfSteam.game(state.map)
  const hex = cityOfColumn(game, state, column)
  const isOwn = hex !== undefined && viewAs(state, seat).net.has(hex)
  if (hex === undefined || !isOwn || game.steps.accepts(game, state, hex, cube)) return []
  return [{ type: 'feeds', hex: nameOf(game, hex), cube }]
}

export const ageOfSteamAdviser: Adviser = {
  worth: (view, seat) => worth(view as State, seat),
  rest: (view, seat) => rest(view as State, seat),
  weighed: (view, seat) => weighed(view as State, seat),
  told: (view, seat, action) => told(view as State, seat, action as Action),
}
