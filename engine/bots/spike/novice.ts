import type { Pick, Seat } from '../../core/rules.ts'
import { boostHindered, startHindered } from '../../spike/actions/moving.ts'
import { upgradeHindered } from '../../spike/actions/upgrading.ts'
import { deliverable, loadable, onTrain } from '../../spike/freight.ts'
import { type Game, playerOf } from '../../spike/game.ts'
import { spike } from '../../spike/played.ts'
import type { Action, Contract, Part, Player, State, TurnStage } from '../../spike/types.ts'
import type { Choice } from '../bot.ts'
import { inOneGo } from '../thinking.ts'
import { aimsOf, bestHome } from './nearest/aims.ts'
import { bestDraw, bestRailway } from './nearest/railways.ts'
import { bestPayment, bestTrip, type Trip } from './nearest/trips.ts'
import { leastUseful, richer } from './thumb.ts'

/** Goes for what is nearest: builds towards cities its cards name one by one, delivers what it can on the way. */
export const playSpikeNovice: Choice = (_rules, view, seat, pick) => inOneGo(() => choose(view as State, seat, pick))

function choose(state: State, seat: Seat, pick: Pick): Action {
  const game = spike.game(state.map)
  const player = playerOf(state, seat)
  const { stage } = state
  switch (stage.phase) {
    case 'sides':
      return {
        type: 'chooseSides',
        sides: Object.fromEntries(player.contracts.map((one) => [one.card, richer(game, one)])),
      }
    case 'gift':
      return { type: 'giveCard', card: leastUseful(player, pick) }
    case 'route':
      return { type: 'keepRoute', route: bestRoute(game, player) }
    case 'train':
      return { type: 'placeTrain', city: bestHome(game, player).id }
    case 'over':
      throw new Error('the match is over')
    default:
      return takeTurn(game, state, stage, seat, pick)
  }
}

/** The route that has most cities its contracts name. */
function bestRoute(game: Game, player: Player): string {
  const aims = aimsOf(game, { ...player, routes: [] })
  const worth = (route: string): number => {
    const card = game.routes.get(route)
    return card ? [card.top, ...card.cities.map(({ city }) => city)].filter((city) => aims.has(city)).length : 0
  }
  const held = player.routes.filter((route) => route !== null)
  return held.reduce((best, route) => (worth(route) > worth(best) ? route : best))
}

function takeTurn(game: Game, state: State, stage: TurnStage, seat: Seat, pick: Pick): Action {
  const player = playerOf(state, seat)
  if (stage.phase === 'draw') return bestDraw(game, state, seat)
  const freight = workOnFreight(game, player)
  if (freight) return freight
  if (stage.phase === 'after') return { type: 'endTurn' }
  const trip = bestTrip(game, player)
  if (stage.phase === 'move') return { type: 'freeMove', steps: trip ? firstLeg(game, player, trip) : [] }
  const rested = stage.phase === 'action' && stage.rested
  return act(game, state, seat, rested, trip, pick)
}

/** Delivers what there is to deliver, then loads what will find a buyer. */
function workOnFreight(game: Game, player: Player): Action | null {
  const [best] = deliverable(game, player).toSorted((a, b) => b.money - a.money)
  if (best) return { type: 'deliver', goods: best.goods }
  const goods = loadable(game, player)
  if (!goods) return null
  const loaded = onTrain(player)
  if (loaded.length < player.cars) return { type: 'load', goods }
  const payment = (one: string) => bestPayment(game, player, player.contracts.find((c) => c.goods === one) as Contract)
  const useless = loaded.find((one) => payment(one) === 0)
  return useless && payment(goods) > 0 ? { type: 'load', goods, drop: useless } : null
}

/** As far along a trip as this movement goes: to its first city, or as many steps as the train is fast. */
function firstLeg({ board }: Game, { speed }: Player, { steps }: Trip): string[] {
  const leg = steps.slice(0, speed)
  const city = leg.findIndex((step) => board.points.has(step))
  return city === -1 ? leg : leg.slice(0, city + 1)
}

/** Of so many railways it builds the best is overlooked once, as beginners do. */
const OVERLOOKS = 4

/** A trip that brings more than this goes before every railway. */
const WORTH_AN_ACTION = 2

function act(game: Game, state: State, seat: Seat, rested: boolean, trip: Trip | null, pick: Pick): Action {
  const player = playerOf(state, seat)
  if (trip && trip.money > WORTH_AN_ACTION) {
    if (!startHindered(game, player, rested)) return { type: 'start', steps: firstLeg(game, player, trip) }
    const [last, ...more] = trip.steps
    if (!boostHindered(player) && last !== undefined && more.length === 0) return { type: 'boost', step: last }
  }
  const part = wantedPart(state, player)
  if (part) return { type: 'upgrade', part }
  const overlooked = pick(OVERLOOKS) === 0 ? 1 : 0
  return bestRailway(game, state, seat, overlooked) ?? bestDraw(game, state, seat)
}

/** More cards a turn as early as possible, then a faster train once there is somewhere to go. */
function wantedPart({ round }: State, player: Player): Part | null {
  const running = player.track.length > 6
  const wishes: readonly [Part, boolean][] = [
    ['tender', round === 1 || (round === 2 && player.tender === 2)],
    ['speed', running && round < 3 && player.speed === 1],
    ['cars', running && round === 1 && player.cars === 1 && player.money > 6],
    ['speed', running && round < 3 && player.money > 8],
  ]
  return wishes.find(([part, wanted]) => wanted && !upgradeHindered(player, part))?.[0] ?? null
}
