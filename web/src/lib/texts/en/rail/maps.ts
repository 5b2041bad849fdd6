import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { dollars, plural } = grammar

/** A map in figures. */
export const texts = {
  players: 'Players',
  rounds: 'Rounds',
  places: 'Places',
  /** Terminals and towns only where there are any. */
  counted: (cities: number, terminals: number, towns: number) =>
    [
      cities === 0 ? 'no cities' : plural(cities, { one: '1 city', other: `${cities} cities` }),
      ...(terminals > 0 ? [plural(terminals, { one: '1 terminal', other: `${terminals} terminals` })] : []),
      ...(towns > 0 ? [plural(towns, { one: '1 town', other: `${towns} towns` })] : []),
    ].join(', '),
  open: 'Open hexes',
  grounds: {
    plain: (count: number, price: number) => `${count} plain *${dollars(price)}*`,
    river: (count: number, price: number) => `${count} river *${dollars(price)}*`,
    swamp: (count: number, price: number) => `${count} swamp *${dollars(price)}*`,
    mountain: (count: number, price: number) => `${count} mountain *${dollars(price)}*`,
  },
  printed: (count: number, least: number, most: number) =>
    `${count} with a printed price *${dollars(least)} to ${dollars(most)}*`,
  goods: 'Goods',
}
