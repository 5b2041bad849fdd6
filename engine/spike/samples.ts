import type { Samples } from '../core/full/full.ts'
import type { Pick, Seat } from '../core/rules.ts'
import { boostHindered, startHindered } from './actions/moving.ts'
import { upgradeHindered } from './actions/upgrading.ts'
import { farEnd } from './board.ts'
import { deliverable, loadable, onTrain } from './freight.ts'
import { type Game, playerOf } from './game.ts'
import { ownersOf, piecesLeft, pointsOf } from './network.ts'
import { cheapestPayments, leastLacking, paymentHindered } from './payment.ts'
import { heldBy } from './phases/gift.ts'
import type { Types } from './phases/phase.ts'
import { held } from './phases/route.ts'
import { isFaceDown, NO_CARDS, withCard } from './piles.ts'
import { type Reach, spacesAhead } from './trains.ts'
import {
  type Action,
  type Cards,
  type Joker,
  PARTS,
  type Payment,
  type Player,
  RAIL_TYPES,
  type RailType,
  SIDES,
  type State,
  type Train,
  type TurnStage,
} from './types.ts'

/** What a random player does. */
export const samples: Samples<Types> = {
  sides: (_game, state, _stage, seat, pick) => ({
    type: 'chooseSides',
    sides: Object.fromEntries(playerOf(state, seat).contracts.map(({ card }) => [card, oneOf(SIDES, pick)])),
  }),
  gift: (_game, state, _stage, seat, pick) => ({ type: 'giveCard', card: oneOf(heldBy(state, seat), pick) }),
  route: (_game, state, _stage, seat, pick) => ({ type: 'keepRoute', route: oneOf(held(state, seat), pick) }),
  train: ({ board }, _state, _stage, _seat, pick) => ({ type: 'placeTrain', city: oneOf(board.data.cities, pick).id }),
  move: sampleTurn,
  action: sampleTurn,
  draw: sampleTurn,
  after: sampleTurn,
}

/** One legal action of a turn at random, leaning to what moves the match on. */
function sampleTurn(game: Game, state: State, stage: TurnStage, seat: Seat, pick: Pick): Action {
  const player = playerOf(state, seat)
  if (stage.phase === 'draw') return pick(4) === 0 ? { type: 'stopDrawing' } : drawing(state, pick)
  const freight = withFreight(game, player, pick)
  if (freight) return freight
  if (stage.phase === 'after') return { type: 'endTurn' }
  if (stage.phase === 'move' && pick(8) > 0) return freeMove(game, player, pick)
  const rested = stage.phase === 'action' && stage.rested
  const ways: readonly (() => Action | null)[] = [
    () => building(game, state, seat, pick),
    () => building(game, state, seat, pick),
    () => building(game, state, seat, pick),
    () => running(game, player, rested, pick),
    () => running(game, player, rested, pick),
    () => upgrading(player, pick),
    () => drawing(state, pick),
  ]
  return oneOf(ways, pick)() ?? drawing(state, pick)
}

/** Mostly as far as it can. */
function freeMove(game: Game, player: Player, pick: Pick): Action {
  const most = pick(4) > 0 ? player.speed : pick(player.speed + 1)
  return { type: 'freeMove', steps: wander(game, player, most, pick) }
}

function drawing({ display }: State, pick: Pick): Action {
  const index = pick(display.length + 2)
  return index < display.length ? { type: 'draw', display: index } : { type: 'draw' }
}

/** Mostly delivers what it can and loads what it finds; now and then it drops something for no reason. */
function withFreight(game: Game, player: Player, pick: Pick): Action | null {
  const deliveries = deliverable(game, player)
  if (deliveries.length > 0 && pick(8) > 0) return { type: 'deliver', goods: oneOf(deliveries, pick).goods }
  const goods = loadable(game, player)
  const loaded = onTrain(player)
  if (goods && loaded.length < player.cars && pick(4) > 0) return { type: 'load', goods }
  if (goods && loaded.length > 0 && pick(12) === 0) return { type: 'load', goods, drop: oneOf(loaded, pick) }
  if (loaded.length > 0 && pick(60) === 0) return { type: 'drop', goods: oneOf(loaded, pick) }
  return null
}

