import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../../en/age-of-steam/final.ts'

const { dollars, The } = grammar

export const texts: Translated<typeof english> = {
  columns: { income: '3 × bevétel', track: '+ pálya', shares: '− 3 × részvény' },
  out: 'kiesett',
  ties: 'Holtversenynél a pénz dönt, aztán a pálya, aztán dobókocka.',
  alone: {
    fell: (round) =>
      `${The(`${round}. forduló`)} költségeit nem lehetett kifizetni, és már bevétel sem maradt, amiből le lehetne vonni.`,
    caption: 'Végeredmény',
    money: 'Pénz a végén',
    boughtBack: (shares, each) => `${shares} részvény visszavásárolva, darabja ${dollars(each)}`,
    short: 'Hiányzik',
    score: 'Pontszám',
  },
}
