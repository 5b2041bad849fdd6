import { signed } from '#worker/both/language/grammar.ts'
import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../../en/steam/told.ts'

const { dollars, list, plural } = grammar

const thePoints = (points: number): string => plural(points, { one: '1 Punkt', other: `${points} Punkte` })

/** What was given for money: `2 Einkommen und 4 Punkte`. */
const given = (income: number, points: number): string =>
  list([...(income > 0 ? [`${income} Einkommen`] : []), ...(points > 0 ? [thePoints(points)] : [])])

export const texts: Translated<typeof english> = {
  ordered: (names) => `Das Los ergibt diese Reihenfolge: ${list(names)}.`,
  opens: (name, place) => `${name} eröffnet die Versteigerung um Position ${place}.`,
  wonPlace: (name, place, paid) =>
    paid > 0 ? `${name} hat Position ${place} für ${dollars(paid)}.` : `${name} hat Position ${place} kostenlos.`,
  raised: (name, cash, income, points) => `${name} erwirbt ${dollars(cash)} Kapital für ${given(income, points)}.`,
  selected: (name, tile, paid) =>
    paid > 0 ? `${name} nimmt „${tile}“ für ${dollars(paid)}.` : `${name} nimmt „${tile}“.`,
  turnedOver: (name, tile) => `${name} nimmt „${tile}“ und dreht es um.`,
  urbanized: (name, town, color, cubes) =>
    cubes.length > 0
      ? `${name} macht ${town} zur Großstadt (${color}), mit ${list(cubes)}.`
      : `${name} macht ${town} zur Großstadt (${color}).`,
  grew: (name, city, cubes) =>
    cubes.length > 0
      ? `${name} bringt Nachschub nach ${city}: ${list(cubes)}.`
      : `${name} bringt Nachschub nach ${city}.`,
  tookBack: (name) => `${name} nimmt den letzten Schritt zurück.`,
  scored: {
    income: (name, amount) => `${name} nimmt ${signed(amount)} Einkommen.`,
    points: (name, amount) => `${name} nimmt ${plural(amount, { one: '1 Siegpunkt', other: `${amount} Siegpunkte` })}.`,
  },
  expenses: (name, owed) => `${name} muss ${dollars(owed)} zahlen.`,
  gaveUp: (name, points, income) => `${name} kann nicht alles zahlen und gibt ${given(income, points)} auf.`,
  newOrder: (names) => `Die nächste Reihenfolge: ${list(names)}.`,
  ledger: {
    capital: 'Kapital',
    earned: 'Erhalten',
    bills: 'Ausgaben',
    deliveries: 'Lieferungen',
    givenUp: 'Aufgegeben',
    spent: 'Ausgegeben',
  },
}
