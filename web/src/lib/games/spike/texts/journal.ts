import { HIDDEN } from '#engine/core/index.ts'
import type { Event } from '#engine/spike/types.ts'
import { dollars, listed, many } from '../../../texts/words.ts'
import type { Line, Piece } from '../../contract/journal.ts'
import { GOODS_LOOKS } from '../goodsLooks.ts'
import { RAIL_LOOKS } from '../railLooks.ts'
import { PART_WORDS, paymentText } from '../words.ts'
import type { World } from '../world.ts'

type Say<Type extends Event['type']> = (event: Extract<Event, { type: Type }>, world: World) => readonly Piece[] | null

const place = (city: string, { cityName }: World): Piece => ({ hex: city, name: cityName(city) })

const HOW = { free: 'moves', start: 'starts the train and runs', boost: 'boosts the train' } as const

/** What each event is in the journal; null for what is not worth a line of its own. */
const SAY: { readonly [Type in Event['type']]: Say<Type> } = {
  choseSides: () => ['has chosen the sides of the contracts.'],
  sidesOpened: ({ sides }, world) => [
    'opens contracts: ',
    listed(Object.entries(sides).map(([card, side]) => `${goodsOf(card, world)} ${side}`)),
    '.',
  ],
  dealt: ({ start }, { nameOf }) => [`The cards are dealt. ${nameOf(start)} goes first.`],
  gave: ({ to, card }, { nameOf }) => [
    `gives ${card === HIDDEN ? 'a card' : `a ${RAIL_LOOKS[card].name} card`} to ${nameOf(to)}.`,
  ],
  keptRoute: ({ route }, world) =>
    route === HIDDEN
      ? ['keeps a route card.']
      : ['keeps the route card of ', place(routeTop(route, world), world), '.'],
  placedTrain: ({ city }, world) => ['begins in ', place(city, world), '.'],
  turn: () => null,
  moved: ({ how, steps }, world) => {
    const last = steps.at(-1)
    if (last === undefined) return ['leaves the train where it is.']
    const spaces = many(steps.length, 'space')
    const city = world.game.board.points.get(last)?.city
    return city
      ? [`${HOW[how]} ${spaces} and arrives in `, place(city.id, world), '.']
      : [`${HOW[how]} ${spaces} and stands `, { hex: last, name: 'on the line' }, '.']
  },
  drew: ({ from, card }) => [
    from === 'deck'
      ? `draws ${card === HIDDEN ? 'a card' : `a ${RAIL_LOOKS[card].name} card`} from the deck.`
      : `takes the ${card === HIDDEN ? '' : `${RAIL_LOOKS[card].name} `}card of the display.`,
  ],
  opened: ({ cards }) =>
    cards.length === 0 ? null : [`Laid open: ${listed(cards.map((card) => RAIL_LOOKS[card].name))}.`],
  timeCard: ({ out }) => [
    out === 3 ? 'The third time card: the match ends at once.' : `A time card: ${out} of 3 are out.`,
  ],
  round: ({ round }) => [
    round === 3
      ? 'The deck is shuffled for the last time; three time cards lie in its lower half.'
      : 'The deck is shuffled anew.',
  ],
  built: ({ segments, city, payment, money }, world) => [
    'connects ',
    place(city, world),
    ` with ${many(segments.length, 'piece')}, paying ${paymentText(payment)}: ${dollars(money)}.`,
  ],
  upgraded: ({ part, level, price }) => [
    `improves ${PART_WORDS[part].name.toLowerCase()} to ${level} for ${dollars(price)}.`,
  ],
  loaded: ({ goods, city }, world) => [`loads ${GOODS_LOOKS[goods].name} in `, place(city, world), '.'],
  dropped: ({ goods }) => [`puts ${GOODS_LOOKS[goods].name} back on its contract.`],
  delivered: ({ goods, city, money }, world) => [
    `delivers ${GOODS_LOOKS[goods].name} to `,
    place(city, world),
    ` for ${dollars(money)}.`,
  ],
  lastTurns: ({ turns }) => [`can neither build nor deliver any more: ${many(turns, 'turn is', 'turns are')} left.`],
  routeScored: ({ route, money }, world) => [
    'opens the route card of ',
    place(routeTop(route, world), world),
    `: ${dollars(money)}.`,
  ],
  ended: ({ winners }, { nameOf }) => [`The match is over. ${listed(winners.map(nameOf))} won.`],
}

const goodsOf = (card: string, { game }: World): string => {
  const goods = game.contracts.get(card)?.goods
  return goods ? GOODS_LOOKS[goods].name : card
}

const routeTop = (route: string, { game }: World): string => game.routes.get(route)?.top ?? route

export function lineOf(event: Event, world: World): Line | null {
  const pieces = (SAY[event.type] as Say<Event['type']>)(event as never, world)
  return pieces && { seat: 'seat' in event ? event.seat : null, pieces }
}
