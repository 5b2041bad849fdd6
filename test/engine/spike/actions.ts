import type { Pick } from '#engine/core/rules.ts'
import { farEnd } from '#engine/spike/board.ts'
import {
  type Action,
  type Arrival,
  GOODS,
  type Joker,
  type Moves,
  PARTS,
  type Payment,
  RAIL_TYPES,
  SIDES,
  type State,
  spike,
} from '#engine/spike/index.ts'
import { type Listing, oneOf } from '../tables.ts'
import { mayBuild } from './oracle.ts'
import { game } from './position.ts'

type Turning = Extract<Moves, { ask: 'move' | 'action' }>

/** One of the listed moves. */
function listed(moves: Moves, pick: Pick): Action | null {
  switch (moves.ask) {
    case 'nothing':
      return null
    case 'sides':
      return {
        type: 'chooseSides',
        sides: Object.fromEntries(moves.contracts.map(({ card }) => [card, oneOf(SIDES, pick)])),
      }
    case 'gift':
      return { type: 'giveCard', card: oneOf(moves.cards, pick) }
    case 'route':
      return { type: 'keepRoute', route: oneOf(moves.routes, pick) }
    case 'train':
      return { type: 'placeTrain', city: oneOf(moves.cities, pick) }
    case 'draw':
      return pick(3) === 0 && moves.draw.mayStop ? { type: 'stopDrawing' } : listedDraw(moves.draw.display.length, pick)
    case 'after':
      return listedFreight(moves, pick) ?? { type: 'endTurn' }
    case 'move':
    case 'action':
      return (pick(3) === 0 ? listedFreight(moves, pick) : null) ?? listedAction(moves, pick)
  }
}

const listedDraw = (shown: number, pick: Pick): Action =>
  shown > 0 && pick(2) ? { type: 'draw', display: pick(shown) } : { type: 'draw' }

function listedFreight({ load, deliveries, drops }: Extract<Moves, { drops: unknown }>, pick: Pick): Action | null {
  if (deliveries.length > 0) return { type: 'deliver', goods: oneOf(deliveries, pick).goods }
  if (load) return { type: 'load', goods: load.goods, ...(load.full && { drop: oneOf(drops, pick) }) }
  return drops.length > 0 && pick(4) === 0 ? { type: 'drop', goods: oneOf(drops, pick) } : null
}

function listedAction(moves: Turning, pick: Pick): Action {
  const payable = moves.build.ways.filter(({ payments }) => payments.length > 0)
  const upgrades = moves.upgrades.filter(({ hindered }) => !hindered)
  const all: Action[] = [listedDraw(moves.draw.display.length, pick)]
  if (payable.length > 0) {
    const { segments, payments } = oneOf(payable, pick)
    all.push({ type: 'build', segments, payment: oneOf(payments, pick) })
  }
  if (upgrades.length > 0) all.push({ type: 'upgrade', part: oneOf(upgrades, pick).part })
  if (moves.start.ways.length > 0) all.push({ type: 'start', steps: oneOf(moves.start.ways, pick).steps })
  if (moves.boost.ways.length > 0) all.push({ type: 'boost', step: oneOf(moves.boost.ways, pick).steps[0] as string })
  if (moves.ask === 'move') all.push({ type: 'freeMove', steps: oneOf(moves.freeMove, pick).steps })
  return oneOf(all, pick)
}

/** Segments one after the other from a point of a network, or from anywhere. */
function someWay(state: State, pick: Pick): string[] {
  const { home, track } = oneOf(state.players, pick)
  const start = oneOf(track.length > 0 ? track : [oneOf(game.board.data.segments, pick).id], pick)
  let point = pick(4) > 0 && home ? home : (game.board.segments.get(start)?.a as string)
  const way: string[] = []
  for (let left = pick(5); left >= 0; left--) {
    const segment = oneOf(game.board.points.get(point)?.segments ?? [], pick)
    way.push(segment.id)
    point = farEnd(segment, point)
    if (game.board.points.get(point)?.city && pick(6) > 0) break
  }
  return way
}

function somePayment(segments: readonly string[], pick: Pick): Payment {
  const types = segments.map((id) => game.board.segments.get(id)?.type ?? 'red')
  const direct: Record<string, number> = {}
  const jokers: Joker[] = []
  for (const as of types) {
    if (pick(4) > 0) direct[as] = (direct[as] ?? 0) + 1
    else jokers.push({ from: oneOf(RAIL_TYPES, pick), n: 2 + (pick(6) === 0 ? 1 : 0), as })
  }
  return { direct, jokers }
}

