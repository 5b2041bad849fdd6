import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../../en/spike/maps.ts'

export const texts: Translated<typeof english> = {
  lead: 'Städte, Knotenpunkte und Streckenabschnitte statt Sechsecken: Jeder Streckenabschnitt kostet eine Karte seines Typs.',
  places: 'Orte',
  placesOf: (cities, junctions) => `${cities} Städte, ${junctions} Knotenpunkte`,
  segments: 'Streckenabschnitte',
  segmentsOf: (segments, pieces) => `${segments} in sechs Typen; jede Person hat ${pieces} Streckenteile`,
  facts: {
    'SPK-COMP-01':
      '36 Städte, jede mit einer von zwölf Waren; jede Ware gibt es in drei Städten, weit voneinander entfernt.',
    'SPK-BUILD-03':
      'Auf einem Streckenabschnitt liegt ein Streckenteil einer Person; in jede Stadt führen mindestens drei Wege.',
  },
}
