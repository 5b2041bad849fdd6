import type { Seat, SomeAction } from '../../core/rules.ts'
import { withPlayer } from '../../core/run.ts'
import { dueFor } from '../../rail/auction.ts'
import { MOST_ENGINE } from '../../rail/game.ts'
import { mayUpgrade } from '../../rail/goods.ts'
import { tileLimit } from '../../steam/building.ts'
import { deliveryQueryFor } from '../../steam/delivering.ts'
import { nameOf, playerOf } from '../../steam/game.ts'
import { UNIT } from '../../steam/money.ts'
import { steam } from '../../steam/played.ts'
import { linkCounts } from '../../steam/score.ts'
import { type Action, type ActionTile, GOODS, type Moves, type State } from '../../steam/types.ts'
import type { HexIndex } from '../../track/board.ts'
import { allDeliveries } from '../../track/journey.ts'
import type { Moves as MovesLeft } from '../rail/forecast.ts'
import { accountOf } from '../rail/outlook.ts'
import { GLANCE, HARD } from '../rail/strength.ts'
import { bestTurn, idleTurn, turnsOf } from '../rail/turns.ts'
import { mostToBid } from '../steam/bidding.ts'
import { buildingFor, capitalWorths } from '../steam/greedy.ts'
import { type Purse, purseOf } from '../steam/ledger.ts'
import { choicesFor, scoreWorths, takenBefore } from '../steam/moving.ts'
import { bidWorths } from '../steam/places.ts'
import { bestGrowth, bestNewCity, selections } from '../steam/tiles.ts'
import { mostForTrack, type View, viewOf } from '../steam/view.ts'
import { finished, type Thinking } from '../thinking.ts'
import { type Adviser, bestFirst, type Told, type Weighed } from './advice.ts'
import { type Bids, whyBid } from './rail/bids.ts'
import { joined, turnsBuilt, weighedTurns, whyBuild, whyNoMore } from './rail/building.ts'
import { cubesTo } from './rail/carried.ts'
import type { Desk } from './rail/desk.ts'
import { whyLonger, whyMove } from './rail/moving.ts'
import { plainly } from './rail/plainly.ts'
import { overSecond } from './rail/second.ts'
import { NO_PLACE } from './rail/worth.ts'
import type { Reason } from './reasons.ts'

const certain = (): number => 0

const viewAs = (state: State, seat: Seat): View => viewOf(steam.game(state.map), state, seat, HARD, certain)

/** Moves of goods that a seat has left in this round. */
function movesOf(state: State, seat: Seat): MovesLeft {
  const { stage } = state
  if (stage.phase !== 'goods') return { left: 2, mayUpgrade: true }
  const left = (stage.left.includes(seat) && !isScoring(state, seat) ? 1 : 0) + (stage.pass === 1 ? 1 : 0)
  return { left, mayUpgrade: left > 0 && mayUpgrade(state, stage, seat) }
}

/** Whoever has delivered and is asked where the points go has moved already. */
const isScoring = ({ stage }: State, seat: Seat): boolean =>
  stage.phase === 'goods' && stage.scoring !== null && stage.left[0] === seat

function deskOf(state: State, seat: Seat): Desk<State, Purse> {
  const outlook = viewAs(state, seat)
  const { game } = outlook
  const player = playerOf(state, seat)
  const { stage } = state
  return {
    state,
    seat,
    outlook,
    purse: purseOf(state, seat),
    engine: player.engine,
    kinds: GOODS,
    board: game.board,
    building: buildingFor(game, seat),
    tiles: tileLimit(state, seat) - (stage.phase === 'build' ? stage.built : 0),
    money: mostForTrack(outlook),
    moves: movesOf(state, seat),
    trackPoints: linkCounts(game, state)[seat] ?? 0,
    at: (then) => deskOf(then, seat),
    deliveries: (engine) => allDeliveries(deliveryQueryFor(game, withPlayer(state, seat, { engine }), seat)),
  }
}

/** With what is still to be raised and built in this round, as far as a glance tells. */
function worth(state: State, seat: Seat): number {
  const here = rest(state, seat)
  const { stage } = state
  if (here === NO_PLACE || !isToBuild(state, seat)) return here
  const view = viewOf(steam.game(state.map), state, seat, GLANCE, certain)
  const { engine, money, purse, tiles, trackPoints } = deskOf(state, seat)
  const isToRaise = stage.phase === 'capital' && stage.left.includes(seat)
  const values = isToRaise
    ? finished(capitalWorths(view)).map(({ value }) => value)
    : [finished(bestTurn(view, finished(turnsOf(view, engine, tiles, money, purse)), purse)).value]
  return Math.max(here, ...values.map((value) => value + trackPoints))
}

