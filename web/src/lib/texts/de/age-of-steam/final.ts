import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../../en/age-of-steam/final.ts'

const { dollars, plural } = grammar

export const texts: Translated<typeof english> = {
  columns: { income: '3 × Einkommen', track: '+ Teilstücke', shares: '− 3 × Aktien' },
  out: 'ausgeschieden',
  ties: 'Bei Gleichstand entscheidet das Geld, dann die Strecken, dann der Würfel.',
  alone: {
    fell: (round) =>
      `Die Ausgaben von Runde ${round} waren nicht zu bezahlen, und es war kein Einkommen mehr da, das hätte sinken können.`,
    caption: 'Endabrechnung',
    money: 'Geld am Ende',
    boughtBack: (shares, each) =>
      plural(shares, {
        one: `1 Aktie zurückgekauft, je ${dollars(each)}`,
        other: `${shares} Aktien zurückgekauft, je ${dollars(each)}`,
      }),
    short: 'Es fehlen',
    score: 'Punktestand',
  },
}
