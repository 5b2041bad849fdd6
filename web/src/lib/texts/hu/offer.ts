import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../en/offer.ts'

export const texts: Translated<typeof english> = {
  taglines: {
    'age-of-steam':
      'Bocsáss ki részvényt az első sínekért, licitálj arra, hogy te kezdj, és éld túl a saját számláidat. Nehéz talpon maradni benne, abbahagyni még nehezebb.',
    steam:
      'Mindig van pénz, csak ára van: minden szállításnál döntesz, hogy bevétel kell most, vagy pont, ami megmarad. Gyorsan tanulható, és egy élesebb standardjáték vár mögötte.',
    spike:
      'Gyűjts vasútkártyákat, építs vasútvonalat városról városra, és vidd rajta a vonatodat oda, ahol a szerződéseid fizetnek. Könnyed, gyors, rejtett lapokkal.',
  },
  players: (fewest, most) => (fewest === most ? `${most} játékos` : `${fewest}–${most} játékos`),
}