/** Spaces one after the other at random, up to so many. */
function wander(game: Game, player: Player, most: number, pick: Pick): string[] {
  const steps: string[] = []
  let train = player.train as Train
  while (steps.length < most && (steps.length === 0 || train.at === 'segment')) {
    const next: Reach = oneOf(spacesAhead(game, player, train), pick)
    steps.push(...next.steps)
    train = next.train
  }
  return steps
}

function running(game: Game, player: Player, rested: boolean, pick: Pick): Action | null {
  if (!startHindered(game, player, rested)) {
    return { type: 'start', steps: wander(game, player, 1 + pick(player.speed), pick) }
  }
  if (boostHindered(player)) return null
  return { type: 'boost', step: wander(game, player, 1, pick)[0] as string }
}

function upgrading(player: Player, pick: Pick): Action | null {
  const parts = PARTS.filter((part) => !upgradeHindered(player, part))
  return parts.length === 0 ? null : { type: 'upgrade', part: oneOf(parts, pick) }
}

const ATTEMPTS = 20

/** A railway found by walking at random: cheap, and every one can come of it. */
function building(game: Game, state: State, seat: Seat, pick: Pick): Action | null {
  const player = playerOf(state, seat)
  const { hand } = player
  if (isFaceDown(hand)) return null
  const owners = ownersOf(state)
  const network = pointsOf(game.board, player)
  for (let i = 0; i < ATTEMPTS; i++) {
    const way = wayAtRandom(game, network, owners, hand, pick)
    if (!way || way.segments.length > piecesLeft(player)) continue
    const payment = paymentAtRandom(hand, way.needs, pick)
    if (payment) return { type: 'build', segments: way.segments, payment }
  }
  return null
}

/** Steps from the network to a new city as far as the hand may reach: what is payable is so from its first piece on. */
function wayAtRandom(
  game: Game,
  network: ReadonlySet<string>,
  owners: ReadonlyMap<string, Seat>,
  hand: Cards,
  pick: Pick,
): { segments: string[]; needs: Cards } | null {
  const { points } = game.board
  const passed = new Set(network)
  const segments: string[] = []
  let here = oneOf([...network], pick)
  let needs = NO_CARDS
  for (;;) {
    const ahead = (points.get(here)?.segments ?? []).filter(
      (segment) =>
        !owners.has(segment.id) &&
        !passed.has(farEnd(segment, here)) &&
        leastLacking(hand, withCard(needs, segment.type)) <= 0,
    )
    if (ahead.length === 0) return null
    const segment = oneOf(ahead, pick)
    here = farEnd(segment, here)
    needs = withCard(needs, segment.type)
    passed.add(here)
    segments.push(segment.id)
    if (points.get(here)?.city) return { segments, needs }
  }
}

/** Mostly one of the cheapest ways to pay; now and then jokers where none is needed. */
function paymentAtRandom(hand: Cards, needs: Cards, pick: Pick): Payment | null {
  const cheapest = cheapestPayments(hand, needs)
  if (cheapest.length === 0) return null
  const wasteful = pick(5) === 0 ? wastefulPayment(needs, pick) : null
  return wasteful && !paymentHindered(hand, needs, wasteful) ? wasteful : oneOf(cheapest, pick)
}

function wastefulPayment(needs: Cards, pick: Pick): Payment {
  const direct: Partial<Record<RailType, number>> = {}
  const jokers: Joker[] = []
  for (const as of RAIL_TYPES) {
    direct[as] = pick(needs[as] + 1)
    let left = needs[as] - direct[as]
    while (left > 0) {
      const worth = 1 + pick(left)
      jokers.push({ from: oneOf(RAIL_TYPES, pick), n: worth + 1, as })
      left -= worth
    }
  }
  return { direct, jokers }
}

const oneOf = <T>(list: readonly T[], pick: Pick): T => list[pick(list.length)] as T
