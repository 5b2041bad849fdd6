import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../../en/steam/drawers.ts'

export const texts: Translated<typeof english> = {
  tracks: {
    income: 'Bevétel',
    points: 'Győzelmi pont',
    about:
      'A végén a pozitív bevétel feleannyi pontot ér, lefelé kerekítve; minden nulla alatti mező kettőbe kerül. Minden befejezett kapcsolat 1 pont.',
  },
  supply: {
    title: 'Árukészlet',
    space: (space) => `${space}. mező:`,
    empty: 'üres',
    none: 'Minden áru a táblán van. A Városi termelés és a Városiasodás egy egész csoportot visz egy városba; a mezők nem töltődnek újra.',
    left: (groups) =>
      `Még ${groups} csoport van. A Városi termelés és a Városiasodás egy egész csoportot visz egy városba; a mezők nem töltődnek újra.`,
    cities: 'Megmaradt Új városok',
    noCities: 'nincs',
    growing: (cities) => `Még ${cities} város kaphat árut; amelyik már kapott, azon + jel van.`,
  },
  final: {
    track: 'A sávon',
    income: 'Bevétel',
    links: 'Kapcsolat',
    out: 'kiesett',
    ties: 'Holtversenynél a bevétel dönt, aztán az utolsó akciólapka száma.',
  },
}
