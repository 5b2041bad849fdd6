import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../../en/steam/hint.ts'

const { dollars } = grammar

export const texts: Translated<typeof english> = {
  does: {
    raise: (money) => (money === 0 ? 'Tőkeszerzés nélkül' : `${money} dollár tőke`),
    select: (tile) => `${tile} lapka`,
    passTile: (tile) => `${tile} lapka, megfordítva`,
    grow: (place) => `Városi termelés: ${place}`,
    score: { income: 'Bevétel', points: 'Győzelmi pont' },
  },
  capital: (money, income) =>
    `Most ${dollars(money)}-t hoz, és ${income} bevételt visz el; később már nem szerezhetsz.`,
  counts: {
    income: (more) =>
      more < 1
        ? 'A bevétel a játszma végéig kicsivel többet ér.'
        : `Amit a bevétel a végéig hoz, nagyjából ${Math.round(more)} ponttal többet ér.`,
    points: (more) =>
      more < 1
        ? 'Mostanra a pont kicsivel többet ér.'
        : `Ilyen későn a bevétel nagyjából ${Math.round(more)} ponttal kevesebbet hozna.`,
  },
}
