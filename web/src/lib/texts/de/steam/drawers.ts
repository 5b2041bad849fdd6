import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../../en/steam/drawers.ts'

const { plural } = grammar

export const texts: Translated<typeof english> = {
  tracks: {
    income: 'Einkommen',
    points: 'Punkte',
    about:
      'Am Ende ist positives Einkommen halb so viele Siegpunkte wert, abgerundet; jeder Dollar unter null kostet zwei. Jede fertige Verbindung bringt einen.',
  },
  supply: {
    title: 'Warennachschub',
    space: (space) => `Feld ${space}:`,
    empty: 'leer',
    none: 'Alle Warensteine sind auf dem Spielplan. „Warennachschub“ und „Urbanisierung“ bringen eine ganze Gruppe auf eine Großstadt; die Felder werden nie wieder gefüllt.',
    left: (groups) =>
      plural(groups, {
        one: 'Noch 1 Gruppe. „Warennachschub“ und „Urbanisierung“ bringen eine ganze Gruppe auf eine Großstadt; die Felder werden nie wieder gefüllt.',
        other: `Noch ${groups} Gruppen. „Warennachschub“ und „Urbanisierung“ bringen eine ganze Gruppe auf eine Großstadt; die Felder werden nie wieder gefüllt.`,
      }),
    cities: 'Neue Großstädte übrig',
    noCities: 'keine',
    growing: (cities) =>
      plural(cities, {
        one: '1 Großstadt kann noch Nachschub bekommen; mit + ist markiert, wo es schon welchen gab.',
        other: `${cities} Großstädte können noch Nachschub bekommen; mit + ist markiert, wo es schon welchen gab.`,
      }),
  },
  final: {
    track: 'Auf der Skala',
    income: 'Einkommen',
    links: 'Verbindungen',
    out: 'ausgeschieden',
    ties: 'Bei Gleichstand entscheidet das Einkommen, dann die Zahl auf dem letzten Aktionsplättchen.',
  },
}
