import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../en/learn.ts'

export const texts: Translated<typeof english> = {
  title: (game) => `Első játék: ${game}`,
  guide: 'A kísérőd',
  names: ['Vendég', 'Brunel', 'Klára', 'Délia'],
  step: (at, all) => `${at}/${all}. lépés`,
  others: 'A többiek lépnek. Figyeld a táblát: amint te jössz, itt vagyok.',
  strayed: 'Ezt is lehet. Én másra gondoltam:',
  takeBack: 'Visszavonom',
  goOn: 'Jó lesz így',
  over: 'Ez volt egy forduló. Így alakult benne a pénzed:',
  overSpike: 'Ez volt egy szállítás. Ezt hozta:',
  forReal: 'Most élesben',
  forRealFor: (game) => `Most élesben: ${game}, könnyű botok ellen`,
  again: 'Még egyszer',
  rules: 'Minden szabály',
  none: { title: 'Nincs ilyen játék', text: 'Ehhez nincs első játék. Ami van, az mind ott áll a kezdőlapon.' },
  loading: 'Felállítjuk a táblát…',
}
