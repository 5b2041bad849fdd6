import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../../en/rail/auction.ts'

const { dollars, either, the } = grammar

const PLACES = ['elsőként', 'másodikként', 'harmadikként', 'negyedikként', 'ötödikként', 'hatodikként']

const asPlace = (place: number, last: number): string =>
  place === last ? 'utolsóként' : (PLACES[place - 1] ?? `${place}. helyen`)

export const texts: Translated<typeof english> = {
  bid: (amount) => `Licit: ${dollars(amount)}`,
  tooDear: (most, money) => `Legfeljebb ${dollars(most)} lehet, mert a pénzed ${dollars(money)}.`,
  drop: (place, last, paid) => {
    const how = paid === 0 ? 'ingyen' : dollars(paid)
    return place === last ? `Kiszállás · utolsó hely, ${how}` : `Kiszállás · ${place}. hely, ${how}`
  },
  freePass: 'Ingyenpassz (Körsorrend)',
  stands: (amount, costs) => `Ha ez marad, ${the(amount)} dolláros licit ára: ${costs}.`,
  bidders: {
    noBid: 'még nem licitált',
    out: (place) => `kiszállt, ${place}. hely`,
  },
  costs: (sums, last) =>
    sums
      .map(({ due, places }) => {
        const as = either(places.map((place) => asPlace(place, last)))
        return due === 0 ? `${as} semmi` : `${as} ${dollars(due)}`
      })
      .join(', '),
}
