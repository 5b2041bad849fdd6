import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../../en/age-of-steam/display.ts'

const newCity = (letter: string): string => `${letter} jelű Új város`

export const texts: Translated<typeof english> = {
  areas: {
    light: { alone: 'Világos', beside: 'Világos · nyugat', columns: 'világos oszlopok' },
    dark: { alone: 'Sötét', beside: 'Sötét · kelet', columns: 'sötét oszlopok' },
  },
  columns: {
    light: (die, city) => `világos ${die}, ${city}`,
    dark: (die, city) => `sötét ${die}, ${city}`,
  },
  noCity: 'nincs város',
  emptySpace: (space, column) => `${space}. mező, üres: ${column}`,
  empty: 'üres',
  newCity: {
    name: newCity,
    help: (letter, good) => `${newCity(letter)}, ${good}`,
    helpPlaced: (letter, good) => `${newCity(letter)}, ${good}, a táblán`,
    takes: (letter, good) => `${newCity(letter)}, ${good} árut fogad`,
    takesPlaced: (letter, good) => `${newCity(letter)}, ${good} árut fogad, a táblán`,
  },
  about:
    'A dobott szám oszlopának legfelső kockája a hozzá tartozó városba kerül, és az alatta lévő betűéből is egy, ha az az Új város már a táblán van.',
  bag: 'A zsákban:',
  production: {
    draw: 'Húzok két kockát',
    decline: 'Nem húzok',
    about: 'Megnézed őket, és mindkettőt az árutábla egy-egy üres mezőjére teszed. Utána jön a dobás.',
    cubes: 'Ez a kocka',
    space: 'kerüljön erre az üres mezőre:',
  },
}
