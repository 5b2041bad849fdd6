import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../../en/age-of-steam/refusals.ts'

export const texts: Translated<typeof english> = {
  'AOS-FLOW-01': ({ phase }) => `Nicht jetzt: Der Tisch ist bei „${phase}“.`,
  'AOS-SHARE-01': ({ max }) => `Aktien sind begrenzt; du darfst jetzt höchstens ${max} verkaufen.`,
  'AOS-BUILD-05':
    'Dein allererstes Plättchen muss eine einfache Strecke sein, die an einer Großstadt beginnt; auf Western U.S. an einer Startgroßstadt.',
  'AOS-COMP-06': ({ tile, letter }) =>
    letter === undefined
      ? `In der Schachtel ist keins mehr: ${tile}.`
      : `Die Neue Großstadt ${letter} liegt schon auf dem Spielplan.`,
  'AOS-CONN-04':
    'Auf einem leeren Feld müssen beide Strecken eines komplexen Plättchens über eigene Strecken mit einer Großstadt zusammenhängen.',
  'AOS-PLACE-01': 'In der Erstausgabe kommen auf leere Felder nur einfache Strecken.',
  'AOS-REPL-02': 'Eine Kreuzung muss die vorhandene Strecke behalten.',
  'AOS-REPL-03': 'Ein Plättchen mit zwei Strecken nebeneinander muss die vorhandene behalten.',
  'AOS-TOWN-01': 'Für dieses Plättchen ist kein Stadt-Marker mehr da.',
  'AOS-CITY-01': 'Eine Neue Großstadt kommt mit „Urbanisierung“ auf eine Stadt, einmal, vor deinem ersten Plättchen.',
  'AOS-OWN-09': ({ limit }) =>
    `Du hast nur ${limit ?? 20} Besitzmarker, einen für jede Verbindung oder unfertige Strecke.`,
  'AOS-GROW-01': 'Gezogene Güterwürfel kommen auf leere Felder der Auslage, auf jedes einer.',
}
