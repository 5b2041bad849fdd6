import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../../en/steam/round.ts'

export const texts: Translated<typeof english> = {
  opening: { name: 'Startreihenfolge', text: 'Vor Runde 1 werden die Positionen eine nach der anderen versteigert.' },
  capital: { name: 'Kapital', text: 'Der einzige Moment, Geld aufzunehmen: $5 für jeden Schritt Einkommen.' },
  order: {
    name: 'Versteigerung',
    text: 'Erster und Zweiter zahlen ihr Gebot, der Letzte nichts, die anderen die Hälfte, aufgerundet.',
  },
  select: {
    name: 'Aktionen',
    base: 'Reihum nehmen alle eines von sieben Plättchen. Seine Zahl ist deine Position in der nächsten Runde.',
    standard: 'In der neuen Reihenfolge nehmen alle eines von sieben Plättchen, kostenlos.',
  },
  build: {
    name: 'Streckenbau',
    text: 'Drei Plättchen. Ein Dollar pro Gleiskante; Stadt und Fluss $1 mehr, Hügel $2. Über einem anderen Plättchen ist das Gelände kostenlos.',
  },
  goods: {
    name: 'Waren',
    text: 'Zweimal: ein Warenstein über höchstens so viele Verbindungen, wie deine Reichweite hergibt. Jede Verbindung bringt dem Besitzer einen Punkt, als Einkommen oder als Siegpunkt.',
  },
  income: {
    name: 'Finanzen',
    base: 'Einkommen wird ausgezahlt oder ist zu bezahlen. Fehlt Bargeld, kosten $5 einen Schritt Einkommen.',
    standard:
      'Einkommen, weniger ein Dollar Unterhalt pro Reichweite. Was du nicht bezahlen kannst, kostet Punkte und Einkommen.',
  },
  end: (rounds) =>
    `Nach ${rounds} Runden: deine Siegpunkte, das halbe Einkommen (unter null doppelt, als Verlust) und einer für jede fertige Verbindung.`,
}
