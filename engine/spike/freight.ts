import { type Refusal, refusal } from '../core/refusal.ts'
import type { Seat } from '../core/rules.ts'
import { cityAt } from './board.ts'
import type { Destination } from './decks.ts'
import { destinationsOf, type Game, playerOf, type Run, updateContract, updatePlayer } from './game.ts'
import type { Contract, Goods, Player, Train } from './types.ts'

const contractFor = ({ contracts }: Player, goods: Goods): Contract | undefined =>
  contracts.find((contract) => contract.goods === goods)

export const onTrain = ({ contracts }: Player): Goods[] =>
  contracts.filter(({ freight }) => freight === 'train').map(({ goods }) => goods)

const cityOf = (train: Train | null): string | null => (train?.at === 'city' ? train.city : null)

export const hasDeliveredTo = ({ contracts }: Player, city: string): boolean =>
  contracts.some(({ deliveredTo }) => deliveredTo === city)

/** The goods of the city the train stands in, if their marker waits there for this player (SPK-LOAD-01). */
export function loadable(game: Game, player: Player, train: Train | null = player.train): Goods | null {
  const city = cityOf(train)
  const goods = city === null ? undefined : cityAt(game.board, city)?.goods
  return goods !== undefined && contractFor(player, goods)?.freight === 'contract' ? goods : null
}

export interface Deliverable {
  readonly goods: Goods
  readonly money: number
}

/** What could be delivered where the train stands, now or once it stands there (SPK-DELIV-01, -03). */
export function deliverable(game: Game, player: Player, train: Train | null = player.train): Deliverable[] {
  const city = cityOf(train)
  if (city === null || hasDeliveredTo(player, city)) return []
  return player.contracts
    .filter(({ freight }) => freight === 'train')
    .flatMap((contract) => {
      const paying = destinationFor(game, contract, city)
      return paying ? [{ goods: contract.goods, money: paying.payment }] : []
    })
}

const destinationFor = (game: Game, contract: Contract, city: string): Destination | undefined =>
  destinationsOf(game, contract).find((one) => one.city === city)

/** Contracts that can still be fulfilled on the network as it is: the test of SPK-END-03. */
export function canStillDeliver(game: Game, player: Player, network: ReadonlySet<string>): boolean {
  const offered = (goods: Goods) => [...network].some((point) => cityAt(game.board, point)?.goods === goods)
  return player.contracts.some(
    (contract) =>
      contract.freight !== 'delivered' &&
      (contract.freight === 'train' || offered(contract.goods)) &&
      destinationsOf(game, contract).some(({ city }) => network.has(city) && !hasDeliveredTo(player, city)),
  )
}

/** Puts a marker on the train, in the place of another if that is wanted (SPK-LOAD-01 to -03). */
export function load(run: Run, seat: Seat, goods: Goods, instead?: Goods): Refusal | null {
  const player = playerOf(run.state, seat)
  if (loadable(run.game, player) !== goods) return refusal('SPK-LOAD-01', { goods })
  if (instead !== undefined) {
    const refused = drop(run, seat, instead)
    if (refused) return refused
  }
  const loaded = onTrain(playerOf(run.state, seat)).length
  if (loaded >= player.cars) return refusal('SPK-LOAD-02', { cars: player.cars })
  updateContract(run, seat, cardOf(player, goods), { freight: 'train' })
  run.events.push({ type: 'loaded', seat, goods, city: cityOf(player.train) as string })
  return null
}

/** Puts a marker from the train back on its contract (SPK-LOAD-03). */
export function drop(run: Run, seat: Seat, goods: Goods): Refusal | null {
  const player = playerOf(run.state, seat)
  if (!onTrain(player).includes(goods)) return refusal('SPK-LOAD-03', { goods })
  updateContract(run, seat, cardOf(player, goods), { freight: 'contract' })
  run.events.push({ type: 'dropped', seat, goods })
  return null
}

/** Fulfils a contract in the city the train stands in (SPK-DELIV-01 to -03). */
export function deliver(run: Run, seat: Seat, goods: Goods): Refusal | null {
  const player = playerOf(run.state, seat)
  const city = cityOf(player.train)
  if (city === null || !onTrain(player).includes(goods)) return refusal('SPK-DELIV-01', { goods })
  if (hasDeliveredTo(player, city)) return refusal('SPK-DELIV-03', { city })
  const found = deliverable(run.game, player).find((one) => one.goods === goods)
  if (!found) return refusal('SPK-DELIV-01', { goods, city })
  updateContract(run, seat, cardOf(player, goods), { freight: 'delivered', deliveredTo: city })
  updatePlayer(run, seat, { money: player.money + found.money })
  run.events.push({ type: 'delivered', seat, goods, city, money: found.money })
  return null
}

const cardOf = (player: Player, goods: Goods): string => (contractFor(player, goods) as Contract).card
