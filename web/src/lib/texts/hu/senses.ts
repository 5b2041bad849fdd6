import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../en/senses.ts'

export const texts: Translated<typeof english> = {
  title: 'Billentyűk',
  close: 'Bezárás',
  groups: { everywhere: 'Mindenütt', board: 'A táblán', build: 'Építés közben', look: 'Visszanézéskor' },
  keys: {
    list: 'Ez a lista',
    tab: 'A következő vezérlőre; a tábla is egy közülük',
    recap: 'Mi történt',
    plan: 'Tervezés saját táblán, és vissza',
    words: 'A tábla szavakban',
    escape: 'Elengedés, átugrás, bezárás',
    walk: 'Végigjárni a táblát',
    lit: 'A következő és az előző világos helyre',
    pick: 'A hely kiválasztása',
    zoom: 'Közelebb, távolabb, az egész',
    turn: 'A lapka elforgatása',
    build: 'Megépítés',
    entry: 'Egy lépés vissza, előre',
    turns: 'A váltásig vissza, előre',
    rounds: 'Egy forduló vissza, előre',
    play: 'A játszma magától lejátszása, és megállítás',
  },
  words: {
    title: 'A tábla szavakban',
    find: 'Hely keresése',
    nothing: 'Nincs ilyen hely.',
    links: 'Összeköttetések',
    noLinks: 'Nincs összeköttetés.',
    yours: 'a tied',
    nobodys: 'senkié',
    link: (to, owner, length) => `${to}: ${owner}, ${length} lapka`,
    railway: (to, owner, segments) => `${to}: ${owner}, ${segments} szakasz`,
    show: (place) => `Megmutatás a táblán: ${place}`,
  },
}
