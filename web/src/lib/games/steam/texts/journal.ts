import type { Event } from '#engine/steam/types.ts'
import { dollars, listed, many, signed } from '../../../texts/words.ts'
import type { Line, Piece } from '../../contract/journal.ts'
import { builtPieces, wayPieces } from '../../rail/texts/journal.ts'
import { ACTION_NAMES } from '../words.ts'
import type { World } from '../world.ts'

const gained = (gains: readonly number[], nameOf: World['nameOf']): string =>
  listed(gains.flatMap((gain, seat) => (gain > 0 ? [`${nameOf(seat)} ${signed(gain)}`] : [])))

/** What was given for money: `2 income and 4 points`. */
const given = (income: number, points: number): string =>
  listed([...(income > 0 ? [`${income} income`] : []), ...(points > 0 ? [many(points, 'point')] : [])])

const withGoods = (cubes: readonly string[]): string => (cubes.length > 0 ? ` with ${listed(cubes)}` : '')

type Say<Type extends Event['type']> = (event: Extract<Event, { type: Type }>, world: World) => readonly Piece[] | null

/** What each event is in the journal; null for what is not worth a line of its own. */
const SAY: { readonly [Type in Event['type']]: Say<Type> } = {
  round: () => null,
  ordered: ({ order }, { nameOf }) => [`The deal puts ${listed(order.map(nameOf))} in this order.`],
  opens: ({ position }) => [`opens the auction for place ${position}.`],
  bid: ({ amount }) => [`bids ${dollars(amount)}.`],
  dropped: ({ position, paid }) => [
    position === null ? 'passes.' : `drops out to place ${position}${paid > 0 ? ` and pays ${dollars(paid)}` : ''}.`,
  ],
  freePassed: () => ['stays in the auction without a bid.'],
  wonPlace: ({ position, paid }) => [`has place ${position}${paid > 0 ? ` for ${dollars(paid)}` : ' for nothing'}.`],
  raised: ({ cash, income, points }) => [`raises ${dollars(cash)} for ${given(income, points)}.`],
  selected: ({ tile, use, paid }) => [
    `takes ${ACTION_NAMES[tile]}${use === 'pass' ? ' and turns it over' : paid > 0 ? ` for ${dollars(paid)}` : ''}.`,
  ],
  engine: ({ engine }) => [`improves the locomotive to ${many(engine, 'link')}.`],
  built: (event, world) => builtPieces(event, world),
  urbanized: ({ hex, color, cubes }, { placeName }) => [
    `makes `,
    { hex, name: placeName(hex) },
    ` a ${color} city${withGoods(cubes)}.`,
  ],
  grew: ({ hex, cubes }, { placeName }) => ['lets ', { hex, name: placeName(hex) }, ` grow${withGoods(cubes)}.`],
  tookBack: () => ['takes the last step back.'],
  endedBuild: ({ tiles }) => (tiles === 0 ? ['builds nothing.'] : null),
  lostSection: ({ hex }) => ['loses the unfinished track at ', { hex, name: hex }, '.'],
  delivered: ({ cube, places, gains }, world) => [
    `moves a ${cube} cube `,
    ...wayPieces(places, world),
    `: ${gained(gains, world.nameOf)}.`,
  ],
  scored: ({ amount, to }) => [`takes ${to === 'income' ? `${signed(amount)} income` : many(amount, 'point')}.`],
  passed: () => ['passes.'],
  income: ({ amount }) => [`collects ${dollars(amount)}.`],
  expenses: ({ owed }) => [`has ${dollars(owed)} to pay.`],
  gaveUp: ({ points, income }) => [`cannot pay all of it and gives up ${given(income, points)}.`],
  eliminated: () => ['is bankrupt and out of the match.'],
  newOrder: ({ order }, { nameOf }) => [`The next order: ${listed(order.map(nameOf))}.`],
  ended: ({ winners }, { nameOf }) => [`The match is over. ${listed(winners.map(nameOf))} won.`],
}

export function lineOf(event: Event, world: World): Line | null {
  const pieces = (SAY[event.type] as Say<Event['type']>)(event as never, world)
  return pieces && { seat: 'seat' in event ? event.seat : null, pieces }
}
