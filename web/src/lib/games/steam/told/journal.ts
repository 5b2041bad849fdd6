import type { Steam } from '#engine/steam/rules.ts'
import type { Event } from '#engine/steam/types.ts'
import type { Areas } from '../../../texts/areas.ts'
import { say } from '../../../texts/language.svelte.ts'
import { goodName } from '../../../texts/names.ts'
import type { Line } from '../../contract/told/journal.ts'
import type { Tell } from '../../contract/ui.ts'
import { ALIKE, lineTold, type Says, type Teller } from '../../rail/told/journal.ts'
import { type World, worldOf } from '../world.ts'

const t = (): Areas['steam/told'] => say('steam/told')

const SAYS: Says<Event, World> = {
  ...ALIKE,
  ordered: ({ order }, { names }) => t().ordered(names(order)),
  opens: ({ position }, { who }) => t().opens(who, position),
  dropped: ({ position, paid }, { family, who }) =>
    position === null ? family.passed(who) : family.dropped(who, position, paid),
  wonPlace: ({ position, paid }, { who }) => t().wonPlace(who, position, paid),
  raised: ({ cash, income, points }, { who }) => t().raised(who, cash, income, points),
  selected: ({ tile, use, paid }, { who }) => {
    const name = say('steam/table').actions[tile]
    return use === 'pass' ? t().turnedOver(who, name) : t().selected(who, name, paid)
  },
  urbanized: ({ hex, color, cubes }, { who, place }) =>
    t().urbanized(who, place(hex), goodName(color), cubes.map(goodName)),
  grew: ({ hex, cubes }, { who, place }) => t().grew(who, place(hex), cubes.map(goodName)),
  tookBack: (_, { who }) => t().tookBack(who),
  scored: ({ amount, to }, { who }) => t().scored[to](who, amount),
  expenses: ({ owed }, { who }) => t().expenses(who, owed),
  gaveUp: ({ points, income }, { who }) => t().gaveUp(who, points, income),
  newOrder: ({ order }, { names }) => t().newOrder(names(order)),
  ended: ({ winners }, { family, names }) => family.won(names(winners)),
}

export const lineOf = (event: Event, world: World): Line | null =>
  lineTold(event, world, (event, teller) =>
    (SAYS[event.type] as (event: Event, teller: Teller, world: World) => string | null)(event, teller, world),
  )

export const told: Tell<Steam> = ({ rules, state, nameOf }) => {
  const world = worldOf(rules, state, nameOf)
  return (event) => lineOf(event, world)
}