const isToBuild = ({ stage }: State, seat: Seat): boolean =>
  stage.phase === 'build' ? stage.left.includes(seat) : stage.phase !== 'goods' && stage.phase !== 'over'

/** As it stands, whatever may still be built. */
function rest(state: State, seat: Seat): number {
  if (playerOf(state, seat).eliminated !== null) return NO_PLACE
  if (state.stage.phase === 'over') return steam.standings(state).find((line) => line.seat === seat)?.score ?? NO_PLACE
  const { outlook, engine, moves, purse, trackPoints } = deskOf(state, seat)
  const { worth } = finished(idleTurn(outlook, engine, moves, purse))
  const waiting = state.stage.phase === 'goods' ? gainOf(state, seat) : 0
  const purses = [purse, ...(waiting > 0 ? [{ ...purse, points: purse.points + waiting }] : [])]
  return Math.max(...purses.map((one) => accountOf(outlook, worth, one).total)) + trackPoints
}

/** What a seat has still to take of a delivery. */
const gainOf = ({ stage }: State, seat: Seat): number =>
  stage.phase === 'goods' && stage.scoring?.left.includes(seat) ? (stage.scoring.gains[seat] ?? 0) : 0

function* weighed(state: State, seat: Seat): Thinking<readonly Weighed[]> {
  const { stage } = state
  const view = viewAs(state, seat)
  switch (stage.phase) {
    case 'capital':
      return raises(yield* capitalWorths(view))
    case 'order': {
      const bids = yield* bidsOf(view)
      return bids ? bestFirst([bids.bid, bids.out]) : []
    }
    case 'select':
      return bestFirst(yield* selections(view))
    case 'build':
      return yield* buildings(state, seat)
    case 'goods':
      return bestFirst(stage.scoring ? scoreWorths(view) : yield* choicesFor(view))
    default:
      return []
  }
}

/** What has been paid for by a tile comes first, and is not weighed against anything. */
function* buildings(state: State, seat: Seat): Thinking<Weighed[]> {
  const desk = deskOf(state, seat)
  const isFree = state.stage.phase === 'build' && state.stage.due === null && desk.tiles > 0
  return isFree ? weighedTurns(yield* turnsBuilt(desk)) : []
}

const raises = (worths: readonly { n: number; value: number }[]): Weighed[] =>
  bestFirst(worths.map(({ n, value }) => ({ action: { type: 'raise', n } as SomeAction, value })))

function* told(state: State, seat: Seat, action: Action): Thinking<Told> {
  switch (action.type) {
    case 'raise':
      return yield* whyRaise(state, seat, action)
    case 'bid':
    case 'drop':
    case 'freePass':
      return yield* whyOrder(state, seat, action)
    case 'select':
      return yield* whySelect(state, seat, action)
    case 'urbanize':
      return plainly(action, [cityReason(state, seat, action)])
    case 'grow':
      return plainly(action, [{ type: 'grows', hex: action.hex, cubes: state.supply[action.group] ?? [] }])
    case 'build':
      return yield* whyBuild(deskOf(state, seat), action)
    case 'endBuild':
    case 'takeBack':
      return yield* whyEnd(state, seat, action)
    case 'score':
      return whyScore(state, seat, action)
    default: {
      const view = viewAs(state, seat)
      return whyMove(deskOf(state, seat), action, yield* choicesFor(view), yield* takenBefore(view))
    }
  }
}

const TILES = 3

function* whyRaise(state: State, seat: Seat, action: Extract<Action, { type: 'raise' }>): Thinking<Told> {
  const desk = deskOf(state, seat)
  const { outlook, engine } = desk
  const { n } = action
  const purse = { ...desk.purse, cash: desk.purse.cash + UNIT * n, income: desk.purse.income - n }
  const { turn } = yield* bestTurn(outlook, yield* turnsOf(outlook, engine, TILES, purse.cash, purse), purse)
  const { cash } = desk.purse
  const none: Reason =
    turn.price > 0 ? { type: 'enough', money: cash, price: turn.price } : { type: 'nothing', money: cash }
  const reason: Reason = n === 0 ? none : { type: 'capital', money: UNIT * n, income: n }
  const worths = yield* capitalWorths(viewAs(state, seat))
  return { course: [action], weighed: raises(worths), reasons: [reason, ...joined(desk, turn)] }
}

