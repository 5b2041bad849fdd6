import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { MapWords } from '../../../../../../texts/maps.ts'

const { dollars, plural } = grammar

const theShares = (shares: number): string => plural(shares, { one: '1 Aktie', other: `${shares} Aktien` })

const lost = (due: number, gap: number): string =>
  `ist die Partie verloren: Am Ende kosten die Aktien ${dollars(due)}, und davon fehlen ${dollars(gap)}`

export const texts = {
  actions: { production: 'Vor dem Würfeln ziehst du zwei Güterwürfel für den hellen Bereich der Auslage.' },
  events: {
    settled: (name, { paid }) => `${name} kauft die Aktien für ${dollars(paid)} zurück.`,
    eliminated: (name) => `${name} kann nicht bezahlen, was fällig ist.`,
  },
  round: {
    shares: {
      name: 'Aktien',
      text: 'Jede Aktie bringt jetzt $5 und kostet $1 pro Runde und am Ende $5. Höchstens eine pro Runde.',
    },
    actions: { name: 'Aktionen', text: 'Du nimmst eine von 4 Aktionen; sie ist verbraucht, bis alle es sind.' },
    goods: {
      name: 'Güter',
      text: 'Zweimal: ein Güterwürfel über höchstens so viele Verbindungen, wie deine Reichweite hergibt; jede bringt dir +1 Einkommen.',
    },
  },
  end: (rounds) =>
    `Nach ${plural(rounds, { one: '1 Runde', other: `${rounds} Runden` })} wird jede Aktie für $5 zurückgekauft: Das übrige Geld ist dein Punktestand. Zu wenig ist verloren.`,
  alone: {
    won: (name, score) => `${name} hat mit ${dollars(score)} gewonnen.`,
    lost: 'Verloren: Das Geld hat nicht gereicht.',
    ended: 'Die Partie ist vorbei, und verloren.',
    out: (round) => `Verloren in Runde ${round}`,
    note: (shares, due) =>
      `Am Ende wird jede Aktie zurückgekauft: ${theShares(shares)} × $5 = ${dollars(due)}, so wie es steht. Was dann übrig ist, ist dein Punktestand; zu wenig ist verloren.`,
    shares: 'Aktien: jede kostet $1 pro Runde und am Ende $5',
    score: {
      label: 'Stand',
      help: 'Geld minus das, was am Ende alle Aktien kosten; unter null ist verloren',
    },
    issue: (money, shares, most, held) => {
      const about = `Du hast ${dollars(money)} und ${theShares(shares)}. Jede neue bringt jetzt $5, kostet $1 in jeder Runde und am Ende noch einmal $5; anders kommst du nicht an Geld`
      if (most !== null) return `${about}, und mehr als ${theShares(most)} pro Runde geht nicht.`
      return held === null ? `${about}.` : `${about}, und mehr als ${held} Aktien darf niemand haben.`
    },
    ruin: {
      now: (due, gap) => `So wie es steht, ${lost(due, gap)}.`,
      bid: (due, gap, bid) => `Wenn du ${dollars(bid)} zahlst, ${lost(due, gap)}.`,
      build: (due, gap) => `Danach ${lost(due, gap)}.`,
      engine: (due, gap) => `Mit mehr Reichweite ${lost(due, gap)}.`,
    },
    advice: {
      won: 'Nichts anderes zählt: weder Einkommen noch Strecken.',
      shares: (shares) =>
        plural(shares, {
          one: 'Deine Aktie brachte einmal $5, kostete $1 pro Runde und am Ende $5: Was sie bezahlt, muss mehr einbringen als das.',
          other: `Jede deiner ${shares} Aktien brachte einmal $5, kostete $1 pro Runde und am Ende $5: Was sie bezahlt, muss mehr einbringen als das.`,
        }),
      noLink:
        'Keine Verbindung wurde fertig, also kam nichts herein: Bau in den ersten Runden eine und liefere darüber, dann bezahlt sich der Rest.',
      dearShares: (shares) =>
        plural(shares, {
          one: 'Deine Aktie kostete $1 in jeder Runde: Mehr bleibt übrig, wenn du am Anfang weniger verkaufst oder früher lieferst.',
          other: `Deine ${shares} Aktien kosteten ${dollars(shares)} in jeder Runde: Mehr bleibt übrig, wenn du am Anfang weniger verkaufst oder früher lieferst.`,
        }),
      dearLocomotive: (cost) =>
        `Deine Lokomotive kostete ${dollars(cost)} in jeder Runde: Sie lohnt sich erst, wenn deine Wege so lang sind wie ihre Reichweite.`,
    },
  },
} satisfies MapWords
