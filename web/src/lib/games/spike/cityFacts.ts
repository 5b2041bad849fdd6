import { HIDDEN } from '#engine/core/index.ts'
import type { City } from '#engine/spike/board.ts'
import { hasDeliveredTo } from '#engine/spike/freight.ts'
import { destinationsOf } from '#engine/spike/game.ts'
import { worthOf } from '#engine/spike/market.ts'
import { pointsOf } from '#engine/spike/network.ts'
import type { Player } from '#engine/spike/types.ts'
import { dollars, listed } from '../../texts/words.ts'
import { cityById } from './geometry.ts'
import { GOODS_LOOKS } from './goodsLooks.ts'
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

function contractFacts(world: World, player: Player, city: City, name?: string): string[] {
  const [whose, verb] = name === undefined ? ['You', 'can'] : [name, 'can']
  return player.contracts.flatMap((contract) => {
    const goods = GOODS_LOOKS[contract.goods].name
    if (contract.freight === 'delivered') return []
    const pays = destinationsOf(world.game, contract).find((one) => one.city === city.id)
    const loads = contract.freight === 'contract' && contract.goods === city.goods
    return [
      ...(loads ? [`${whose} ${verb} load ${goods} here.`] : []),
      ...(pays ? [deliveryText(goods, pays.payment, hasDeliveredTo(player, city.id), name)] : []),
    ]
  })
}

function deliveryText(goods: string, payment: number, done: boolean, name: string | undefined): string {
  const whose = name === undefined ? `Your ${goods} pays` : `${goods} of ${name} pays`
  const text = `${whose} ${dollars(payment)} here`
  return `${text[0]?.toUpperCase()}${text.slice(1)}${done ? ', but a delivery was made here already' : ''}.`
}

function routeFacts({ game }: World, player: Player, city: City): string[] {
  return player.routes.flatMap((route) => {
    const card = route === HIDDEN ? undefined : game.routes.get(route)
    if (card?.top === city.id) return ['It heads your route card: without it the card pays nothing.']
    const line = card?.cities.find((one) => one.city === city.id)
    return line ? [`Worth ${dollars(line.value)} on your route card, or $1 beside a better one.`] : []
  })
}

function networkFact(world: World, city: City): CityFact[] {
  const { players } = world.state
  const seats = players.flatMap((player, seat) => (pointsOf(world.game.board, player).has(city.id) ? [seat] : []))
  if (seats.length === 0) return []
  const others = seats.filter((seat) => seat !== world.eyes).map(world.nameOf)
  const mine = seats.length > others.length
  return [
    ...(mine ? [{ own: true, text: 'It is in your network.' }] : []),
    ...(others.length > 0 ? [{ own: false, text: `In the network of ${listed(others)}.` }] : []),
  ]
}

/** A city in words, for those who do not see the board. */
export function cityLabel(world: World, id: string): string {
  const city = cityById(world.game.board, id)
  if (!city) return id
  const facts = factsOf(world, city).filter(({ own }) => own)
  const trains = world.state.players.flatMap(({ train }, seat) =>
    train?.at === 'city' && train.city === id ? [`Train of ${world.nameOf(seat)}.`] : [],
  )
  const worth = worthOf(world.state.market, city.goods)
  return [
    `${city.name}: ${GOODS_LOOKS[city.goods].name}, ${dollars(worth)} on the market.`,
    ...facts.map(({ text }) => text),
    ...trains,
  ].join(' ')
}
