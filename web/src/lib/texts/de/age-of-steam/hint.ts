import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../../en/age-of-steam/hint.ts'

const { dollars, plural } = grammar

export const texts: Translated<typeof english> = {
  does: {
    issue: (n) =>
      n === 0 ? 'Keine Aktien verkaufen' : plural(n, { one: '1 Aktie verkaufen', other: `${n} Aktien verkaufen` }),
    choose: (action) => `„${action}“ wählen`,
    cityLink: 'Die Verbindung nehmen',
    chooseGains: 'Wählen, was dir am meisten bringt',
    produce: 'Güterwürfel ziehen',
    decline: 'Keine Güterwürfel ziehen',
    place: (cube) => `Den Güterwürfel legen (${cube})`,
    placeFor: (cube, place) => `Den Güterwürfel (${cube}) für ${place} legen`,
    payFirst: 'Bezahlen und beginnen',
    declineFirst: 'Nicht bezahlen',
  },
  shares: (money, due, points) =>
    `Das bringt jetzt ${dollars(money)}; bis zum Ende kostet es ${dollars(due)}, und dann ${points} Siegpunkte.`,
  feeds: (place, cube) =>
    `Das Güterwachstum bringt ihn nach ${place}, und von dort können deine Verbindungen ${cube} weiterschicken.`,
  free: 'Das kostet nichts, und zwei Güterwürfel mehr können nicht schaden.',
  firstCity: 'Solange keine Großstadt steht, kann niemand bauen.',
  shared: (gain) => `Das bringt dir ${gain}.`,
}
