import { HIDDEN } from '#engine/core/index.ts'
import type { City } from '#engine/spike/board.ts'
import { hasDeliveredTo } from '#engine/spike/freight.ts'
import { destinationsOf } from '#engine/spike/game.ts'
import { worthOf } from '#engine/spike/market.ts'
import { pointsOf } from '#engine/spike/network.ts'
import type { Player } from '#engine/spike/types.ts'
import { say } from '../../texts/language.svelte.ts'
import { cityById } from './geometry.ts'
import { me, type World } from './world.ts'

/** What is to be said of a city to whoever looks, line by line. */
export interface CityFact {
  /** Of the seat that looks, else of others. */
  readonly own: boolean
  readonly text: string
}

export function factsOf(world: World, city: City): CityFact[] {
  const player = me(world)
  const own = player ? [...contractFacts(world, player, city), ...routeFacts(world, player, city)] : []
  return [
    ...own.map((text) => ({ own: true, text })),
    ...world.state.players.flatMap((other, seat) =>
      seat === world.eyes
        ? []
        : contractFacts(world, other, city, world.nameOf(seat)).map((text) => ({ own: false, text })),
    ),
    ...networkFact(world, city),
  ]
}

/** Of the seat that looks, or of another by its name. */
function contractFacts(world: World, player: Player, city: City, name?: string): string[] {
  const t = say('spike/table').city
  return player.contracts.flatMap((contract) => {
    if (contract.freight === 'delivered') return []
    const goods = say('spike/names').goods[contract.goods]
    const pays = destinationsOf(world.game, contract).find((one) => one.city === city.id)
    const done = hasDeliveredTo(player, city.id)
    const loads = contract.freight === 'contract' && contract.goods === city.goods
    if (name === undefined) {
      const text = done ? t.paysNoMore : t.pays
      return [...(loads ? [t.load(goods)] : []), ...(pays ? [text(goods, pays.payment)] : [])]
    }
    const text = done ? t.paysNoMoreOf : t.paysOf
    return [...(loads ? [t.loadOf(name, goods)] : []), ...(pays ? [text(name, goods, pays.payment)] : [])]
  })
}

function routeFacts({ game }: World, player: Player, city: City): string[] {
  const { heads, onRoute } = say('spike/table').city
  return player.routes.flatMap((route) => {
    const card = route === HIDDEN ? undefined : game.routes.get(route)
    if (card?.top === city.id) return [heads]
    const line = card?.cities.find((one) => one.city === city.id)
    return line ? [onRoute(line.value)] : []
  })
}

function networkFact(world: World, city: City): CityFact[] {
  const { network, networkOf } = say('spike/table').city
  const { players } = world.state
  const seats = players.flatMap((player, seat) => (pointsOf(world.game.board, player).has(city.id) ? [seat] : []))
  const others = seats.filter((seat) => seat !== world.eyes).map(world.nameOf)
  return [
    ...(seats.length > others.length ? [{ own: true, text: network }] : []),
    ...(others.length > 0 ? [{ own: false, text: networkOf(others) }] : []),
  ]
}

/** A city in words, for those who do not see the board. */
export function cityLabel(world: World, id: string): string {
  const city = cityById(world.game.board, id)
  if (!city) return id
  const t = say('spike/table').city
  const facts = factsOf(world, city).filter(({ own }) => own)
  const trains = world.state.players.flatMap(({ train }, seat) =>
    train?.at === 'city' && train.city === id ? [t.trainOf(world.nameOf(seat))] : [],
  )
  const worth = worthOf(world.state.market, city.goods)
  const label = t.label(city.name, say('spike/names').goods[city.goods], worth)
  return [label, ...facts.map(({ text }) => text), ...trains].join(' ')
}
