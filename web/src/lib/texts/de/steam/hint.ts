import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../../en/steam/hint.ts'

const { dollars, plural } = grammar

const aboutPoints = (more: number): string =>
  `etwa ${plural(Math.round(more), { one: '1 Siegpunkt', other: `${Math.round(more)} Siegpunkte` })}`

export const texts: Translated<typeof english> = {
  does: {
    raise: (money) => (money === 0 ? 'Kein Kapital erwerben' : `${dollars(money)} Kapital erwerben`),
    select: (tile) => `„${tile}“ nehmen`,
    passTile: (tile) => `„${tile}“ nehmen und umdrehen`,
    grow: (place) => `Nachschub nach ${place} bringen`,
    score: { income: 'Einkommen nehmen', points: 'Siegpunkte nehmen' },
  },
  capital: (money, income) =>
    `Das bringt jetzt ${dollars(money)} und kostet ${income} Einkommen; später in der Runde gibt es kein Kapital mehr.`,
  counts: {
    income: (more) =>
      more < 1
        ? 'Einkommen ist bis zum Ende ein wenig mehr wert.'
        : `Was Einkommen bis zum Ende bringt, ist ${aboutPoints(more)} mehr wert.`,
    points: (more) =>
      more < 1
        ? 'Siegpunkte sind inzwischen ein wenig mehr wert.'
        : `So spät brächte Einkommen ${aboutPoints(more)} weniger.`,
  },
}
