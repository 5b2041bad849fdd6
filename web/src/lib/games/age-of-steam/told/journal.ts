import { areaOf } from '#engine/age-of-steam/display.ts'
import type { AgeOfSteam } from '#engine/age-of-steam/rules.ts'
import { type Column, type Event, LETTERS } from '#engine/age-of-steam/types.ts'
import type { Areas } from '../../../texts/areas.ts'
import { say } from '../../../texts/language.svelte.ts'
import type { EventText } from '../../../texts/maps.ts'
import { goodName } from '../../../texts/names.ts'
import type { Line } from '../../contract/told/journal.ts'
import type { Tell } from '../../contract/ui.ts'
import { ALIKE, lineTold, type Says, type Teller } from '../../rail/told/journal.ts'
import { wordsOn } from '../mapWords.ts'
import { type World, worldOf } from '../world.ts'

/** Events that only maps tell: those that have them (test/web/age-of-steam/maps.test.ts). */
type OfMaps = 'tookLink' | 'tookBack' | 'paidFirst' | 'declinedFirst' | 'rolledTie' | 'settled'
type Told = Exclude<Event, { readonly type: OfMaps }>

const t = (): Areas['age-of-steam/told'] => say('age-of-steam/told')

const SAYS: Says<Told, World> = {
  ...ALIKE,
  rolledOrder: ({ order }, { names }) => t().rolledOrder(names(order)),
  issued: ({ n, money }, { who }) => t().issued(who, n, money),
  dropped: ({ position, paid }, { family, who }) => family.dropped(who, position, paid),
  wonAuction: ({ paid }, { who }) => t().wonAuction(who, paid),
  chose: ({ action }, { who }) => t().chose(who, say('age-of-steam/table').actions[action]),
  urbanized: ({ hex, letter }, { who, place }) => t().urbanized(who, letter, place(hex)),
  gained: ({ reason, gains }, teller, { state }) =>
    teller.family.gained(wordsOn(state.map).reasons?.[reason] ?? t().income, teller.gains(gains)),
  expenses: ({ paid, short }, { who }) => t().expenses(who, paid, short),
  reduced: ({ by }, { who }) => t().reduced(who, by),
  produced: ({ cubes }, { who }) => t().produced(who, cubes.map(goodName)),
  declined: (_, { who }) => t().declined(who),
  placed: ({ cube, column }, { who }) => t().placed(who, goodName(cube), spaceIn(column)),
  rolled: ({ area, dice }) => t().rolled[area](dice),
  grew: ({ hex, cube }, { place }) => t().grew(goodName(cube), place(hex)),
  ended: ({ winners }, { family, names }, { state }) =>
    winners.length > 0 ? family.won(names(winners)) : (wordsOn(state.map).alone?.ended ?? t().nobodyWon),
}

const spaceIn = (column: Column): Parameters<Areas['age-of-steam/told']['placed']>[2] => {
  const letter = LETTERS.find((one) => one === column)
  return letter ? { letter } : { area: areaOf(column), die: Number(column.replace(/\D+/, '')) }
}

export const lineOf = (event: Event, world: World): Line | null =>
  lineTold(event, world, (event, teller) => {
    const ofMap = wordsOn(world.state.map).events?.[event.type] as EventText<Event['type']> | undefined
    if (ofMap) return ofMap(teller.who, event, teller.place)
    const tell = (
      SAYS as Partial<Record<Event['type'], (event: Event, teller: Teller, world: World) => string | null>>
    )[event.type]
    return tell?.(event, teller, world) ?? null
  })

export const told: Tell<AgeOfSteam> = ({ rules, state, nameOf }) => {
  const world = worldOf(rules, state, nameOf)
  return (event) => lineOf(event, world)
}
