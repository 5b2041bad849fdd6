import { HIDDEN } from '#engine/core/index.ts'
import type { Spike } from '#engine/spike/rules.ts'
import type { Event } from '#engine/spike/types.ts'
import type { Areas } from '../../../texts/areas.ts'
import { say } from '../../../texts/language.svelte.ts'
import { type Line, lineBy } from '../../contract/told/journal.ts'
import type { Tell } from '../../contract/ui.ts'
import { paymentText } from '../words.ts'
import { type World, worldOf } from '../world.ts'

interface Words {
  readonly t: Areas['spike/told']
  readonly names: Areas['spike/names']
  readonly world: World
  /** Whose doing it is. */
  readonly who: string
  readonly city: (id: string) => string
  /** A place of the board in other words than its name. */
  readonly place: (id: string) => (words: string) => string
}

type Says<Type extends Event['type']> = (event: Extract<Event, { type: Type }>, words: Words) => string | null

/** What each event is in the journal; null for what is not worth a line of its own. */
const SAY: { readonly [Type in Event['type']]: Says<Type> } = {
  choseSides: (_, { t, who }) => t.choseSides(who),
  sidesOpened: ({ sides }, { t, who, names, world }) => {
    const goodsOn = (card: string): string => {
      const goods = world.game.contracts.get(card)?.goods
      return goods ? names.goods[goods] : card
    }
    const contracts = Object.entries(sides).map(([card, side]) => t.contract(goodsOn(card), side))
    return t.sidesOpened(who, contracts)
  },
  dealt: ({ start }, { t, world }) => t.dealt(world.nameOf(start)),
  gave: ({ to, card }, { t, who, names, world: { nameOf } }) =>
    card === HIDDEN ? t.gaveUnseen(who, nameOf(to)) : t.gave(who, names.rails[card].aCard, nameOf(to)),
  keptRoute: ({ route }, { t, who, city, world }) =>
    route === HIDDEN ? t.keptUnseen(who) : t.keptRoute(who, city(routeTop(route, world))),
  placedTrain: ({ city: id }, { t, who, city }) => t.placedTrain(who, city(id)),
  turn: () => null,
  moved: ({ how, steps }, { t, who, place, world }) => {
    const at = steps.at(-1)
    if (at === undefined) return t.stayed(who)
    const reached = world.game.board.points.get(at)?.city
    const { city, line } = t.moved[how]
    return reached ? city(who, steps.length, place(at)(reached.name)) : line(who, steps.length, place(at))
  },
  drew: ({ from, card }, { t, who, names }) => {
    if (from !== 'deck') return card === HIDDEN ? t.tookUnseen(who) : t.took(who, names.rails[card].theCard)
    return card === HIDDEN ? t.drewUnseen(who) : t.drew(who, names.rails[card].aCard)
  },
  opened: ({ cards }, { t, names }) =>
    cards.length === 0 ? null : t.opened(cards.map((card) => names.rails[card].name)),
  timeCard: ({ out }, { t }) => (out === 3 ? t.lastTimeCard : t.timeCard(out)),
  round: ({ round }, { t }) => (round === 3 ? t.lastRound : t.round),
  built: ({ segments, city: id, payment, money }, { t, who, city }) =>
    t.built(who, city(id), segments.length, paymentText(payment), money),
  upgraded: ({ part, level, price }, { t, who }) => t.upgraded[part](who, level, price),
  loaded: ({ goods, city: id }, { t, who, names, city }) => t.loaded(who, names.goods[goods], city(id)),
  dropped: ({ goods }, { t, who, names }) => t.dropped(who, names.goods[goods]),
  delivered: ({ goods, city: id, money }, { t, who, names, city }) =>
    t.delivered(who, names.goods[goods], city(id), money),
  leftMatch: (_, { t, who }) => t.leftMatch(who),
  lastTurns: ({ turns }, { t, who }) => t.lastTurns(who, turns),
  routeScored: ({ route, money }, { t, who, city, world }) => t.routeScored(who, city(routeTop(route, world)), money),
  ended: ({ winners }, { t, world }) => t.ended(winners.map(world.nameOf)),
}

const routeTop = (route: string, { game }: World): string => game.routes.get(route)?.top ?? route

export function lineOf(event: Event, world: World): Line | null {
  const seat = 'seat' in event ? event.seat : null
  return lineBy(seat, (mark) =>
    (SAY[event.type] as Says<Event['type']>)(event as never, {
      t: say('spike/told'),
      names: say('spike/names'),
      world,
      who: seat === null ? '' : mark({ seat, name: world.nameOf(seat) }),
      city: (id) => mark({ hex: id, name: world.cityName(id) }),
      place: (id) => (words) => mark({ hex: id, name: words }),
    }),
  )
}

export const told: Tell<Spike> = ({ rules, state, eyes, nameOf }) => {
  const world = worldOf(rules, state, eyes, nameOf)
  return (event) => lineOf(event, world)
}
