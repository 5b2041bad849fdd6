import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../../en/steam/round.ts'

export const texts: Translated<typeof english> = {
  opening: { name: 'Startreihenfolge', text: 'Vor Runde 1 werden die Positionen eine nach der anderen versteigert.' },
  capital: { name: 'Kapital', text: 'Der einzige Moment, Kapital zu erwerben: je $5 für 1 Einkommen.' },
  order: {
    name: 'Versteigerung',
    text: 'Erster und Zweiter zahlen ihr Gebot, der Letzte nichts, die anderen die Hälfte, aufgerundet.',
  },
  select: {
    name: 'Aktionen',
    base: 'In Spielerreihenfolge nehmen alle eines von sieben Plättchen. Seine Zahl bestimmt deine Position in der nächsten Runde.',
    standard: 'In der neuen Reihenfolge nehmen alle eines von sieben Plättchen, kostenlos.',
  },
  build: {
    name: 'Streckenbau',
    text: 'Drei Plättchen. Ein Dollar pro Gleiskante; Stadt und Fluss je $1 mehr, Hügel $2. Beim Aufwerten zählt das Gelände nicht.',
  },
  goods: {
    name: 'Waren',
    text: 'Zweimal: ein Warenstein über höchstens so viele Verbindungen, wie deine Reichweite hergibt. Jede Verbindung bringt dem Besitzer einen Punkt, als Einkommen oder als Siegpunkt.',
  },
  income: {
    name: 'Finanzen',
    base: 'Einkommen wird ausgezahlt oder ist zu bezahlen. Fehlt Bargeld, gibt es je $5 für 1 Einkommen.',
    standard:
      'Einkommen minus $1 Unterhalt für jede Stufe Reichweite. Was du nicht bezahlen kannst, kostet Punkte und Einkommen.',
  },
  end: (rounds) =>
    `Nach ${rounds} Runden: deine Siegpunkte, das halbe Einkommen (unter null: minus das Doppelte) und einer für jede fertige Verbindung.`,
}
