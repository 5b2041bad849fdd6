import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../en/offer.ts'

const { plural } = grammar

export const texts: Translated<typeof english> = {
  taglines: {
    'age-of-steam':
      'Verkaufe Aktien für die ersten Strecken, biete um die erste Wahl und überlebe deine eigenen Ausgaben. Schwer zu überstehen, noch schwerer wegzulegen.',
    steam:
      'Geld ist da, wenn du es brauchst, aber es hat seinen Preis: Jede Lieferung fragt dich, ob du jetzt Einkommen willst oder Siegpunkte für immer. Schnell gelernt, und das Expertenspiel hat es in sich.',
    spike:
      'Sammle Eisenbahnkarten, baue Strecken von Stadt zu Stadt und fahr mit deinem Zug dorthin, wo deine Aufträge zahlen. Leicht und schnell, mit verdeckter Hand.',
  },
  players: (fewest, most) =>
    fewest === most ? plural(most, { one: '1 Person', other: `${most} Personen` }) : `${fewest}–${most} Personen`,
}
