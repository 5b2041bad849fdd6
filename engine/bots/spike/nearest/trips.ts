import { cityAt } from '../../../spike/board.ts'
import { deliverable, hasDeliveredTo, onTrain } from '../../../spike/freight.ts'
import { destinationsOf, type Game } from '../../../spike/game.ts'
import { pointsOf } from '../../../spike/network.ts'
import { spacesAhead } from '../../../spike/trains.ts'
import type { Contract, Player, Train } from '../../../spike/types.ts'

/** A way to a city, and what waits there. */
export interface Trip {
  readonly city: string
  /** The spaces on the way; another start is needed where a city comes before the last. */
  readonly steps: readonly string[]
  readonly turns: number
  readonly money: number
}

/** Starting again in a city on the way costs an action. */
const ANOTHER_START = 4

/** The trip that brings most for its time, or null when there is nothing to go for. */
export function bestTrip(game: Game, player: Player): Trip | null {
  const trips = tripsOf(game, player).filter(({ money }) => money > 0)
  const rate = ({ money, turns }: Trip): number => money / (1 + turns)
  return trips.length === 0 ? null : trips.reduce((best, trip) => (rate(trip) > rate(best) ? trip : best))
}

interface Arrived {
  readonly train: Train
  readonly steps: readonly string[]
  readonly cost: number
}

const keyOf = (train: Train): string => (train.at === 'city' ? train.city : `${train.segment}/${train.heading}`)

/** Every city the train can come to, by the cheapest way. */
function tripsOf(game: Game, player: Player): Trip[] {
  if (!player.train) return []
  const settled = new Set<string>()
  const trips: Trip[] = []
  let open: Arrived[] = [{ train: player.train, steps: [], cost: 0 }]
  while (open.length > 0) {
    const next = open.reduce((best, one) => (one.cost < best.cost ? one : best))
    open = open.filter((one) => one !== next)
    if (settled.has(keyOf(next.train))) continue
    settled.add(keyOf(next.train))
    const { train, steps, cost } = next
    if (train.at === 'city' && steps.length > 0) {
      trips.push({ city: train.city, steps, turns: cost / player.speed, money: moneyAt(game, player, train) })
    }
    const again = train.at === 'city' && steps.length > 0 ? ANOTHER_START : 0
    for (const ahead of spacesAhead(game, player, train)) {
      open.push({ train: ahead.train, steps: [...steps, ...ahead.steps], cost: cost + 1 + again })
    }
  }
  return trips
}

/** A marker that waits is worth what it will bring, but that is another trip. */
const WAITING = 0.5

function moneyAt(game: Game, player: Player, train: Train & { at: 'city' }): number {
  const delivered = Math.max(0, ...deliverable(game, player, train).map(({ money }) => money))
  const goods = cityAt(game.board, train.city)?.goods
  const waiting = player.contracts.find((one) => one.goods === goods && one.freight === 'contract')
  const room = onTrain(player).length < player.cars || delivered > 0
  return delivered + (waiting && room ? WAITING * bestPayment(game, player, waiting) : 0)
}

/** What a contract brings in the cities that are connected. */
export function bestPayment(game: Game, player: Player, contract: Contract): number {
  const network = pointsOf(game.board, player)
  return Math.max(
    0,
    ...destinationsOf(game, contract)
      .filter(({ city }) => network.has(city) && !hasDeliveredTo(player, city))
      .map(({ payment }) => payment),
  )
}
