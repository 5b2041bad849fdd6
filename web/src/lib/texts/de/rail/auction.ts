import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../../en/rail/auction.ts'

const { dollars, either } = grammar

const PLACES = ['Erster', 'Zweiter', 'Dritter', 'Vierter', 'Fünfter', 'Sechster']

const asPlace = (place: number, last: number): string =>
  place === last ? 'Letzter' : (PLACES[place - 1] ?? `${place}.`)

export const texts: Translated<typeof english> = {
  bid: (amount) => `Bieten: ${dollars(amount)}`,
  tooDear: (most, money) => `Über ${dollars(most)} kannst du nicht gehen: Du hast ${dollars(money)}.`,
  drop: (place, last, paid) => {
    const how = paid === 0 ? 'kostenlos' : `für ${dollars(paid)}`
    return place === last ? `Aussteigen · Letzter, ${how}` : `Aussteigen · Position ${place}, ${how}`
  },
  freePass: 'Einmal passen',
  stands: (amount, costs) => `Bleibt es dabei, kostet ein Gebot von ${dollars(amount)}: ${costs}.`,
  bidders: {
    noBid: 'noch kein Gebot',
    out: (place) => `raus, Position ${place}`,
  },
  costs: (sums, last) =>
    sums
      .map(({ due, places }) => {
        const as = either(places.map((place) => asPlace(place, last)))
        return due === 0 ? `als ${as} nichts` : `als ${as} ${dollars(due)}`
      })
      .join(', '),
}
