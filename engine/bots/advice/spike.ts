import type { Pick, Seat } from '../../core/rules.ts'
import { deliverable } from '../../spike/freight.ts'
import { type Game, isGone, playerOf } from '../../spike/game.ts'
import { worthOf as marketWorth } from '../../spike/market.ts'
import { leastLacking } from '../../spike/payment.ts'
import { isFaceDown } from '../../spike/piles.ts'
import { spike } from '../../spike/played.ts'
import { type Action, GOODS, type Goods, type State } from '../../spike/types.ts'
import { nextUpgrade } from '../../spike/upgrades.ts'
import { MASTER } from '../spike/master.ts'
import { Forecaster, type Terms } from '../spike/planning/forecast.ts'
import { meshOf } from '../spike/planning/mesh.ts'
import type { Notes, Ranked } from '../spike/planning/notes.ts'
import { NO_PLAN, type Plan, type Task } from '../spike/planning/plan.ts'
import { choosePlanned } from '../spike/planning/planner.ts'
import { type Position, positionOf } from '../spike/planning/position.ts'
import { type Effort, PlanSearch } from '../spike/planning/search.ts'
import { finished, type Thinking } from '../thinking.ts'
import { type Adviser, bestFirst, isSame, type Told, type Weighed } from './advice.ts'
import { NO_PLACE } from './rail/worth.ts'
import type { Reason, Term } from './reasons.ts'

const settled: Pick = (n) => n - 1

/** Enough to tell positions apart by; a decision looks further. */
const GLANCE: Effort = { plans: 500, breadth: 1, kept: 1, equipment: [[], ['tender', 'speed']] }

/** What a seat has, and what its best plan brings; nobody but the seat itself knows its route before the end. */
function worth(state: State, seat: Seat): number {
  if (isGone(state, seat)) return NO_PLACE
  const game = spike.game(state.map)
  const player = playerOf(state, seat)
  if (state.stage.phase === 'over') return scoreOf(state, seat)
  if (player.home === null || player.contracts.some(({ side }) => side === null)) return player.money
  const position = positionOf(game, state, seat)
  const forecaster = new Forecaster(position.mesh, MASTER.outlook)
  const [best] = finished(new PlanSearch(position, forecaster, GLANCE).plans())
  const { rivals, ...own } = forecaster.terms(position, best?.plan ?? NO_PLAN)
  void rivals
  return player.money + own.market + own.contracts + own.route + own.parts
}

const scoreOf = (state: State, seat: Seat): number =>
  spike.standings(state).find((line) => line.seat === seat)?.score ?? NO_PLACE

function* noted(state: State, seat: Seat): Thinking<Notes> {
  const notes: Notes = {}
  yield* choosePlanned(state, seat, settled, MASTER, notes)
  return notes
}

/** Values are of what is still to come. */
const inAll = (state: State, seat: Seat, ranked: readonly Ranked[] = []): Weighed[] =>
  bestFirst(ranked.map(({ action, value }) => ({ action, value: value + playerOf(state, seat).money })))

function* told(state: State, seat: Seat, action: Action): Thinking<Told> {
  const notes = yield* noted(state, seat)
  // A card is chosen when it is clear that one is drawn.
  const ranked = (notes.ranked ?? []).map((one) =>
    one.action.type === 'draw' && action.type === 'draw' ? { ...one, action } : one,
  )
  const game = spike.game(state.map)
  const own = whyThis(game, state, seat, action, notes)
  const reasons = [
    ...own,
    ...(own.some(({ type }) => type === 'contract') ? [] : whyPlan(notes)),
    ...overSecond(notes, ranked, action),
  ]
  return { course: [action], weighed: inAll(state, seat, ranked), reasons }
}

