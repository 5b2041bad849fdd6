import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../../en/rail/maps.ts'

const { dollars } = grammar

export const texts: Translated<typeof english> = {
  players: 'Játékosok',
  rounds: 'Fordulók',
  places: 'Helységek',
  counted: (cities, terminals, towns) =>
    [
      cities === 0 ? 'város nincs' : `${cities} város`,
      ...(terminals > 0 ? [`${terminals} külföldi végállomás`] : []),
      ...(towns > 0 ? [`${towns} település`] : []),
    ].join(', '),
  open: 'Szabad hexák',
  grounds: {
    plain: (count, price) => `${count} alföld *${dollars(price)}*`,
    river: (count, price) => `${count} folyó *${dollars(price)}*`,
    swamp: (count, price) => `${count} mocsár *${dollars(price)}*`,
    mountain: (count, price) => `${count} hegy *${dollars(price)}*`,
  },
  printed: (count, least, most) => `${count} nyomtatott árral *${least}–${dollars(most)}*`,
  goods: 'Áruk',
}
