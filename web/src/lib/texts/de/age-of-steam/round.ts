import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../../en/age-of-steam/round.ts'

const { dollars, either } = grammar

const LANDS = { plain: 'Ebene', river: 'Fluss', swamp: 'Sumpf', mountain: 'Berg' }

type LandPrice = Parameters<(typeof english)['build']['text']>[0][number]

/** What plain track costs: `Ebene $2, Fluss oder Sumpf $4`. */
const prices = (sums: readonly LandPrice[], printed: boolean): string =>
  [
    ...sums.map(({ price, lands }) => `${either(lands.map((land) => LANDS[land]))} ${dollars(price)}`),
    ...(printed ? ['Zahlen auf Feldern wie aufgedruckt'] : []),
  ].join(', ')

export const texts: Translated<typeof english> = {
  shares: { name: 'Aktien', text: 'Jede Aktie bringt jetzt $5 und kostet $1 pro Runde und am Ende 3 Siegpunkte.' },
  order: {
    name: 'Versteigerung',
    text: 'Erster und Zweiter zahlen ihr Gebot, der Letzte nichts, die anderen die Hälfte, aufgerundet.',
  },
  actions: {
    name: 'Aktionen',
    text: (actions) => `In der neuen Reihenfolge nehmen alle eine von ${actions} Aktionen.`,
  },
  build: {
    name: 'Streckenbau',
    text: (sums, printed) => `Drei Plättchen. ${prices(sums, printed)}; Kreuzungen und Umbauten kosten mehr.`,
  },
  goods: {
    name: 'Güter',
    text: 'Zweimal: ein Güterwürfel über höchstens so viele Verbindungen, wie deine Reichweite hergibt; jede bringt dem Besitzer +1 Einkommen.',
  },
  income: {
    name: 'Finanzen',
    text: 'Einkommen kommt herein, Aktien und Lokomotive werden bezahlt, hohe Einkommen sinken.',
  },
  growth: { name: 'Güterwachstum', text: 'Würfel bringen neue Güterwürfel aus der Auslage in die Großstädte.' },
  end: 'Am Ende: 3 Siegpunkte für jeden Dollar Einkommen, 1 für jedes Teilstück deiner Verbindungen, minus 3 für jede Aktie.',
}
