import type { Column, Event } from '#engine/age-of-steam/types.ts'
import { dollars, listed, many, signed } from '../../../texts/words.ts'
import type { Line } from '../../contract/journal.ts'
import { builtPieces, wayPieces } from '../../rail/texts/journal.ts'
import type { MapWords, Say } from '../maps/parts.ts'
import { MAP_WORDS, wordsOn } from '../maps/words.ts'
import { isSolo } from '../solo.ts'
import { SPECIAL_NAMES } from '../words.ts'
import type { World } from '../world.ts'

const gained = (gains: readonly number[], nameOf: World['nameOf']): string =>
  listed(gains.flatMap((gain, seat) => (gain > 0 ? [`${nameOf(seat)} ${signed(gain)}`] : []))) || 'nobody gains'

/** `light 2`, or the letter of a New City. */
const columnText = (column: Column): string => column.replace(/(?=\d)/, ' ')

/** Events that maps tell in words of their own. */
type OfMaps = { [Map in keyof typeof MAP_WORDS]: keyof EventsIn<(typeof MAP_WORDS)[Map]> }[keyof typeof MAP_WORDS]
type EventsIn<Words> = Words extends { readonly events: infer Events } ? Events : Record<never, never>

/** What every other event is in the journal; null for what is not worth a line of its own. */
const BASE: { readonly [Type in Exclude<Event['type'], OfMaps>]: Say<Type> } = {
  round: () => null,
  rolledOrder: ({ order }, { nameOf }) => [`The dice seat ${listed(order.map(nameOf))} in this order.`],
  issued: ({ n, money }) => [n === 0 ? 'issues no share.' : `issues ${many(n, 'share')} for ${dollars(money)}.`],
  bid: ({ amount }) => [`bids ${dollars(amount)}.`],
  dropped: ({ position, paid }) => [`drops out to place ${position}${paid > 0 ? ` and pays ${dollars(paid)}` : ''}.`],
  freePassed: () => ['stays in the auction without a bid.'],
  wonAuction: ({ paid }) => [`goes first${paid > 0 ? ` for ${dollars(paid)}` : ''}.`],
  chose: ({ action }) => [`chooses ${SPECIAL_NAMES[action]}.`],
  engine: ({ engine }) => [`improves the locomotive to ${many(engine, 'link')}.`],
  urbanized: ({ hex, letter }, { placeName }) => [`places New City ${letter} on `, { hex, name: placeName(hex) }, '.'],
  built: (event, world) => builtPieces(event, world),
  tookLink: ({ from, to, price }, { placeName }) => [
    'takes the link between ',
    { hex: from, name: placeName(from) },
    ' and ',
    { hex: to, name: placeName(to) },
    ` for ${dollars(price)}.`,
  ],
  tookBack: () => ['takes the last build back.'],
  gained: ({ reason, gains }, { nameOf, state }) => [
    `${wordsOn(state.map).reasons?.[reason] ?? 'Income'}: ${gained(gains, nameOf)}.`,
  ],
  endedBuild: ({ tiles }) => (tiles === 0 ? ['builds nothing.'] : null),
  lostSection: ({ hex }) => ['loses the unfinished track at ', { hex, name: hex }, '.'],
  delivered: ({ cube, places, gains }, world) => [
    `moves a ${cube} cube `,
    ...wayPieces(places, world),
    `: ${gained(gains, world.nameOf)}.`,
  ],
  passed: () => ['passes.'],
  income: ({ amount }) => [`collects ${dollars(amount)}.`],
  expenses: ({ paid, short }) => [
    `pays ${dollars(paid)} of expenses${short > 0 ? `, is ${dollars(short)} short and loses as much income` : ''}.`,
  ],
  eliminated: (_, { state }) => [isSolo(state) ? 'cannot pay what is due.' : 'is bankrupt and out of the match.'],
  reduced: ({ by }) => [`loses ${by} income to the reduction.`],
  produced: ({ cubes }) => [`draws ${listed(cubes)} for the display.`],
  declined: () => ['draws nothing for the display.'],
  placed: ({ cube, column }) => [`puts a ${cube} cube on the display (${columnText(column)}).`],
  rolled: ({ area, dice }) => [`The ${area} dice: ${dice.join(' ')}.`],
  grew: ({ hex, cube }, { placeName }) => [`A ${cube} cube comes to `, { hex, name: placeName(hex) }, '.'],
  ended: ({ winners }, { nameOf, state }) => [
    winners.length > 0
      ? `The match is over. ${listed(winners.map(nameOf))} won.`
      : isSolo(state)
        ? 'The match is over, and lost.'
        : 'The match is over; nobody wins.',
  ],
}

const SAY: NonNullable<MapWords['events']> = Object.assign(
  {},
  BASE,
  ...Object.values<MapWords>(MAP_WORDS).map(({ events }) => events),
)

export function lineOf(event: Event, world: World): Line | null {
  const pieces = (SAY[event.type] as Say<Event['type']>)(event as never, world)
  return pieces && { seat: 'seat' in event ? event.seat : null, pieces }
}