/** What the action itself does. */
function whyThis(game: Game, state: State, seat: Seat, action: Action, notes: Notes): Reason[] {
  const player = playerOf(state, seat)
  const { mesh } = notes.position ?? { mesh: meshOf(game.board) }
  switch (action.type) {
    case 'giveCard':
      return typeof action.card === 'string' ? [{ type: 'least', card: action.card }] : []
    case 'keepRoute': {
      const card = game.routes.get(action.route ?? '')
      return card ? [{ type: 'route', route: card.id, top: card.top }] : []
    }
    case 'deliver': {
      const one = deliverable(game, player).find(({ goods }) => goods === action.goods)
      const here = player.train?.at === 'city' ? player.train.city : ''
      return one ? [{ type: 'contract', goods: action.goods, from: null, to: here, payment: one.money }] : []
    }
    case 'build': {
      const city = citiesOn(game, action.segments).find(
        (id) => !citiesOn(game, player.track).includes(id) && id !== player.home,
      )
      const goods = game.board.data.cities.find(({ id }) => id === city)?.goods
      return city && goods ? [{ type: 'connects', city, money: marketWorth(state.market, goods) }] : []
    }
    case 'start':
    case 'boost':
    case 'freeMove': {
      const stop = notes.plans?.[0]?.plan.stops[0]
      const steps = action.type === 'boost' ? [action.step] : action.steps
      return steps.length > 0 && stop !== undefined ? [{ type: 'bound', city: mesh.points[stop] as string }] : []
    }
    case 'draw':
      return lacking(state, seat, notes)
    case 'upgrade': {
      const next = nextUpgrade(player, action.part)
      return next ? [{ type: 'part', part: action.part, price: next.price }] : []
    }
    default:
      return []
  }
}

const citiesOn = (game: Game, segments: readonly string[]): string[] =>
  segments
    .flatMap((id) => {
      const segment = game.board.segments.get(id)
      return segment ? [segment.a, segment.b] : []
    })
    .filter((point) => game.board.points.get(point)?.city)

/** The railway that cards are drawn for: the first that the hand does not pay for. */
function lacking(state: State, seat: Seat, { wanted = [], position }: Notes): Reason[] {
  const { hand } = playerOf(state, seat)
  if (isFaceDown(hand) || !position) return []
  for (const { city, ways } of wanted) {
    const cards = Math.min(...ways.map(({ needs }) => leastLacking(hand, needs)))
    if (cards > 0) return [{ type: 'lacks', city: position.mesh.points[city] as string, cards }]
  }
  return []
}

/** The contract that the plan fulfils first. */
function whyPlan({ plans, position }: Notes): Reason[] {
  const plan = plans?.[0]?.plan
  const task = plan && position ? firstOf(plan) : null
  if (!plan || !position || !task) return []
  const { mesh, deals } = position
  const deal = deals[task.deal]
  if (!deal) return []
  const from = task.source === null ? null : (mesh.points[task.source] as string)
  return [
    {
      type: 'contract',
      goods: GOODS[deal.goods] as Goods,
      from,
      to: mesh.points[task.buyer] as string,
      payment: task.payment,
    },
  ]
}

const firstOf = ({ tasks, stops }: Plan): Task | null =>
  tasks.toSorted((a, b) => stops.indexOf(a.buyer) - stops.indexOf(b.buyer))[0] ?? null

/** Of what the plans after this and after the next best come to, the term in which they differ most. */
function overSecond({ forecaster }: Notes, ranked: readonly Ranked[], action: Action): Reason[] {
  const own = ranked.find((one) => isSame(one.action, action))
  const second = ranked.find((one) => !isSame(one.action, action))
  if (!own || !second || !forecaster || own.value <= second.value) return []
  const mine = { ...termsOf(forecaster, own.after, own.plan) }
  const other = { ...termsOf(forecaster, second.after, second.plan) }
  const terms = (Object.keys(mine) as Term[]).map((term) => ({ term, more: mine[term] - other[term] }))
  const most = terms.reduce((best, one) => (one.more > best.more ? one : best))
  const over: Reason = { type: 'over', more: own.value - second.value, second: second.action }
  return most.more >= 1 ? [{ type: 'term', ...most }, over] : [over]
}

/** A forecaster keeps room for one account: it is copied. */
const termsOf = (forecaster: Forecaster, after: Position, plan: Plan): Terms => ({ ...forecaster.terms(after, plan) })

export const spikeAdviser: Adviser = {
  worth: (view, seat) => worth(view as State, seat),
  rest: (view, seat) => worth(view as State, seat),
  *weighed(view, seat) {
    const state = view as State
    return inAll(state, seat, (yield* noted(state, seat)).ranked)
  },
  told: (view, seat, action) => told(view as State, seat, action as Action),
}