/** Both answers of an auction that is weighed; null where there is nothing to choose, or a rule of thumb. */
function* bidsOf(view: View): Thinking<Bids | null> {
  const { state, seat } = view
  const { stage } = state
  const { min, mayBid, freePass } = steam.moves(state, seat) as Extract<Moves, { ask: 'bid' }>
  if (!mayBid || stage.phase !== 'order') return null
  const { bidders, dropped, bids } = stage
  const worths = yield* bidWorths(view, min)
  return {
    bid: { action: { type: 'bid', amount: min } as SomeAction, value: worths.bid },
    out: { action: { type: freePass ? 'freePass' : 'drop' }, value: worths.out },
    price: min,
    instead: freePass ? 0 : dueFor(bidders.length, bidders.length + dropped.length, bids[seat] ?? 0),
  }
}

type Answer = Extract<Action, { type: 'bid' | 'drop' | 'freePass' }>

function* whyOrder(state: State, seat: Seat, action: Answer): Thinking<Told> {
  const view = viewAs(state, seat)
  if (state.stage.phase === 'opening') return plainly(action, usualBid(view, action))
  const bids = yield* bidsOf(view)
  if (!bids) return plainly(action, [])
  const why = whyBid(bids, action)
  const reasons = why.length > 0 ? why : usualBid(view, action)
  return { course: [action], weighed: bestFirst([bids.bid, bids.out]), reasons }
}

/** Beyond so much nothing is bid, and for the first turn order of the base game it is all that counts. */
function usualBid(view: View, action: Answer): Reason[] {
  const { most, min } = mostToBid(view)
  return [{ type: 'usual', most: Math.max(0, most), price: action.type === 'bid' ? action.amount : min }]
}

function* whySelect(state: State, seat: Seat, action: Extract<Action, { type: 'select' }>): Thinking<Told> {
  const all = bestFirst(yield* selections(viewAs(state, seat)))
  const reasons = action.use === 'use' ? yield* whatFor(state, seat, action.tile) : []
  return { course: [action], weighed: all, reasons: [...reasons, ...overSecond(all, action)] }
}

/** What a tile is for that changes what can be built or carried. */
function* whatFor(state: State, seat: Seat, tile: ActionTile): Thinking<Reason[]> {
  const desk = deskOf(state, seat)
  const { outlook, engine, money, purse } = desk
  switch (tile) {
    case 'locomotive':
      return engine < MOST_ENGINE ? yield* whyLonger(desk) : []
    case 'engineer': {
      const turns = yield* turnsOf(outlook, engine, TILES + 1, money, purse)
      return joined(desk, (yield* bestTurn(outlook, turns, purse)).turn)
    }
    case 'urbanization': {
      const best = yield* bestNewCity(viewAs(state, seat))
      return best ? [cityReason(state, seat, best.action)] : []
    }
    case 'city-growth': {
      const best = yield* bestGrowth(viewAs(state, seat))
      return best ? [{ type: 'grows', hex: best.action.hex, cubes: state.supply[best.action.group] ?? [] }] : []
    }
    default:
      return []
  }
}

/** A New City, and the cubes of its colour that could be brought there at once. */
function cityReason(state: State, seat: Seat, { hex, color }: Extract<Action, { type: 'urbanize' }>): Reason {
  const at = steam.game(state.map).board.byName.get(hex) as HexIndex
  const desk = deskOf(
    { ...state, tiles: state.tiles.with(at, null), newCities: [...state.newCities, { hex: at, color }] },
    seat,
  )
  return { type: 'city', hex: nameOf(desk, at), good: color, cubes: cubesTo(desk, at) }
}

function* whyEnd(state: State, seat: Seat, action: Action): Thinking<Told> {
  const desk = deskOf(state, seat)
  const tiles = state.stage.phase === 'build' ? state.stage.built : 0
  return yield* whyNoMore(desk, action, yield* buildings(state, seat), tiles)
}

function whyScore(state: State, seat: Seat, action: Extract<Action, { type: 'score' }>): Told {
  const all = bestFirst(scoreWorths(viewAs(state, seat)))
  const [best, other] = all
  const more = best && other ? best.value - other.value : 0
  return { course: [action], weighed: all, reasons: [{ type: 'counts', to: action.to, more }] }
}

export const steamAdviser: Adviser = {
  worth: (view, seat) => worth(view as State, seat),
  rest: (view, seat) => rest(view as State, seat),
  weighed: (view, seat) => weighed(view as State, seat),
  told: (view, seat, action) => told(view as State, seat, action as Action),
}
