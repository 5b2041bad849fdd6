import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { dollars, either } = grammar

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

const asPlace = (place: number, last: number): string => (place === last ? 'last' : (PLACES[place - 1] ?? `${place}th`))

/** The auction for the order of play. */
export const texts = {
  bid: (amount: number) => `Bid ${dollars(amount)}`,
  tooDear: (most: number, money: number) => `You cannot go above ${dollars(most)}: you have ${dollars(money)}.`,
  drop: (place: number, last: number, paid: number) => {
    const how = paid === 0 ? 'for nothing' : `pay ${dollars(paid)}`
    return place === last ? `Drop out · last, ${how}` : `Drop out · place ${place}, ${how}`
  },
  freePass: 'Free pass (Turn Order)',
  stands: (amount: number, costs: string) => `If it stands, a bid of ${dollars(amount)} costs ${costs}.`,
  bidders: {
    noBid: 'no bid yet',
    out: (place: number) => `out, place ${place}`,
  },
  /** What a bid costs, by the places it may come to: ` as first or second,  as third, nothing as last`. */
  costs: (sums: readonly { readonly due: number; readonly places: readonly number[] }[], last: number) =>
    sums
      .map(({ due, places }) => {
        const as = either(places.map((place) => asPlace(place, last)))
        return due === 0 ? `nothing as ${as}` : `${dollars(due)} as ${as}`
      })
      .join(', '),
}
