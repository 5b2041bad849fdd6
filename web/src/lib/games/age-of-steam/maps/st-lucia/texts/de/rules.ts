import type { MapRules } from '../../../../../../texts/maps.ts'

export const texts = {
  facts: {
    'STL-01':
      'Am Anfang gibt es keine Großstadt. Auf jedem grünen Feld ohne Stadt liegt ein Güterwürfel, auf Bergen keiner.',
    'STL-10': 'Bis es eine Großstadt gibt, kann niemand bauen: Die erste bringt „Urbanisierung“.',
    'STL-05': 'Gebaut wird unter dem Güterwürfel: Er bleibt liegen, wo er liegt.',
    'STL-06':
      'Ein Güterwürfel auf einem Plättchen kann geliefert werden, auch von unfertiger Strecke. Ohne Plättchen nicht.',
    'STL-07':
      'Die Strecke, auf der er liegt, ist seine erste Verbindung und bringt ihrem Besitzer +1; dann geht es über Verbindungen weiter.',
    'STL-03':
      'Keine Versteigerung: Erst wird die eine Person gefragt, ob sie $5 zahlt und beginnt, dann die andere. Wer zuerst gefragt wird, wechselt jede Runde.',
    'STL-04': '„Reihenfolge“ heißt: In der nächsten Runde wirst du zuerst gefragt.',
    'STL-02': 'Güter wachsen nie, und „Produktion“ gibt es nicht: Was auf dem Spielplan liegt, ist alles. Acht Runden.',
  },

  title: 'Karte: St. Lucia',
  lead: 'Für zwei, und als ihr landet, gibt es keine einzige Großstadt.',
  rules: {
    'STL-01':
      'Die Auslage bleibt leer. Für jedes Feld mit Ebene oder Fluss, aber ohne Stadt, wird ein Güterwürfel gezogen; Städte und Berge bekommen keinen.',
    'STL-02':
      'Eine Runde: wer beginnt, Aktien, Aktionen, Streckenbau, Güter, Finanzen. Güter wachsen nie, und „Produktion“ ist nicht zu haben.',
    'STL-03':
      'Niemand bietet. In ungeraden Runden wird zuerst gefragt, wer den ersten Wurf gewonnen hat, in geraden die andere Person: $5 zahlen und beginnen? Wenn nicht, wird die andere dasselbe gefragt. Zahlt keine, beginnt kostenlos, wer zuerst gefragt wurde.',
    'STL-04':
      'Wer „Reihenfolge“ gewählt hat, wird stattdessen in der nächsten Runde zuerst gefragt. Die $5 sind trotzdem fällig, und das Abwechseln läuft im Hintergrund weiter.',
    'STL-05':
      'Ein Güterwürfel bleibt auf seinem Feld, wenn dort ein Plättchen gelegt oder ersetzt wird: Er liegt auf dem Plättchen.',
    'STL-06':
      'Ein Güterwürfel auf einem Plättchen kann geliefert werden, sogar von unfertiger Strecke. Einer auf einem Feld ohne Plättchen nicht.',
    'STL-07 STL-08':
      'Wer ihn transportiert, nennt eine Strecke dieses Plättchens. Der Güterwürfel fährt darauf bis zu einem Ort: an ein Ende einer Verbindung, oder an das Ende einer unfertigen Strecke, das an einem Ort liegt. Das zählt als eine Verbindung der Reichweite und bringt dem Besitzer dieser Strecke +1 Einkommen. Dann geht die Fahrt wie gewohnt über Verbindungen weiter, nicht noch einmal über dieselbe. Auf einem Plättchen mit zwei Strecken bestimmt, wer transportiert, welche es ist.',
    'STL-09': 'Acht Runden; Siegpunkte wie immer.',
    'STL-10': 'Solange es keine Großstadt gibt, kann niemand bauen. Die erste bringt „Urbanisierung“.',
  },
} satisfies MapRules
