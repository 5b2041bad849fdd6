import { isRefusal, type Refusal, refusal } from '../core/refusal.ts'
import type { Seat } from '../core/rules.ts'
import { playerOf, update } from '../core/run.ts'
import { type HexIndex, nameOf } from '../track/board.ts'
import { withoutCube } from '../track/cubes.ts'
import { allDeliveries, type DeliveryQuery, isObstacle, linkGains, type Obstacle, walk } from '../track/journey.ts'
import type { Way } from '../track/offers.ts'
import { firstLeft, type NotNow, type Turns, withNext } from './flow.ts'
import { MOST_ENGINE, tell, upgradeEngine } from './game.ts'
import type { Deliver, GoodsMoves, GoodsStage, RailAction, RailGame, RailRun, RailState, RailTypes } from './types.ts'

/** How a game goes about moving goods. */
export interface GoodsTerms<Stage extends GoodsStage, Good extends string> {
  /** Who moves when, in each of the two passes. */
  order(state: RailState): readonly Seat[]
  deliveryQuery(game: RailGame, state: RailState, seat: Seat): DeliveryQuery<Good>
  judge(game: RailGame, state: RailState, seat: Seat, action: Delivering<Good>): Way | Refusal
  /** The cube has left the board: where it goes, who gains, and whether anything is asked before the next seat moves. */
  delivered(run: RailRun, stage: Stage, seat: Seat, cube: Good, gains: readonly number[]): Stage | null
  /** The rule that limits the engine. */
  readonly engineRule: string
  readonly notNow: NotNow
}

type GoodsAction<Good extends string> = Delivering<Good> | Extract<RailAction, { type: 'engine' | 'pass' }>

/** Twice round the table, each seat delivers, improves its engine or passes. */
export function goodsTurns<Stage extends GoodsStage, Good extends string>(
  terms: GoodsTerms<Stage, Good>,
): Turns<RailTypes<GoodsAction<Good>, GoodsMoves<Good>>, Stage> {
  const { order, deliveryQuery, engineRule } = terms

  function deliver(run: RailRun, stage: Stage, seat: Seat, action: Delivering<Good>): Stage | null | Refusal {
    const judged = terms.judge(run.game, run.state, seat, action)
    if (isRefusal(judged)) return judged
    const { cube, from } = action
    const origin = run.game.board.byName.get(from) as number
    update<RailState>(run, { cubes: withoutCube(run.state.cubes, origin, cube) })
    tell(run, { type: 'delivered', seat, cube, places: judged.places, gains: judged.gains })
    return terms.delivered(run, stage, seat, cube, judged.gains)
  }

  function improve(run: RailRun, stage: Stage, seat: Seat): Stage | null | Refusal {
    if (playerOf(run.state, seat).engine >= MOST_ENGINE) return refusal(engineRule, { engine: MOST_ENGINE })
    if (stage.upgraded.includes(seat)) return refusal(engineRule, { upgraded: 1 })
    upgradeEngine(run, seat)
    return afterMove(order, run.state, { ...stage, upgraded: [...stage.upgraded, seat] })
  }

  return {
    seat: firstLeft,
    without: (run, stage) => afterMove(order, run.state, stage),
    moves: (game, state, stage, seat) => ({
      ask: 'goods',
      engine: mayUpgrade(state, stage, seat),
      deliveries: allDeliveries(deliveryQuery(game, state, seat)),
    }),
    play(run, stage, seat, action) {
      switch (action.type) {
        case 'deliver':
          return deliver(run, stage, seat, action)
        case 'engine':
          return improve(run, stage, seat)
        case 'pass':
          tell(run, { type: 'passed', seat })
          return afterMove(order, run.state, stage)
        default:
          return terms.notNow(stage, action)
      }
    },
  }
}

export const firstPass = (order: readonly Seat[]): GoodsStage => ({
  phase: 'goods',
  pass: 1,
  left: order,
  upgraded: [],
})

/** The next seat moves, once more from the first when all have; null when all have moved twice. */
export function afterMove<Stage extends GoodsStage, State extends RailState>(
  order: (state: State) => readonly Seat[],
  state: State,
  stage: Stage,
): Stage | null {
  return withNext(stage) ?? (stage.pass === 1 ? { ...stage, pass: 2, left: order(state) } : null)
}

export const mayUpgrade = (state: RailState, { upgraded }: GoodsStage, seat: Seat): boolean =>
  playerOf(state, seat).engine < MOST_ENGINE && !upgraded.includes(seat)

// --- judging deliveries ---------------------------------------------------------------------------------------------

/** What a player sends who delivers; `bonus` where the mover has a choice besides the way. */
export type Delivering<Good extends string> = Deliver<Good> & { readonly bonus?: Seat }

/** The rules that forbid a delivery in a game. */
export interface DeliveryRules<Good extends string> {
  readonly noCube: string
  readonly engine: string
  blocked(deliveryQuery: DeliveryQuery<Good>, obstacle: Obstacle, facts: Refusal['params']): Refusal
  /** Nothing stands in the way, but it is none of those that the game offers. */
  notOffered(seat: Seat, action: Delivering<Good>, way: Way, offered: readonly Way[]): Refusal
}

/** What a way that a player picked comes to. */
export function judgeDelivery<Good extends string>(
  deliveryQuery: DeliveryQuery<Good>,
  action: Delivering<Good>,
  rules: DeliveryRules<Good>,
): Way | Refusal {
  const { from, cube, path, bonus } = action
  const origin = deliveryQuery.track.board.byName.get(from)
  if (
    origin === undefined ||
    !deliveryQuery.sources.includes(origin) ||
    !deliveryQuery.cubesAt(origin).includes(cube)
  ) {
    return refusal(rules.noCube, { from, cube })
  }
  const engine = deliveryQuery.journey.mostLinks
  if (path.length < 1 || path.length > engine) return refusal(rules.engine, { links: path.length, engine })
  const arrived = arrival(deliveryQuery, origin, cube, path)
  if ('word' in arrived) {
    const place = nameOf(deliveryQuery.track, arrived.place)
    return rules.blocked(
      deliveryQuery,
      arrived,
      arrived.word === 'no-link' ? { place, side: arrived.side } : { place, cube },
    )
  }
  const { way, offered } = arrived
  return offered.find((one) => one.bonus === bonus) ?? rules.notOffered(deliveryQuery.seat, action, way, offered)
}

/** A way as it is, and what the game makes of it. */
export function arrival<Good extends string>(
  { track, journey, goods, finished }: DeliveryQuery<Good>,
  origin: HexIndex,
  cube: Good,
  path: readonly number[],
): { readonly way: Way; readonly offered: readonly Way[] } | Obstacle {
  const walked = walk(track, journey, origin, goods.indexOf(cube), path)
  if (isObstacle(walked)) return walked
  const places = walked.places.map((place) => nameOf(track, place))
  const way = { path: walked.steps.map(({ side }) => side), places, gains: linkGains(journey, walked) }
  return { way, offered: finished(cube, walked, way) }
}
