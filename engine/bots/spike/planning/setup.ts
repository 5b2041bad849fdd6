import type { Pick, Seat } from '../../../core/rules.ts'
import { HAND_AT_START } from '../../../spike/decks.ts'
import { type Game, playerOf, sideOf } from '../../../spike/game.ts'
import { type Action, type Player, SIDES, type Side, type State } from '../../../spike/types.ts'
import type { Thinking } from '../../thinking.ts'
import { leastUseful, richer } from '../thumb.ts'
import { Forecaster } from './forecast.ts'
import { meshOf } from './mesh.ts'
import type { Notes, Ranked } from './notes.ts'
import { NO_PLAN } from './plan.ts'
import type { Strength } from './planner.ts'
import { dealOf, type Position, positionOf, withTrack } from './position.ts'
import { type Effort, type Judged, PlanSearch } from './search.ts'

/** What is chosen before the first turn. */
export function* chooseSetup(
  game: Game,
  state: State,
  seat: Seat,
  pick: Pick,
  strength: Strength,
  notes: Notes,
): Thinking<Action> {
  const player = playerOf(state, seat)
  switch (state.stage.phase) {
    case 'sides':
      return { type: 'chooseSides', sides: yield* bestSides(game, state, seat, strength, notes) }
    case 'gift':
      return { type: 'giveCard', card: leastUseful(player, pick) }
    case 'route':
      return { type: 'keepRoute', route: yield* bestRoute(game, state, seat, strength, notes) }
    default:
      return { type: 'placeTrain', city: (yield* bestHome(game, state, seat, player, strength, {}, notes)).city }
  }
}

/** For each contract the side that the best plan needs; for what it does without, the one that pays more. */
function* bestSides(
  game: Game,
  state: State,
  seat: Seat,
  strength: Strength,
  notes: Notes,
): Thinking<Record<string, Side>> {
  const player = playerOf(state, seat)
  const mesh = meshOf(game.board)
  const deals = player.contracts.map((one) =>
    dealOf(
      mesh,
      one,
      SIDES.flatMap((side) => sideOf(game, one.card, side)),
      player,
    ),
  )
  const { plan } = yield* bestHome(game, state, seat, player, strength, { deals, cards: HAND_AT_START }, notes)
  const sides = player.contracts.map((one, deal): [string, Side] => {
    const buyer = plan.tasks.find((task) => task.deal === deal)?.buyer
    const needed = SIDES.find((side) =>
      sideOf(game, one.card, side).some(({ city }) => city === mesh.points[buyer ?? -1]),
    )
    return [one.card, needed ?? richer(game, one)]
  })
  return Object.fromEntries(sides)
}

function* bestRoute(game: Game, state: State, seat: Seat, strength: Strength, notes: Notes): Thinking<string> {
  const player = playerOf(state, seat)
  const held = player.routes.filter((route) => route !== null)
  const rated: { route: string; value: number; noted: Notes }[] = []
  for (const route of held) {
    const noted: Notes = {}
    const { value } = yield* bestHome(game, state, seat, { ...player, routes: [route] }, strength, {}, noted)
    rated.push({ route, value, noted })
  }
  const best = rated.reduce((most, one) => (one.value > most.value ? one : most))
  Object.assign(notes, best.noted)
  notes.ranked = rated.flatMap(({ route, value, noted }) =>
    (noted.ranked ?? []).slice(0, 1).map((one): Ranked => ({ ...one, action: { type: 'keepRoute', route }, value })),
  )
  return best.route
}

/** A city to begin in, with the best plan from there. */
type Home = { city: string } & Judged

/** The city to begin in: where the best plan begins. The few that look best are looked at longer. */
function* bestHome(
  game: Game,
  state: State,
  seat: Seat,
  player: Player,
  { setup, outlook }: Strength,
  known: Partial<Position> = {},
  notes: Notes = {},
): Thinking<Home> {
  const mesh = meshOf(game.board)
  const forecaster = new Forecaster(mesh, outlook)
  const begunIn = (city: string): Player => ({ ...player, home: city, train: { at: 'city', city } })
  const [somewhere] = game.board.data.cities
  const anywhere = positionOf(game, state, seat, begunIn(somewhere?.id ?? ''))
  const positionIn = (city: string): Position => ({
    ...anywhere,
    ...withTrack(mesh, begunIn(city)),
    left: 'turn',
    ...known,
  })
  function* judged(city: string, effort: Effort): Thinking<Home> {
    const [best] = yield* new PlanSearch(positionIn(city), forecaster, effort).plans()
    return { city, ...(best ?? { plan: NO_PLAN, value: 0 }) }
  }
  const byValue = (a: Judged, b: Judged) => b.value - a.value
  const rated: Home[] = []
  for (const { id } of game.board.data.cities) rated.push(yield* judged(id, setup.first))
  rated.sort(byValue)
  const again: Home[] = []
  for (const { city } of rated.slice(0, setup.looked)) again.push(yield* judged(city, setup.again))
  const [best = rated[0] as Home] = again.sort(byValue)
  const looked = again.length > 0 ? again : rated
  notes.forecaster = forecaster
  notes.position = positionIn(best.city)
  notes.plans = [best]
  notes.ranked = looked.map(
    ({ city, plan, value }): Ranked => ({ action: { type: 'placeTrain', city }, plan, value, after: positionIn(city) }),
  )
  return best
}