/** A railway that can be built, with something about it changed. */
function almostBuild(state: State, pick: Pick): Action {
  const moves = movesOf(state)
  const payable = 'build' in moves ? moves.build.ways.filter(({ payments }) => payments.length > 0) : []
  if (payable.length === 0) return { type: 'draw' }
  const { segments, payments } = oneOf(payable, pick)
  const payment = oneOf(payments, pick)
  const [first, ...others] = payment.jokers
  return oneOf<Action>(
    [
      { type: 'build', segments, payment },
      { type: 'build', segments: segments.toReversed(), payment },
      { type: 'build', segments: segments.slice(1), payment },
      { type: 'build', segments: [...segments, oneOf(game.board.data.segments, pick).id], payment },
      { type: 'build', segments, payment: somePayment(segments, pick) },
      { type: 'build', segments, payment: { ...payment, jokers: others } },
      {
        type: 'build',
        segments,
        payment: { ...payment, jokers: first ? [{ ...first, n: first.n + 1 }, ...others] : [] },
      },
    ],
    pick,
  )
}

/** Spaces ahead of a train, or some that are not. */
function someSteps(state: State, pick: Pick): string[] {
  const train = oneOf(state.players, pick).train
  const from = train?.at === 'segment' ? train.heading : (train?.city ?? 'raleigh')
  return Array.from({ length: pick(4) }, () =>
    pick(3) === 0 ? from : oneOf(game.board.points.get(from)?.segments ?? [], pick).id,
  )
}

/** Any action of any phase, well formed and mostly nonsense. */
function anything(state: State, pick: Pick): Action {
  if (pick(4) === 0) return almostBuild(state, pick)
  const { contracts, routes } = oneOf(state.players, pick)
  const segments = someWay(state, pick)
  const goods = oneOf(GOODS, pick)
  const own = oneOf(contracts, pick).goods
  return oneOf<Action>(
    [
      { type: 'chooseSides', sides: Object.fromEntries(contracts.map(({ card }) => [card, oneOf(SIDES, pick)])) },
      { type: 'chooseSides', sides: null },
      { type: 'giveCard', card: oneOf(RAIL_TYPES, pick) },
      { type: 'giveCard', card: null },
      { type: 'keepRoute', route: routes[0] ?? 'route-topeka' },
      { type: 'keepRoute', route: null },
      { type: 'placeTrain', city: oneOf([...game.board.points.keys()], pick) },
      { type: 'freeMove', steps: someSteps(state, pick) },
      { type: 'draw' },
      { type: 'draw', display: pick(6) - 1 },
      { type: 'stopDrawing' },
      ...Array.from({ length: 8 }, (): Action => ({ type: 'build', segments, payment: somePayment(segments, pick) })),
      { type: 'start', steps: someSteps(state, pick) },
      { type: 'boost', step: someSteps(state, pick)[0] ?? 's304' },
      { type: 'upgrade', part: oneOf(PARTS, pick) },
      { type: 'load', goods: own },
      { type: 'load', goods, drop: own },
      { type: 'deliver', goods: own },
      { type: 'drop', goods: own },
      { type: 'endTurn' },
    ],
    pick,
  )
}

const leads = (ways: readonly Arrival[], steps: readonly string[]): boolean =>
  ways.some((way) => way.steps.join() === steps.join())

/** Whether the list of moves has an action, or what it is composed of. */
function isListed(state: State, seat: number, moves: Moves, action: Action): boolean {
  switch (action.type) {
    case 'chooseSides':
      return moves.ask === 'sides' && moves.contracts.every(({ card }) => action.sides && card in action.sides)
    case 'giveCard':
      return moves.ask === 'gift' && action.card !== null && moves.cards.includes(action.card)
    case 'keepRoute':
      return moves.ask === 'route' && action.route !== null && moves.routes.includes(action.route)
    case 'placeTrain':
      return moves.ask === 'train' && moves.cities.includes(action.city)
    // To stay where it is needs no list.
    case 'freeMove':
      return moves.ask === 'move' && (action.steps.length === 0 || leads(moves.freeMove, action.steps))
    case 'draw':
      return 'draw' in moves && (action.display === undefined || moves.draw.display[action.display] !== undefined)
    case 'stopDrawing':
      return moves.ask === 'draw' && moves.draw.mayStop
    // Of all ways to a city those are listed that need no card more than another.
    case 'build':
      return 'build' in moves && moves.build.hindered === null && mayBuild(game.board, state, seat, action)
    case 'start':
      return 'start' in moves && leads(moves.start.ways, action.steps)
    case 'boost':
      return 'boost' in moves && leads(moves.boost.ways, [action.step])
    case 'upgrade':
      return 'upgrades' in moves && moves.upgrades.some(({ part, hindered }) => part === action.part && !hindered)
    case 'load': {
      if (!('load' in moves) || moves.load?.goods !== action.goods) return false
      return action.drop === undefined ? !moves.load.full : moves.drops.includes(action.drop)
    }
    case 'deliver':
      return 'deliveries' in moves && moves.deliveries.some(({ goods }) => goods === action.goods)
    case 'drop':
      return 'drops' in moves && moves.drops.includes(action.goods)
    case 'endTurn':
      return moves.ask === 'after'
  }
}

export const listing: Listing<State, Action, Moves> = { listed, anything, isListed }

export const movesOf = (state: State): Moves => spike.moves(state, spike.turn(state).seats[0] as number)
